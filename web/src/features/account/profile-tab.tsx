import type { User } from '@bridge-review/api/user';
import type { ReactNode } from 'react';
import { AccountSection } from './account-section.tsx';
import { CardStyleSection } from './card-style-section.tsx';
import { MailSwitch } from './mail-switch.tsx';
import { OwnData } from './own-data.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';

interface ProfileTabProps {
  user: User;
  /** The section of links that the user has shared. */
  links: ReactNode;
}

export function ProfileTab({ user, links }: ProfileTabProps) {
  return (
    <>
      <AccountSection
        title="Who you are"
        intro="Other players see your display name. Partners find you by your name or your email address."
      >
        <ProfileForm user={user} />
      </AccountSection>
      <CardStyleSection user={user} />
      <MailSwitch user={user} />
      {links}
      <Sessions />
      <OwnData />
      <DeleteAccount user={user} />
    </>
  );
}
