import { adminTab, paths } from '@bridge-review/api/page-paths';
import { type ReportedComment, reportReasonText } from '@bridge-review/api/reports';
import { counted } from '@bridge-review/bridge/counted';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { Link } from '../../ui/link.tsx';
import { MetaStrip } from '../../ui/meta-strip.tsx';
import { Prose } from '../../ui/prose.tsx';

export interface ReportedItemProps {
  reported: ReportedComment;
  isBusy: boolean;
  onDismiss: () => void;
  onRemove: () => void;
  onReopen: () => void;
}

/** A comment with who reported it and why; what can be decided, or what was. */
export function ReportedItem({ reported, isBusy, onDismiss, onRemove, onReopen }: ReportedItemProps) {
  const { author, board, content, isChanged, outcome } = reported;
  const name = author?.displayName ?? 'somebody unknown';
  return (
    <li className="grid gap-s3 border-line p-s4 not-first:border-t sm:p-panel">
      <div className="flex flex-wrap items-baseline gap-x-s3 gap-y-s1">
        <h3 className="font-semibold wrap-anywhere">Comment by {name}</h3>
        {author && !author.isActive && <Badge tone="absent">Deactivated</Badge>}
        {outcome && <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>}
      </div>
      <MetaStrip
        className="text-sm"
        items={[
          board === null ? (
            'The game has been deleted'
          ) : (
            <Link key="board" tone="text" href={paths.hand(board.handId)}>
              Board {board.boardNumber}, {board.gameTitle}
            </Link>
          ),
          isChanged ? 'Edited since: these are the words that were reported' : null,
          decisionLine(reported),
        ]}
      />
      <blockquote className="border-l-3 border-line-2 pl-s4">
        <Prose>{content}</Prose>
      </blockquote>
      <Reasons reported={reported} />
      <div className="flex flex-wrap items-center gap-x-s4 gap-y-s1">
        {outcome === null && (
          <>
            <Button
              aria-label={`Dismiss: comment by ${name}`}
              pending={isBusy}
              pendingText="Saving..."
              onClick={onDismiss}
            >
              Dismiss
            </Button>
            <Button variant="danger" aria-label={`Remove comment by ${name}`} onClick={onRemove}>
              Remove comment
            </Button>
          </>
        )}
        {outcome === 'dismissed' && (
          <Button
            aria-label={`Reopen: comment by ${name}`}
            pending={isBusy}
            pendingText="Saving..."
            onClick={onReopen}
          >
            Reopen
          </Button>
        )}
        {author?.email && (
          <Link
            href={`${adminTab('users')}&q=${encodeURIComponent(author.email)}`}
            className="inline-flex min-h-tap items-center"
          >
            {name} in User Management
          </Link>
        )}
      </div>
    </li>
  );
}

function Reasons({ reported: { reports, count } }: { reported: ReportedComment }) {
  const others = count - reports.length;
  return (
    <div className="text-sm">
      <ul aria-label="Reported by" className="grid gap-s1">
        {reports.map(({ id, by, reason, note, createdAt }) => (
          <li key={id} className="wrap-anywhere">
            <b className="font-semibold">{by?.displayName ?? 'Deleted player'}</b>
            <span className="text-ink-3">, {formatDate(calendarDay(createdAt))}: </span>
            {reason === 'other' ? null : `${reportReasonText[reason]}. `}
            {note !== null && <span className="text-ink-2">“{note}”</span>}
          </li>
        ))}
      </ul>
      {others > 0 && <p className="mt-s1 text-ink-3">And {counted(others, 'other report')}.</p>}
    </div>
  );
}

const OUTCOMES: Record<NonNullable<ReportedComment['outcome']>, { tone: BadgeTone; label: string }> = {
  dismissed: { tone: 'absent', label: 'Dismissed' },
  removed: { tone: 'ok', label: 'Removed' },
  deleted: { tone: 'absent', label: 'Comment deleted' },
};

const decisionLine = ({ outcome, decidedBy, decidedAt }: ReportedComment): string | null =>
  decidedAt === null || outcome === null
    ? null
    : `By ${decidedBy ?? 'an administrator'} on ${formatDate(calendarDay(decidedAt))}`;
