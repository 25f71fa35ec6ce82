import { type PaperBlock, PaperBlockTable } from '../../ui/paper/paper-block.tsx';
import { useMeasuredPages } from './measured-pages.tsx';
import { PrintPreview, type PrintPreviewProps, type PrintedSheet } from './print-preview.tsx';

export interface TableSheetsProps extends Pick<PrintPreviewProps, 'note' | 'empty'> {
  blocks: readonly PaperBlock[];
  /** What every sheet has at its head. */
  head: Pick<PrintedSheet, 'title' | 'about' | 'part'>;
}

/** Tables on as many sheets as they need. */
export function TableSheets({ blocks, head, note, empty }: TableSheetsProps) {
  const { pages, ruler } = useMeasuredPages(blocks);
  const sheets = pages?.map((parts): PrintedSheet => ({
    ...head,
    children: parts.map(({ block: at, from, to }) => {
      const block = blocks[at];
      return block && <PaperBlockTable key={block.key} block={block} from={from} to={to} />;
    }),
  }));
  return (
    <>
      {ruler}
      <PrintPreview sheets={sheets ?? null} note={note ?? null} empty={empty} />
    </>
  );
}
