import type { RegistrationMode } from '@bridge-review/api/registration-mode';
import { onTestFinished } from 'vitest';

/** Says who may register, as the server writes it into the page. */
export function registeringIs(mode: RegistrationMode): void {
  const meta = document.createElement('meta');
  meta.name = 'registration';
  meta.content = mode;
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
