import type { FileWarning, GameDetails } from '@bridge-review/api/games';
import { counted, plural } from '@bridge-review/bridge/counted';
import { ChevronDown, TriangleAlert, X } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useDismissWarnings } from './queries.ts';

/** What was wrong with the file, on one line to open, until its uploader has seen enough of it. */
export function FileWarnings({ game, mayDismiss }: { game: GameDetails; mayDismiss: boolean }) {
  const dismissal = useDismissWarnings(game.id);
  const { warnings, warningCount } = game;
  if (warnings.length === 0) return null;
  return (
    <div className="mb-s5 flex items-start gap-s3 border-l-3 border-ochre pl-s4">
      <details className="group min-w-0 flex-1">
        <summary className="flex min-h-tap w-fit items-center gap-s3 font-semibold text-ochre">
          <Icon of={TriangleAlert} />
          {counted(warningCount, 'remark')} on the file
          <Icon of={ChevronDown} className="group-open:rotate-180" />
        </summary>
        <p className="text-ink-2">
          {plural(warningCount, 'One problem in the file was', `${warningCount} problems in the file were`)}{' '}
          skipped or repaired.
          {warningCount > warnings.length && ` These are the first ${warnings.length}.`}
        </p>
        <Warnings warnings={warnings} />
      </details>
      {mayDismiss && (
        <IconButton
          icon={X}
          label="Dismiss warnings"
          disabled={dismissal.isPending}
          onClick={() => dismissal.mutate()}
          className="-mr-s3"
        />
      )}
    </div>
  );
}

function Warnings({ warnings }: { warnings: readonly FileWarning[] }) {
  return (
    <ul className="max-w-measure pb-s2">
      {warnings.map(({ line, column, code, message }) => (
        <li key={`${line}:${column}:${code}:${message}`} className="mt-s1 wrap-anywhere">
          <span className="text-ink-3">Line {line}:</span> {message}
        </li>
      ))}
    </ul>
  );
}
