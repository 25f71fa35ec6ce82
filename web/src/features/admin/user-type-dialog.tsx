import type { AdminUser } from '@bridge-review/api/admin';
import type { UserType } from '@bridge-review/api/user';
import { nameOf } from '../../base/name-of.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSetUserType } from './queries.ts';
import { TYPE_TEXT } from './type-text.ts';

export interface UserTypeDialogProps {
  user: AdminUser;
  userType: UserType;
  isOneself: boolean;
  onClose: () => void;
}

/** Asks before a change of type, since one arrow key on the select is enough to choose another. */
export function UserTypeDialog({ user, userType, isOneself, onClose }: UserTypeDialogProps) {
  const change = useSetUserType();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      {...(isOneself ? ownQuestion(userType) : question(user, userType))}
      pending={change.isPending}
      pendingText="Changing..."
      onConfirm={() => change.mutate({ user, userType }, { onSuccess: onClose })}
    />
  );
}

/** Admins can give up their own rights, but only another admin can give them back. */
const ownQuestion = (userType: UserType) => ({
  title: 'Give up your own admin rights?',
  description: `Your user type becomes ${TYPE_TEXT[userType]}, and you lose access to this page immediately. Only another admin can undo it.`,
  verb: `Become ${NOUNS[userType]}`,
});

const NOUNS: Record<UserType, string> = { player: 'a player', admin: 'an admin', test: 'a test user' };

const question = (user: AdminUser, userType: UserType) => ({
  title: `Make ${nameOf(user)} ${NOUNS[userType]}?`,
  description: `${nameOf(user)} (${user.email}) ${meaning(user.userType, userType)}`,
  verb: `Make ${NOUNS[userType]}`,
  harmless: user.userType === 'test' && userType === 'player',
});

function meaning(before: UserType, after: UserType): string {
  switch (after) {
    case 'admin':
      return 'will be able to manage all users, make other admins, delete test data and repair the database.';
    case 'test':
      return `will be deleted by ‘Clean Test Data’, together with their games and comments.${lostRights(before)}`;
    case 'player':
      return `will be able to upload games, record bidding and comment.${lostRights(before)}`;
  }
}

const lostRights = (before: UserType): string =>
  before === 'admin' ? ' They lose access to the Admin Panel immediately.' : '';
