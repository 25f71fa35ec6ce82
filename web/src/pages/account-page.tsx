import type { User } from '@bridge-review/api/user';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../base/page-title.ts';
import { PartnersTab } from '../features/account/partners-tab.tsx';
import { PasswordTab } from '../features/account/password-tab.tsx';
import { ProfileTab } from '../features/account/profile-tab.tsx';
import { StatsTab } from '../features/account/stats-tab.tsx';
import { NamesSection } from '../features/people/names-section.tsx';
import { SharesSection } from '../features/shares/shares-section.tsx';
import { SignInSkeleton } from '../features/passkeys/sign-in-skeleton.tsx';
import { TokensSection } from '../features/tokens/tokens-section.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Tabs } from '../ui/tabs-root.tsx';
import { Tab, TabList, TabPanel } from '../ui/tabs.tsx';

const SignInSections = lazyPart(
  async () => (await import('../features/passkeys/sign-in-sections.tsx')).SignInSections,
  <SignInSkeleton />,
);
const BlockedSection = lazyPart(
  async () => (await import('../features/blocks/blocked-section.tsx')).BlockedSection,
);

const TABS = ['profile', 'password', 'partners', 'stats'] as const;

export function AccountPage({ user }: { user: User }) {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'profile';
  // Arrow keys walk through the tabs: each must not become a step of the way back.
  const choose = (name: string) => setSearch(name === 'profile' ? {} : { tab: name }, { replace: true });
  usePageTitle('Account');
  return (
    <>
      <PageHead title="Account" meta={[`${user.firstName} ${user.lastName}`.trim(), user.email]} />
      <Tabs value={tab} onValueChange={choose}>
        <TabList label="Account">
          <Tab value="profile">Profile</Tab>
          <Tab value="password">Password</Tab>
          <Tab value="partners">Partners</Tab>
          <Tab value="stats">Stats</Tab>
        </TabList>
        {/* The two with forms stay mounted, so that their input is kept. */}
        <TabPanel value="profile" forceMount className="data-[state=inactive]:hidden">
          <ProfileTab user={user} links={tab === 'profile' ? <SharesSection /> : null} />
        </TabPanel>
        <TabPanel value="password" forceMount className="data-[state=inactive]:hidden">
          <PasswordTab user={user} />
          {tab === 'password' && (
            <>
              <SignInSections />
              <TokensSection />
            </>
          )}
        </TabPanel>
        <TabPanel value="partners">
          <PartnersTab />
          <NamesSection />
          <BlockedSection />
        </TabPanel>
        <TabPanel value="stats">
          <StatsTab />
        </TabPanel>
      </Tabs>
    </>
  );
}
