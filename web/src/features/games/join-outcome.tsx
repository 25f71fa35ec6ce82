import type { JoinPreview } from '@bridge-review/api/joined-results';
import { counted } from '@bridge-review/bridge/counted';
import type { ReactNode } from 'react';
import { ChangeTable } from '../../ui/change-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OutcomeSheet } from '../../ui/outcome-sheet.tsx';
import { joinChanges, joinSubtitle } from './join-text.ts';

/** What results would change in a game that is there. */
export function JoinOutcome({ preview, children }: { preview: JoinPreview; children?: ReactNode }) {
  const { game, remarks, remarkCount, refusal } = preview;
  return (
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
        {refusal === null && <p>You can undo all of it at any time on the game’s page.</p>}
      </div>
      {refusal === null && children}
    </OutcomeSheet>
  );
}
