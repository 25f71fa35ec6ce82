import type { GameHand, RecordedAuction } from '@bridge-review/api/hands';
import type { ReactNode } from 'react';
import { AuctionTable } from '../../ui/auction-table.tsx';
import { noteText } from '../../ui/explained-call.tsx';
import { NotationText } from '../../ui/notation-text.tsx';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';

export interface AuctionPanelProps {
  title?: string;
  vulnerability: GameHand['vulnerability'];
  auction: RecordedAuction;
  /** Which table it was, where there are several. */
  note?: string | undefined;
  /** At its end: what can be done with it. */
  footer?: ReactNode;
}

/** The auction as the file has it, with alerts and explanations in footnotes. What others say of it is commentary. */
export function AuctionPanel(props: AuctionPanelProps) {
  const { title = 'Auction at the table', vulnerability, auction, note, footer } = props;
  const footnotes = footnotesOf(auction);
  const calls = auction.calls.map((call, index) => {
    const at = footnotes.findIndex((footnote) => footnote.call === index);
    return { call, footnote: at < 0 ? undefined : at + 1 };
  });
  return (
    <Panel title={title} note={note}>
      <PanelBody className="py-s2 sm:py-s2">
        {calls.length === 0 ? (
          <p className="pt-s3 text-ink-3">No call was recorded.</p>
        ) : (
          <AuctionTable caption={title} dealer={auction.dealer} vulnerability={vulnerability} calls={calls} />
        )}
      </PanelBody>
      {footnotes.length > 0 && (
        <PanelBody className="py-s4 sm:py-s4">
          <ol className="grid gap-s1 text-sm text-ink-2">
            {footnotes.map(({ call, words }, index) => (
              <li key={call} className="grid grid-cols-[1.5em_minmax(0,1fr)] [overflow-wrap:anywhere]">
                <b>{index + 1}</b>
                <span>
                  <NotationText>{words}</NotationText>
                </span>
              </li>
            ))}
          </ol>
        </PanelBody>
      )}
      {footer && <PanelFooter className="empty:hidden">{footer}</PanelFooter>}
    </Panel>
  );
}

/** Alerts and explanations, in order. */
const footnotesOf = ({ annotations }: RecordedAuction): { call: number; words: string }[] =>
  annotations
    .map(({ call, ...note }) => ({ call, words: noteText(note).trim() }))
    .filter(({ words }) => words !== '');
