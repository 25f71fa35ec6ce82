import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { callerAt } from '@bridge-review/bridge/auction';
import { sideOf } from '@bridge-review/bridge/side';
import { type ReactNode, useMemo, useState } from 'react';
import { AuctionTable } from '../../ui/auction-table.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { type BoardAuction, boardAuctions } from '../bidding/board-auctions.ts';
import { useBidding } from '../bidding/queries.ts';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { callQuestion } from './call-question.ts';
import { ComparedCalls } from './compared-calls.tsx';

const NAMES = { pair: 'Yours', file: 'At the table' } as const;

interface CallsCardProps {
  hand: GameHand;
  /** The table that is shown. */
  table: TableResult | undefined;
}

/** What else could be called, at any call of an auction of this board. Use the hand's id as key. */
export function CallsCard({ hand, table }: CallsCardProps) {
  const { data: record = null } = useBidding(hand.id);
  const auctions = useMemo(() => boardAuctions(hand, record, table), [hand, record, table]);
  const [from, setFrom] = useState<BoardAuction['from'] | null>(null);
  const shown = auctions.find((each) => each.from === from) ?? auctions[0];
  return (
    <Panel title="Other calls" note="double or bid on, game or part score?">
      {shown ? (
        <ChooseCall key={`${shown.from} ${shown.auction.calls.join(' ')}`} hand={hand} shown={shown}>
          {auctions.length > 1 && (
            <ChoiceRow
              label="Auction"
              choices={auctions.map((each) => ({ value: each.from, label: NAMES[each.from] }))}
              value={shown.from}
              onValueChange={setFrom}
              className="mb-s3 w-[14rem]"
            />
          )}
        </ChooseCall>
      ) : (
        <PanelBody>
          <p className="text-ink-2">
            Record how you bid this board to compare your calls with others. The file has no auction for it.
          </p>
        </PanelBody>
      )}
    </Panel>
  );
}

interface ChooseCallProps {
  hand: GameHand;
  shown: BoardAuction;
  children: ReactNode;
}

function ChooseCall({ hand, shown, children }: ChooseCallProps) {
  const { auction } = shown;
  const [chosen, setChosen] = useState<number | null>(null);
  const question = useMemo(
    () => (chosen === null ? null : callQuestion(hand, shown, chosen)),
    [hand, shown, chosen],
  );
  return (
    <>
      <PanelBody className="py-s3 sm:py-s3">
        {children}
        <AuctionTable
          caption="Calls to choose from"
          dealer={auction.dealer}
          vulnerability={hand.vulnerability}
          calls={auction.calls.map((call) => ({ call }))}
          choice={{ chosen, onChoose: setChosen }}
        />
        {chosen === null && (
          <p className="mt-s3 text-ink-2">
            Choose a call to see what else the player could have called, ranked by mean score. The other
            side’s cards are dealt at random to fit its calls up to then.
          </p>
        )}
      </PanelBody>
      {chosen !== null &&
        (question ? (
          <ComparedCalls key={chosen} board={`${hand.id}`} question={question} />
        ) : (
          <PanelBody className="py-s4 sm:py-s4">
            <p className="text-ink-2">
              The file does not have both {SIDE_TEXT[sideOf(callerAt(auction, chosen))]} hands, so nothing can
              be simulated.
            </p>
          </PanelBody>
        ))}
    </>
  );
}
