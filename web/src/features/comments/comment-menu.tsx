import type { Comment } from '@bridge-review/api/comments';
import { Ban, Flag } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { OpenedMenu } from '../../ui/lazy-menu.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useChangeBlock } from '../blocks/queries.ts';
import { authorOf } from './comment-list.ts';

const ReportDialog = lazyPart(async () => (await import('../reports/report-dialog.tsx')).ReportDialog);

export interface CommentMenuProps extends OpenedMenu {
  comment: Comment;
  /** The comment is about to be folded away, and its menu with it. */
  onBlock: () => void;
}

/** What can be done about somebody else's comment. */
export function CommentMenu({ comment, onBlock, ...opened }: CommentMenuProps) {
  const [reporting, setReporting] = useState(false);
  const change = useChangeBlock();
  const { userId, userName, isBlocked } = comment;
  const author = authorOf(comment);
  // Not a callback of the mutation, which would not be called once the menu is folded away.
  const block = () =>
    void change.mutateAsync({ person: { id: userId, displayName: author }, isBlocked: !isBlocked }).then(
      () => !isBlocked && onBlock(),
      () => undefined,
    );
  return (
    <>
      <Menu {...opened}>
        <MenuItem icon={Flag} onSelect={() => ReportDialog.whenLoaded(() => setReporting(true))}>
          Report comment
        </MenuItem>
        {/* Nobody can be blocked where there is no such user. */}
        {userName !== null && (
          <MenuItem icon={Ban} onSelect={block}>
            {isBlocked ? 'Unblock' : 'Block'} {author}
          </MenuItem>
        )}
      </Menu>
      {reporting && (
        <ReportDialog
          commentId={comment.id}
          author={author}
          onBlock={userName === null || isBlocked ? null : block}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
