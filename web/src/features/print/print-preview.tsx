import { counted } from '@bridge-review/bridge/counted';
import { Printer } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { errorMessage } from '../../base/request-error.ts';
import { Paper, Sheet, type SheetProps } from '../../ui/paper/sheet.tsx';

export type PrintedSheet = Omit<SheetProps, 'page' | 'pages'>;

export interface PrintPreviewProps {
  /** Null until they are known. */
  sheets: readonly PrintedSheet[] | null;
  /** Said beside the button: what is still missing. */
  note?: string | null;
  /** Where there is nothing to print, why. */
  empty: string;
}

/** How many pages there will be, the button that prints them, and the sheets themselves. */
export function PrintPreview({ sheets, note = null, empty }: PrintPreviewProps) {
  const pages = sheets?.length ?? 0;
  if (pages === 0 && sheets !== null) return <EmptyState title="Nothing to print">{empty}</EmptyState>;
  return (
    <>
      <div className="mb-s5 flex flex-wrap items-center gap-x-s4 gap-y-s2 print:hidden">
        <Button variant="primary" icon={Printer} disabled={sheets === null} onClick={() => print()}>
          {sheets === null ? 'Print' : `Print ${counted(pages, 'page')}`}
        </Button>
        <p role="status" className="min-w-0 text-sm text-ink-2">
          {sheets === null
            ? 'Laying out the pages…'
            : `${counted(pages, 'page')} of A4 or Letter. ${note ?? ''}`}
        </p>
      </div>
      {sheets !== null && (
        <Paper>
          {sheets.map((sheet, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a page is known by its number alone
            <Sheet key={index} {...sheet} page={index + 1} pages={pages} />
          ))}
        </Paper>
      )}
    </>
  );
}

interface PrintFailureProps {
  title?: string;
  query: { readonly error: unknown; readonly isFetching: boolean; refetch(): unknown };
}

/** What could not be loaded can be asked for again. */
export const PrintFailure = ({
  title = 'The boards could not be loaded',
  query: { error, isFetching, refetch },
}: PrintFailureProps) => (
  <ErrorState title={title} retrying={isFetching} onRetry={() => void refetch()}>
    {errorMessage(error)}
  </ErrorState>
);
