import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { CardValues } from '../../features/analysis/use-card-values.ts';
import { AuctionPanel } from '../../features/hands/auction-panel.tsx';
import { pairText, tableText } from '../../features/hands/table-text.ts';
import type { PlayState } from '../../features/hands/use-play.ts';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { TricksPanel } from './tricks-panel.tsx';

export interface TableRecordPanelProps {
  hand: GameHand;
  /** The table that is shown; undefined where the board was only dealt. */
  result: TableResult | undefined;
  /** Whether it is one of several. */
  several: boolean;
  play: PlayState | null;
  values: CardValues | null;
}

/** What the file has of one table: its auction and its play. */
export function TableRecordPanel({ hand, result, several, play, values }: TableRecordPanelProps) {
  const note = several && result ? nameOf(result) : undefined;
  const played = play !== null && play.line.cards.length > 0 ? play : null;
  if (!result || (result.auction === null && played === null)) {
    return (
      <Panel title="Auction in the file">
        <PanelBody>
          <p className="text-ink-3">The file holds no auction and no play for this board.</p>
        </PanelBody>
      </Panel>
    );
  }
  return (
    <>
      {result.auction && (
        <AuctionPanel vulnerability={hand.vulnerability} auction={result.auction} note={note} />
      )}
      {played && (
        <TricksPanel play={played} annotations={result.play?.annotations ?? []} note={note} values={values} />
      )}
    </>
  );
}

const nameOf = (result: TableResult): string =>
  tableText(result) || pairText(result.players.N, result.players.S) || 'One of the tables';
