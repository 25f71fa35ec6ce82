import type { User } from '@bridge-review/api/user';
import { AccountSection } from './account-section.tsx';
import { PasswordForm } from './password-form.tsx';

export function PasswordTab({ user }: { user: User }) {
  return (
    <AccountSection
      title="Change password"
      intro="Use a few unrelated words that you use nowhere else. Changing your password signs you out everywhere else."
    >
      <PasswordForm user={user} />
    </AccountSection>
  );
}
