import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { formatContract } from '@bridge-review/bridge/contract';
import { seatName } from '@bridge-review/bridge/seat';
import type { Side } from '@bridge-review/bridge/side';
import { errorMessage } from '../../base/request-error.ts';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Contract } from '../../ui/contract.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ScoreRows, Verdict } from '../../ui/verdict.tsx';
import { useSaveBidding } from '../bidding/queries.ts';
import { auctionOf } from '../bidding/recorded-auction.ts';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { signed } from '../hands/table-text.ts';
import type { AnalysedBoard } from './analysed-board.ts';
import { tricksText } from './contract-text.ts';
import type { Judged } from './judged-tables.ts';
import { marginText } from './margin-text.ts';
import { parContractText } from './par-text.ts';
import { tableOutcomeText } from './table-outcome.ts';
import { type Pairs, VERDICT_TITLES, YOUR_PAIR, verdictSentence } from './verdict-text.ts';

export interface ContractVerdictProps {
  label: string;
  /** How the judged contract's score with best play is called: 'Yours'. */
  whose: string;
  judged: Judged;
  board: AnalysedBoard;
  pairs: Pairs;
  /** Where the contract may have been played, with what was made of it. */
  table: TableResult | undefined;
}

/** One contract against par, at length. */
export function ContractVerdict({ label, whose, judged, board, pairs, table }: ContractVerdictProps) {
  const { contract, side, scoreNS, accuracy, verdict } = judged;
  const forSide = (score: number) => signed(side === 'NS' ? score : 0 - score);
  const sentences = [
    verdictSentence(contract, judged, board, side, pairs),
    table ? tableOutcomeText(table, contract, side) : null,
  ];
  return (
    <Verdict label={label} accuracy={accuracy} title={VERDICT_TITLES[verdict]}>
      <p className="mt-s1 text-sm text-ink-2">
        <Sentence>{sentences.filter((each) => each !== null).join(' ')}</Sentence>
      </p>
      <ScoreRows
        rows={[
          {
            name: whose,
            what: (
              <>
                <Contract
                  contract={formatContract(contract)}
                  by={contract === 'Pass' ? undefined : seatName(contract.declarer)}
                />
                {contract !== 'Pass' && `, ${tricksText(board.tricks[contract.declarer][contract.strain])}`}
              </>
            ),
            score: forSide(scoreNS),
          },
          { name: 'Par', what: <Sentence>{parContractText(board)}</Sentence>, score: forSide(board.parNS) },
        ]}
      />
      <p className="mt-s2 text-right font-semibold first-letter:uppercase">
        {marginText(scoreNS, board, side)}
      </p>
      <p className="mt-s2 text-sm text-ink-3">
        {pairs === YOUR_PAIR ? 'You sat' : 'Scored for'} {SIDE_TEXT[side]}. These scores are double dummy.
      </p>
    </Verdict>
  );
}

const SIDES = [
  { value: 'NS', label: 'N–S' },
  { value: 'EW', label: 'E–W' },
] as const;

/** The side for which the user's own record is judged; a change is saved at once. */
export function SideOfRecord({ hand, record, side }: { hand: GameHand; record: BiddingRecord; side: Side }) {
  const save = useSaveBidding(hand);
  const choose = (next: Side) => {
    if (next === side || save.isPending) return;
    const { calls } = auctionOf(hand.dealer, record.biddingSequence);
    save.mutate(
      { base: record, calls, side: next, partnerId: null },
      {
        onError: (error) =>
          toast({ title: 'The side was not changed', description: errorMessage(error), tone: 'error' }),
      },
    );
  };
  return (
    <ChoiceRow<Side>
      label="You sat"
      choices={SIDES}
      value={save.isPending ? (save.variables.side ?? side) : side}
      onValueChange={choose}
      className="mt-s3"
    />
  );
}
