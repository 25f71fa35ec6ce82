import type { HandAnalysis } from '@bridge-review/api/analysis';
import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import type { Side } from '@bridge-review/bridge/side';
import { MakeableTable } from '../../ui/makeable-table.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { useBidding } from '../bidding/queries.ts';
import type { AnalysedBoard } from './analysed-board.ts';
import { contractOfRecord, contractOfTable, judged } from './judged-tables.ts';
import { FairBasis, FairVerdict, FairVerdictWaiting, VerdictHeadline } from './fair-verdict.tsx';
import { ContractVerdict, SideOfRecord } from './own-verdict.tsx';
import { parSentence } from './par-text.ts';
import { contractFor, type Replay } from './replay.ts';
import { YOUR_PAIR, pairsOf } from './verdict-text.ts';

export interface AnalysisBodyProps {
  hand: GameHand;
  analysis: HandAnalysis;
  board: AnalysedBoard;
  shown: TableResult | undefined;
  /** The contract that is replayed, and how to choose another one. */
  replay: Replay;
}

/** How the bidding was, above what can be made. */
export function AnalysisBody({ hand, analysis, board, shown, replay }: AnalysisBodyProps) {
  const { data: record = null } = useBidding(hand.id);
  const known = record?.side ?? analysis.side?.side ?? null;
  return (
    <PanelBody className="@container grid gap-s5">
      <BiddingVerdict
        hand={hand}
        analysis={analysis}
        record={record}
        board={board}
        known={known}
        shown={shown}
      />
      <div>
        <h3 className="eyebrow">Tricks for each declarer</h3>
        <div className="grid items-start gap-x-s5 @min-[33rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <MakeableTable
            tricks={board.tricks}
            par={board.par.contracts}
            chosen={replay.contract}
            onChoose={(declarer, strain) =>
              replay.choose(contractFor(declarer, strain, board.tricks[declarer][strain]))
            }
          />
          <p className="mt-s3 text-ink-2">
            <Sentence>{parSentence(board)}</Sentence>
          </p>
        </div>
      </div>
    </PanelBody>
  );
}

interface BiddingVerdictProps extends Pick<AnalysisBodyProps, 'hand' | 'analysis' | 'board' | 'shown'> {
  record: BiddingRecord | null;
  /** The viewer's side, where it is known. */
  known: Side | null;
}

/** Of the partnership's own record; without a finished one, of the table that is shown. */
function BiddingVerdict({ hand, analysis, record, board, known, shown }: BiddingVerdictProps) {
  const own = record && contractOfRecord(hand, record);
  if (record && own !== null) {
    const verdict = judged(own, board, known);
    const fair = analysis.fair?.side === verdict.side ? analysis.fair : null;
    const lies = { whose: 'Yours', judged: verdict, board, pairs: YOUR_PAIR, table: shown };
    if (fair === null && !analysis.isFairWaiting) {
      return (
        <div>
          <ContractVerdict label="Your bidding" {...lies} />
          <SideOfRecord hand={hand} record={record} side={verdict.side} />
        </div>
      );
    }
    return (
      <div>
        {fair && <VerdictHeadline contract={own} fair={fair} loss={verdict.loss} />}
        <div className="grid grid-cols-2 gap-x-s4 pt-s4 sm:gap-x-s5">
          {fair ? <FairVerdict contract={own} fair={fair} /> : <FairVerdictWaiting />}
          <div className="border-l border-line pl-s4 sm:pl-s5">
            <ContractVerdict label="As the cards lie" {...lies} />
          </div>
        </div>
        {fair && <FairBasis fair={fair} />}
        <SideOfRecord hand={hand} record={record} side={verdict.side} />
      </div>
    );
  }
  const reached = shown ? contractOfTable(shown) : null;
  const verdict = reached && judged(reached, board, known);
  const missing = record
    ? 'Your auction is not finished, so there is no contract to judge.'
    : 'Record how you bid this board to see the verdict on it.';
  if (verdict === null) return <p className="text-ink-2">{missing}</p>;
  return (
    <div>
      <ContractVerdict
        label="Bidding at the table"
        whose="Best play"
        table={shown}
        judged={verdict}
        board={board}
        pairs={pairsOf(verdict.side)}
      />
      <p className="mt-s2 text-sm text-ink-3">{missing}</p>
    </div>
  );
}
