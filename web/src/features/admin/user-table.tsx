import type { AdminUser } from '@bridge-review/api/admin';
import { adminTab } from '@bridge-review/api/page-paths';
import type { User, UserType } from '@bridge-review/api/user';
import { nameOf } from '../../base/name-of.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useIsLastAdmin } from './last-admin.ts';
import { TYPE_TEXT } from './type-text.ts';
import { UserTypeBadge } from './user-type-badge.tsx';
import { day } from './when.ts';

export interface UserTableProps {
  viewer: User;
  users: readonly AdminUser[];
  onChooseType: (user: AdminUser, userType: UserType) => void;
  /** Deactivate or reactivate. */
  onAskActivity: (user: AdminUser) => void;
}

const TYPES = (['player', 'admin', 'test'] as const).map((value) => ({ value, label: TYPE_TEXT[value] }));

/** One line of the table, with all that its cells need to know. */
interface Row {
  readonly user: AdminUser;
  readonly isOneself: boolean;
  readonly isLastAdmin: boolean;
  readonly onChooseType: UserTableProps['onChooseType'];
  readonly onAskActivity: UserTableProps['onAskActivity'];
}

const COLUMNS: readonly TableColumn<Row>[] = [
  { header: 'User', names: true, cell: (row) => <Who {...row} /> },
  { header: 'Email', cell: (row) => <Email {...row} /> },
  {
    header: 'User Type',
    cell: ({ user }) => <UserTypeBadge type={user.userType} />,
    className: 'whitespace-nowrap',
  },
  { header: 'Status', cell: (row) => <Status {...row} /> },
  { header: 'Joined', cell: (row) => <Joined {...row} />, className: 'whitespace-nowrap' },
  { header: 'Actions', cell: (row) => <Actions {...row} /> },
];

export function UserTable({ viewer, users, onChooseType, onAskActivity }: UserTableProps) {
  const isLastAdmin = useIsLastAdmin(viewer);
  const rows = users.map((user) => ({
    user,
    isOneself: user.id === viewer.id,
    isLastAdmin: isLastAdmin && user.id === viewer.id,
    onChooseType,
    onAskActivity,
  }));
  return (
    <Panel aria-label="Users">
      <PanelBody className="py-s3 sm:py-s4">
        <Table caption="Users" columns={COLUMNS} rows={rows} rowKey={({ user }) => user.id} narrow="stack" />
      </PanelBody>
    </Panel>
  );
}

function Actions({ user, isLastAdmin, onChooseType, onAskActivity }: Row) {
  if (isLastAdmin) return <p className="text-sm text-ink-3">The last active admin cannot be changed.</p>;
  if (user.approval !== null) {
    return (
      <Link href={adminTab('registration')} className="inline-flex min-h-tap items-center">
        Decide under Registration
      </Link>
    );
  }
  return (
    <div className="flex flex-wrap gap-s1 lg:flex-nowrap">
      <NativeSelect
        aria-label={`User type of ${nameOf(user)}`}
        options={TYPES}
        value={user.userType}
        onValueChange={(userType) => onChooseType(user, userType)}
        className="w-[5.8rem]"
      />
      <Button variant={user.isActive ? 'danger' : 'quiet'} onClick={() => onAskActivity(user)}>
        {user.isActive ? 'Deactivate' : 'Reactivate'}
        <VisuallyHidden> {nameOf(user)}</VisuallyHidden>
      </Button>
    </div>
  );
}

const Joined = ({ user }: Row) => <time dateTime={user.createdAt}>{day(user.createdAt)}</time>;

function Who({ user, isOneself }: Row) {
  const fullName = `${user.firstName} ${user.lastName}`.trim();
  return (
    <div className="[overflow-wrap:anywhere]">
      <span className="font-semibold">{nameOf(user)}</span>
      {isOneself && <span className="text-ink-3"> (you)</span>}
      {fullName !== nameOf(user) && <div className="text-sm text-ink-3">{fullName}</div>}
    </div>
  );
}

function Email({ user }: Row) {
  return (
    <div className="flex flex-wrap items-center gap-x-s2 gap-y-s1">
      <span className="[overflow-wrap:anywhere]">{user.email}</span>
      {user.emailVerified && <Badge tone="ok">Verified</Badge>}
    </div>
  );
}

function Status({ user }: Row) {
  if (user.deactivatedAt === null) return <Badge>Active</Badge>;
  if (user.approval === 'waiting') return <Badge tone="warn">Waiting</Badge>;
  if (user.approval === 'declined') return <Badge tone="error">Declined</Badge>;
  return (
    <div>
      <Badge tone="error">Deactivated</Badge>
      <div className="mt-s1 text-sm text-ink-3">
        <time dateTime={user.deactivatedAt}>{day(user.deactivatedAt)}</time>
        {user.deactivationReason !== null && (
          <p className="max-w-[16rem] whitespace-pre-line [overflow-wrap:anywhere]">
            {user.deactivationReason}
          </p>
        )}
      </div>
    </div>
  );
}
