import { useEffect, useState } from 'react';
import { usePageTitle } from '../base/page-title.ts';
import { AuthLede } from '../features/auth/auth-lede.tsx';
import { carriedEmail } from '../features/auth/carried-email.ts';
import { invitationInAddress } from '../features/auth/invitation-in-address.ts';
import { Panel, PanelBody } from '../ui/panel.tsx';
import { SegmentedTab, SegmentedTabList } from '../ui/segmented-tabs.tsx';
import { Tabs } from '../ui/tabs-root.tsx';
import { TabPanel } from '../ui/tabs.tsx';
import { CreateAccount } from './create-account.tsx';
import { SignIn } from './sign-in.tsx';

type Form = 'sign-in' | 'create-account';

export function AuthPage() {
  const [invitation, setInvitation] = useState(invitationInAddress);
  const isNew = invitation !== null || location.hash === '#new';
  const [form, setForm] = useState<Form>(isNew ? 'create-account' : 'sign-in');
  // An address typed into one form, or before on the page for a lost password, is not to be typed again.
  const [email, setEmail] = useState(carriedEmail);
  // A link may be opened where this page is already: then the address changes after its # alone.
  useEffect(() => {
    const onChange = () => {
      const opened = invitationInAddress();
      if (opened === null) return;
      setInvitation(opened);
      setForm('create-account');
    };
    addEventListener('hashchange', onChange);
    return () => removeEventListener('hashchange', onChange);
  }, []);
  usePageTitle(form === 'sign-in' ? 'Sign in' : 'Create account');
  return (
    <div className="mx-auto grid max-w-[64rem] items-center gap-s6 md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] md:py-s6 lg:gap-s8">
      <AuthLede />
      <Panel aria-label="Sign in or create an account" className="max-md:order-2">
        <Tabs value={form} onValueChange={(value) => setForm(value as Form)}>
          <SegmentedTabList label="Sign in or create an account">
            <SegmentedTab value="sign-in">Sign In</SegmentedTab>
            <SegmentedTab value="create-account">Create Account</SegmentedTab>
          </SegmentedTabList>
          <TabPanel value="sign-in">
            <PanelBody>
              <SignIn email={email} onEmail={setEmail} onSwitch={() => setForm('create-account')} />
            </PanelBody>
          </TabPanel>
          <TabPanel value="create-account">
            <PanelBody>
              <CreateAccount
                invitation={invitation}
                email={email}
                onEmail={setEmail}
                onSwitch={() => setForm('sign-in')}
              />
            </PanelBody>
          </TabPanel>
        </Tabs>
      </Panel>
    </div>
  );
}
