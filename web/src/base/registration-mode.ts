import type { RegistrationMode } from '@bridge-review/api/registration-mode';
import { pageMeta } from './page-meta.ts';

/** Who may register, as it was when the page was loaded; the server has the last word. */
export const registrationMode = (): RegistrationMode => {
  const mode = pageMeta('registration');
  return mode === 'invitation' || mode === 'approval' ? mode : 'open';
};
