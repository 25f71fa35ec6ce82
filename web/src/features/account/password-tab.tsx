import type { User } from '@bridge-review/api/user';
import { AccountSection } from './account-section.tsx';
import { PasswordForm } from './password-form.tsx';

export function PasswordTab({ user }: { user: User }) {
  return (
    <AccountSection
      title="Change password"
      intro="The best one is long and yours alone: a few words that nobody else would put together. Changing it signs you out everywhere else."
    >
      <PasswordForm user={user} />
    </AccountSection>
  );
}
