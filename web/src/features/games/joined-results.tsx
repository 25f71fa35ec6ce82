import type { GameDetails, JoinedResults as Joined } from '@bridge-review/api/games';
import { counted, plural } from '@bridge-review/bridge/counted';
import { useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { useUndoResults } from './queries.ts';

/** Results that came to the game after its upload, and the way to take the last of them back. */
export function JoinedResults({ game, mayUndo }: { game: GameDetails; mayUndo: boolean }) {
  const last = game.joined.at(-1);
  if (last === undefined) return null;
  return (
    <ul aria-label="Results that were added" className="mb-s5 border-l-3 border-green pl-s4">
      {game.joined.map((joined) => (
        <li key={joined.id} className="flex flex-wrap items-center justify-between gap-x-s4">
          <div className="min-w-0 flex-1 basis-[20rem] py-s2 [overflow-wrap:anywhere]">
            <p>
              <b className="font-semibold">{addedText(joined)}</b> from {joined.name},{' '}
              {formatDate(calendarDay(joined.addedAt))}
            </p>
            <Remarks {...joined} />
          </div>
          {mayUndo && joined.id === last.id && <UndoResults game={game} joined={joined} />}
        </li>
      ))}
    </ul>
  );
}

const addedText = ({ added, completed }: Joined): string =>
  added > 0 ? `${counted(added, 'result')} added` : `${counted(completed, 'result')} completed`;

function Remarks({ remarks, remarkCount }: Joined) {
  if (remarks.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="flex min-h-tap w-fit items-center font-semibold text-ochre">
        {counted(remarkCount, 'remark')}
      </summary>
      <ul className="max-w-measure pb-s2">
        {remarks.map((remark) => (
          <li key={remark} className="mt-s1">
            {remark}
          </li>
        ))}
      </ul>
    </details>
  );
}

function UndoResults({ game, joined }: { game: GameDetails; joined: Joined }) {
  const [open, setOpen] = useState(false);
  const undo = useUndoResults(game);
  return (
    <>
      <Button
        variant="quiet"
        hang="right"
        className="max-sm:-ml-hang"
        aria-label={`Undo: ${addedText(joined)}`}
        onClick={() => setOpen(true)}
      >
        Undo
      </Button>
      {open && (
        <ConfirmDialog
          open
          onOpenChange={setOpen}
          title="Remove these results?"
          description={`${goesText(joined)} Auctions and comments that players wrote stay. You can add the file again.`}
          verb="Remove results"
          pendingText="Removing..."
          pending={undo.isPending}
          onConfirm={() => undo.mutate(joined.id)}
          error={undo.isError ? errorMessage(undo.error) : null}
        />
      )}
    </>
  );
}

const goesText = ({ added, completed, name }: Joined): string =>
  added > 0
    ? `This removes ${plural(added, 'the result', `all ${added} results`)} from ${name}. The ranking is updated.`
    : `This removes the names and details that ${counted(completed, 'result')} got from ${name}.`;
