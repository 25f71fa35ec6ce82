import type { User } from '@bridge-review/api/user';
import { PanelBody } from '../../ui/panel.tsx';
import { Switch } from '../../ui/switch.tsx';
import { AccountSection } from './account-section.tsx';
import { useNotifyByMail } from './queries.ts';

export function MailSwitch({ user }: { user: User }) {
  const notify = useNotifyByMail(user);
  return (
    <AccountSection
      title="Notifications"
      intro="Emails about your account, such as password links, are always sent."
    >
      <PanelBody className="py-s3 sm:py-s4">
        <Switch checked={user.notifyByMail} onCheckedChange={(on) => notify.mutate(on)}>
          Email me about my partners&apos; activity
        </Switch>
        <p className="mt-s1 text-sm text-ink-3">
          When a partner records how the two of you bid, or comments on a hand that you have commented on. At
          most one email an hour{user.emailVerified ? '' : ', and none until your email address is verified'}.
        </p>
      </PanelBody>
    </AccountSection>
  );
}
