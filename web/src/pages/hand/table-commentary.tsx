import { CommentaryPanel } from '../../features/hands/commentary-panel.tsx';
import { commentaryOf } from '../../features/hands/commentary.ts';
import { DeskPart } from '../../ui/desk.tsx';
import { tableNote } from './table-note.ts';
import type { Review } from './use-review.ts';

/** What the file says about the table that is shown. */
export function TableCommentary({ review: { results, table } }: { review: Review }) {
  const remarks = table.shown ? commentaryOf(table.shown) : [];
  if (remarks.length === 0) return null;
  return (
    <DeskPart name="commentary">
      <CommentaryPanel remarks={remarks} note={tableNote(results.data, table.shown)} />
    </DeskPart>
  );
}
