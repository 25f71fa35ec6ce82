import type { User } from '@bridge-review/api/user';
import { PanelBody } from '../../ui/panel.tsx';
import { Switch } from '../../ui/switch.tsx';
import { AccountSection } from './account-section.tsx';
import { useNotifyByMail } from './queries.ts';

export function MailSwitch({ user }: { user: User }) {
  const notify = useNotifyByMail(user);
  return (
    <AccountSection
      title="Mail"
      intro="Mails about your account itself, such as a link to a new password, always come."
    >
      <PanelBody className="py-s3 sm:py-s4">
        <Switch checked={user.notifyByMail} onCheckedChange={(on) => notify.mutate(on)}>
          Mail me what my partners do
        </Switch>
        <p className="mt-s1 text-sm text-ink-3">
          When a partner records how the two of you bid, or writes about a hand that you have commented on. At
          most one mail an hour{user.emailVerified ? '' : ', and none until your email address is verified'}.
        </p>
      </PanelBody>
    </AccountSection>
  );
}
