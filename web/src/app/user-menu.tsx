import { paths } from '@bridge-review/api/page-paths';
import type { User } from '@bridge-review/api/user';
import { LifeBuoy, LogOut, Newspaper, Settings, ShieldCheck } from 'lucide-react';
import { nameOf } from '../base/name-of.ts';
import { SUPPORT_EMAIL } from '../base/support-email.ts';
import { useLogout } from '../features/auth/use-logout.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../ui/menu.tsx';
import { UserButton } from '../ui/user-button.tsx';

export function UserMenu({ user }: { user: User }) {
  const logout = useLogout();
  return (
    <Menu trigger={<UserButton name={nameOf(user)} image={user.profileImageUrl} />}>
      {/* The button cuts a long name on phones. */}
      <MenuLabel className="sm:hidden">{nameOf(user)}</MenuLabel>
      <MenuItem icon={Settings} href={paths.account}>
        Account Settings
      </MenuItem>
      {user.userType === 'admin' && (
        <MenuItem icon={ShieldCheck} href={paths.admin}>
          Admin Panel
        </MenuItem>
      )}
      <MenuItem icon={Newspaper} href={paths.whatsNew}>
        What’s new
      </MenuItem>
      <MenuItem icon={LifeBuoy} href={`mailto:${SUPPORT_EMAIL}`}>
        Help & Support
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} keepOpen disabled={logout.isPending} onSelect={() => logout.mutate()}>
        {logout.isPending ? 'Signing Out...' : 'Sign Out'}
      </MenuItem>
    </Menu>
  );
}
