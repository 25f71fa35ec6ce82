import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Shows a part by itself, until the test is over. */
export function renderPart(part: ReactNode): void {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => root.render(part));
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
}
