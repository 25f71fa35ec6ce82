import { useState } from 'react';

/** Copies a text, and whether that has worked: some browsers do not let a page do so. */
export function useCopy(text: string): { copied: 'yes' | 'no' | null; copy: () => void } {
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  return { copied, copy };
}
