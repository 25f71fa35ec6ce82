import type { FileWarning, GameDetails } from '@bridge-review/api/games';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDismissWarnings } from './queries.ts';

const SHOWN_AT_ONCE = 3;

/** What was wrong with the file, until its uploader has seen enough of it. */
export function FileWarnings({ game, mayDismiss }: { game: GameDetails; mayDismiss: boolean }) {
  const dismissal = useDismissWarnings(game.id);
  const { warnings, warningCount } = game;
  if (warnings.length === 0) return null;
  const rest = warnings.slice(SHOWN_AT_ONCE);
  return (
    <Notice
      tone="warn"
      className="mb-s5"
      title={
        warningCount === 1
          ? 'One problem in the file was skipped or repaired'
          : `${warningCount} problems in the file were skipped or repaired`
      }
    >
      <Warnings warnings={warnings.slice(0, SHOWN_AT_ONCE)} />
      {rest.length > 0 && (
        <details className="mt-s1">
          <summary className="min-h-tap content-center font-semibold text-ink-2">
            {warningCount > warnings.length ? `The first ${warnings.length} of them` : `${rest.length} more`}
          </summary>
          <Warnings warnings={rest} />
        </details>
      )}
      {mayDismiss && (
        <Button
          variant="quiet"
          hang="left"
          pending={dismissal.isPending}
          pendingText="Dismissing..."
          onClick={() => dismissal.mutate()}
        >
          Dismiss warnings
        </Button>
      )}
    </Notice>
  );
}

function Warnings({ warnings }: { warnings: readonly FileWarning[] }) {
  return (
    <ul className="max-w-measure">
      {warnings.map(({ line, column, code, message }) => (
        <li key={`${line}:${column}:${code}:${message}`} className="mt-s1 [overflow-wrap:anywhere]">
          <span className="text-ink-3">Line {line}:</span> {message}
        </li>
      ))}
    </ul>
  );
}
