import type { User } from '@bridge-review/api/user';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../base/page-title.ts';
import { RequestError } from '../base/request-error.ts';
import { AuditTab } from '../features/admin/audit-tab.tsx';
import { CurrentUserPanel } from '../features/admin/current-user-panel.tsx';
import { OverviewTab } from '../features/admin/overview-tab.tsx';
import { useAdminStats } from '../features/admin/queries.ts';
import { UsersTab } from '../features/admin/users-tab.tsx';
import { IntegrityTab } from '../features/integrity/integrity-tab.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs-root.tsx';
import { Tab, TabList, TabPanel } from '../ui/tabs.tsx';

const TABS = ['overview', 'users', 'registration', 'reports', 'integrity', 'audit', 'setup'] as const;

const loading = <SkeletonRows count={3} label="Loading" />;
const RegistrationTab = lazyPart(
  async () => (await import('../features/registration/registration-tab.tsx')).RegistrationTab,
  loading,
);
const AdminSignIn = lazyPart(
  async () => (await import('../features/passkeys/admin-sign-in.tsx')).AdminSignInSection,
);
const PasskeyGate = lazyPart(
  async () => (await import('../features/passkeys/passkey-gate.tsx')).PasskeyGate,
  loading,
);
const ReportsTab = lazyPart(
  async () => (await import('../features/reports/reports-tab.tsx')).ReportsTab,
  loading,
);
const SetupTab = lazyPart(async () => (await import('../features/setup/setup-tab.tsx')).SetupTab, loading);

export function AdminPage({ user }: { user: User }) {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'overview';
  // Arrow keys walk through the tabs: each must not become a step of the way back.
  const choose = (name: string) => setSearch(name === 'overview' ? {} : { tab: name }, { replace: true });
  const { data, error } = useAdminStats();
  const { waiting = 0, reported = 0 } = data ?? {};
  usePageTitle('Admin');
  if (error instanceof RequestError && error.code === 'passkey_required') {
    return (
      <>
        <PageHead title="Admin" />
        <PasskeyGate />
      </>
    );
  }
  return (
    <>
      <PageHead title="Admin" />
      <CurrentUserPanel user={user} />
      <Tabs value={tab} onValueChange={choose}>
        <TabList label="Admin">
          <Tab value="overview">Overview</Tab>
          <Tab value="users">User Management</Tab>
          <Tab value="registration">{waiting === 0 ? 'Registration' : `Registration (${waiting})`}</Tab>
          <Tab value="reports">{reported === 0 ? 'Reports' : `Reports (${reported})`}</Tab>
          <Tab value="integrity">Database Integrity</Tab>
          <Tab value="audit">Audit Log</Tab>
          <Tab value="setup">Setup</Tab>
        </TabList>
        <TabPanel value="overview">
          <OverviewTab />
        </TabPanel>
        <TabPanel value="users">
          <UsersTab key={search.get('q')} viewer={user} wanted={search.get('q') ?? ''} />
        </TabPanel>
        <TabPanel value="registration">
          <RegistrationTab />
        </TabPanel>
        <TabPanel value="reports">
          <ReportsTab />
        </TabPanel>
        <TabPanel value="integrity">
          <IntegrityTab />
        </TabPanel>
        <TabPanel value="audit">
          <AuditTab />
        </TabPanel>
        <TabPanel value="setup">
          <SetupTab user={user} />
          <AdminSignIn />
        </TabPanel>
      </Tabs>
    </>
  );
}
