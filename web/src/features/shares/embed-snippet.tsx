import type { MadeShare } from '@bridge-review/api/shares';
import { useState } from 'react';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { shareLink } from './share-link.ts';

/** Which hands are seen first; the others open with a click. */
const FIRST = [
  { value: 'all', label: 'All hands' },
  { value: 'EW', label: 'North–South' },
  { value: 'NS', label: 'East–West' },
] as const;

type First = (typeof FIRST)[number]['value'];

/** The line by which a club puts what was shared on its own page. */
export function EmbedSnippet({ share }: { share: MadeShare }) {
  const [first, setFirst] = useState<First>('all');
  const snippet = snippetOf(share, first);
  return (
    <div className="grid gap-s3 border-t border-line pt-s4">
      {!share.isQuestion && (
        <ChoiceRow label="Hands shown at first" choices={FIRST} value={first} onValueChange={setFirst} />
      )}
      <CopyField
        // What was copied before is another line.
        key={snippet}
        plain
        label="For your club’s page"
        what="code"
        text={snippet}
      >
        <p className="text-sm text-ink-3">
          Shows {share.handId === null ? 'the boards' : 'the board'} on any web page, ready to click through.
          It disappears when you withdraw the link.
        </p>
      </CopyField>
    </div>
  );
}

function snippetOf({ token, boardNumber }: MadeShare, first: First): string {
  const address = `${shareLink(token)}/embed${first === 'all' ? '' : `?hide=${first}`}`;
  const title = boardNumber === null ? 'Bridge boards' : `Bridge board ${boardNumber}`;
  const style = 'width:100%;max-width:900px;height:600px;border:0';
  return `<iframe src="${address}" title="${title}" loading="lazy" style="${style}"></iframe>`;
}
