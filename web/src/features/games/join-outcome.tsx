import type { JoinOffer } from '@bridge-review/api/joined-results';
import { counted } from '@bridge-review/bridge/counted';
import { ChangeTable } from '../../ui/change-table.tsx';
import { Field } from '../../ui/field.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OutcomeSheet } from '../../ui/outcome-sheet.tsx';
import { candidateText, joinChanges, joinSubtitle } from './join-text.ts';

export interface JoinOutcomeProps {
  offer: JoinOffer;
  busy: boolean;
  /** Another game was chosen. */
  onChoose: (gameId: number) => void;
}

/** What results without deals would change in a game that is there, and which game that is. */
export function JoinOutcome({ offer: { candidates, preview }, busy, onChoose }: JoinOutcomeProps) {
  if (preview === null)
    return (
      <Notice tone="warn" title="No game of yours has these boards.">
        <p>
          Results need their deals. Go back and add the file with the hands of the same session, or upload
          that file first.
        </p>
      </Notice>
    );
  const { game, remarks, remarkCount, refusal } = preview;
  return (
    <>
      {candidates.length > 1 && (
        <Field label="Add them to">
          <NativeSelect
            className="block"
            disabled={busy}
            value={String(game.id)}
            options={candidates.map((candidate) => ({
              value: String(candidate.id),
              label: candidateText(candidate),
            }))}
            onValueChange={(id) => onChoose(Number(id))}
          />
        </Field>
      )}
      <OutcomeSheet title={`Results for ${game.title}`} subtitle={joinSubtitle(preview)}>
        {refusal === null && <ChangeTable rows={joinChanges(preview)} />}
        <div className="grid gap-s2 px-s4 py-[0.6rem] text-sm text-ink-2 [overflow-wrap:anywhere]">
          {refusal !== null && (
            <Notice tone="warn" title="There is nothing to add.">
              <p>{refusal}</p>
            </Notice>
          )}
          {remarks
            .filter((remark) => remark !== refusal)
            .map((remark) => (
              <p key={remark} className="text-ochre">
                {remark}
              </p>
            ))}
          {remarkCount > remarks.length && <p>And {counted(remarkCount - remarks.length, 'more remark')}.</p>}
          {refusal === null && <p>Undo takes all of it back at once, at any time, on the game’s page.</p>}
        </div>
      </OutcomeSheet>
    </>
  );
}
