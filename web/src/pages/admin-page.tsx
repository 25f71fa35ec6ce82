import type { User } from '@bridge-review/api/user';
import { useSearchParams } from 'wouter';
import { usePageTitle } from '../base/page-title.ts';
import { AuditTab } from '../features/admin/audit-tab.tsx';
import { CurrentUserPanel } from '../features/admin/current-user-panel.tsx';
import { OverviewTab } from '../features/admin/overview-tab.tsx';
import { UsersTab } from '../features/admin/users-tab.tsx';
import { IntegrityTab } from '../features/integrity/integrity-tab.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Tabs } from '../ui/tabs-root.tsx';
import { Tab, TabList, TabPanel } from '../ui/tabs.tsx';

const TABS = ['overview', 'users', 'integrity', 'audit'] as const;

export function AdminPage({ user }: { user: User }) {
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'overview';
  // Arrow keys walk through the tabs: each must not become a step of the way back.
  const choose = (name: string) => setSearch(name === 'overview' ? {} : { tab: name }, { replace: true });
  usePageTitle('Admin');
  return (
    <>
      <PageHead title="Admin" />
      <CurrentUserPanel user={user} />
      <Tabs value={tab} onValueChange={choose}>
        <TabList label="Admin">
          <Tab value="overview">Overview</Tab>
          <Tab value="users">User Management</Tab>
          <Tab value="integrity">Database Integrity</Tab>
          <Tab value="audit">Audit Log</Tab>
        </TabList>
        <TabPanel value="overview">
          <OverviewTab />
        </TabPanel>
        <TabPanel value="users">
          <UsersTab viewer={user} />
        </TabPanel>
        <TabPanel value="integrity">
          <IntegrityTab />
        </TabPanel>
        <TabPanel value="audit">
          <AuditTab />
        </TabPanel>
      </Tabs>
    </>
  );
}
