import type { HandAnalysis } from '@bridge-review/api/analysis';
import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { Side } from '@bridge-review/bridge/side';
import { MakeableTable } from '../../ui/makeable-table.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { Sentence } from '../../ui/prose.tsx';
import { useBidding } from '../bidding/queries.ts';
import type { AnalysedBoard } from './analysed-board.ts';
import { contractOfRecord, contractOfTable, judged } from './judged-tables.ts';
import { ContractVerdict, SideOfRecord } from './own-verdict.tsx';
import { parSentence } from './par-text.ts';
import { YOUR_PAIR, pairsOf } from './verdict-text.ts';

export interface AnalysisBodyProps {
  hand: GameHand;
  analysis: HandAnalysis;
  board: AnalysedBoard;
  shown: TableResult | undefined;
}

/** Left what can be made, right how the bidding was. */
export function AnalysisBody({ hand, analysis, board, shown }: AnalysisBodyProps) {
  const { data: record = null } = useBidding(hand.id);
  const known = record?.side ?? analysis.side?.side ?? null;
  return (
    <>
      <PanelBody className="@container">
        <div className="grid gap-s5 @min-[33rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div>
            <h3 className="eyebrow">Tricks for each declarer</h3>
            <MakeableTable tricks={board.tricks} par={board.par.contracts} />
            <p className="mt-s3 text-ink-2">
              <Sentence>{parSentence(board)}</Sentence>
            </p>
          </div>
          <div className="border-line @max-[33rem]:border-t @max-[33rem]:pt-s4 @min-[33rem]:border-l @min-[33rem]:pl-s5">
            <BiddingVerdict hand={hand} record={record} board={board} known={known} shown={shown} />
          </div>
        </div>
      </PanelBody>
    </>
  );
}

interface BiddingVerdictProps extends Pick<AnalysisBodyProps, 'hand' | 'board' | 'shown'> {
  record: BiddingRecord | null;
  /** The viewer's side, where it is known. */
  known: Side | null;
}

/** Of the partnership's own record; without a finished one, of the table that is shown. */
function BiddingVerdict({ hand, record, board, known, shown }: BiddingVerdictProps) {
  const own = record && contractOfRecord(hand, record);
  if (record && own !== null) {
    const verdict = judged(own, board, known);
    return (
      <>
        <ContractVerdict
          label="Your bidding"
          whose="Yours"
          judged={verdict}
          board={board}
          pairs={YOUR_PAIR}
        />
        <SideOfRecord hand={hand} record={record} side={verdict.side} />
      </>
    );
  }
  const reached = shown ? contractOfTable(shown) : null;
  const verdict = reached && judged(reached, board, known);
  const missing = record
    ? 'Your own auction is not finished yet, so there is no contract to judge.'
    : 'Record how you bid this board, and it is judged here.';
  if (verdict === null) return <p className="text-ink-2">{missing}</p>;
  return (
    <>
      <ContractVerdict
        label="Bidding at the table"
        whose="There"
        judged={verdict}
        board={board}
        pairs={pairsOf(verdict.side)}
      />
      <p className="mt-s2 text-sm text-ink-3">{missing}</p>
    </>
  );
}
