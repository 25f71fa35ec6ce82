import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Renders something for as long as the browser prints the page. */
export function PrintInstead({ children }: { children: ReactNode }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting ? children : null;
}
