import type { GameHand } from '@bridge-review/api/hands';
import { paths } from '@bridge-review/api/page-paths';
import { counted, plural } from '@bridge-review/bridge/counted';
import { seatName } from '@bridge-review/bridge/seat';
import { MessageSquare } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Contract } from '../../ui/contract.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { MiniBar } from '../../ui/mini-bar.tsx';
import { TableMark } from '../../ui/table-mark.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { vulnerabilityText } from '../../ui/vulnerability-text.ts';
import { analysedBoard } from '../analysis/analysed-board.ts';
import { briefPar } from '../analysis/par-text.ts';
import { VERDICT_TITLES } from '../analysis/verdict-text.ts';
import { signed } from '../hands/table-text.ts';
import { type BoardRow, type Reached, biddingText } from './board-row.ts';

/** What is not known. */
const Dash = () => <span className="text-ink-3">–</span>;

/** The link of the row, which covers all of it. */
export function BoardNumber({ hand }: { hand: GameHand }) {
  return (
    <Link
      tone="row"
      href={paths.hand(hand.id)}
      className="inline-flex items-center gap-[0.6rem] align-middle font-semibold outline-none hover:no-underline"
    >
      <TableMark dealer={hand.dealer} vulnerability={hand.vulnerability} className="size-[1.7rem]" />
      <span>
        <VisuallyHidden>Board </VisuallyHidden>
        {hand.boardNumber}
        <VisuallyHidden>
          , dealer {seatName(hand.dealer)}, {vulnerabilityText(hand.vulnerability)}
        </VisuallyHidden>
      </span>
    </Link>
  );
}

/** In red where a side is. */
export const Vulnerable = ({ hand: { vulnerability } }: { hand: Pick<GameHand, 'vulnerability'> }) => (
  <span className={vulnerability === 'None' ? undefined : 'text-red'}>
    {vulnerabilityText(vulnerability)}
  </span>
);

/** '4♥ S', the declarer in a smaller letter. */
function ReachedContract({ reached: { contract, declarer } }: { reached: Reached }) {
  return (
    <span className="whitespace-nowrap">
      <Contract contract={contract} />
      {declarer && (
        <>
          {' '}
          <span aria-hidden className="text-[0.9em] text-ink-3">
            {declarer}
          </span>
          <VisuallyHidden>by {seatName(declarer)}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

/** '=', '+1', '−2'. */
const overText = (over: number | null): string => (over === null ? '' : over === 0 ? '=' : signed(over));

/** In ochre: look here. */
function InFile({ reached }: { reached: Reached }) {
  return (
    <span className="text-xs font-medium text-ochre">
      file: <ReachedContract reached={reached} /> {overText(reached.over)}
    </span>
  );
}

export function ContractCell({ row: { reached, inFile } }: { row: BoardRow }) {
  if (reached === null) return <Dash />;
  return (
    <>
      <span className="text-[1.06rem]">
        <ReachedContract reached={reached} />
      </span>
      {inFile && (
        <>
          <br />
          <InFile reached={inFile} />
        </>
      )}
    </>
  );
}

/** Contract and result on one line. */
export function ContractLine({ row: { reached, inFile } }: { row: BoardRow }) {
  if (reached === null) return <Dash />;
  return (
    <>
      <ReachedContract reached={reached} /> {inFile === null && overText(reached.over)}
    </>
  );
}

export function ResultCell({ row: { reached, inFile } }: { row: BoardRow }) {
  const text = inFile === null && reached !== null ? overText(reached.over) : '';
  return text === '' ? <Dash /> : text;
}

export const ScoreCell = ({ score }: { score: number | null }) => (score === null ? <Dash /> : signed(score));

export function ComparedCell({ row: { comparison } }: { row: BoardRow }) {
  if (comparison === null) return <Dash />;
  const text = comparedText(comparison);
  return comparison.unit === 'imps' ? text : <BarAndNumber value={comparison.value} text={text} />;
}

const comparedText = ({ unit, value }: NonNullable<BoardRow['comparison']>): string =>
  unit === 'percent' ? `${Math.round(value)}%` : signed(value, Number.isInteger(value) ? 0 : 1);

function BarAndNumber({ value, text, full }: { value: number; text: string; full?: boolean }) {
  return (
    <span className="flex items-center justify-end gap-[0.6rem]">
      <MiniBar value={value} full={full ?? false} />
      <span className="min-w-[2.6rem]">{text}</span>
    </span>
  );
}

/** The contract of par alone: the score has a cell of its own. */
export function ParCell({ row: { hand, tricks } }: { row: BoardRow }) {
  const board = useMemo(() => analysedBoard(hand, { tricks }), [hand, tricks]);
  if (board === null) return <Dash />;
  const best = briefPar(board);
  if (best === null) return 'Pass';
  return (
    <>
      <Contract contract={best.contract} /> <span className="text-[0.9em] text-ink-3">{best.by}</span>
    </>
  );
}

/** The verdict and what it cost, or what is missing for one. */
export function VerdictWords({ row: { hand, judged, bidding } }: { row: BoardRow }) {
  if (judged)
    return judged.loss === 0 ? (
      <b className="text-green">{VERDICT_TITLES[judged.verdict]}</b>
    ) : (
      <>
        {VERDICT_TITLES[judged.verdict]}{' '}
        <b className="ml-[0.2rem] text-sm text-red">
          −{judged.loss}
          <span className="board-list-unit"> {plural(judged.loss, 'IMP')}</span>
        </b>
      </>
    );
  if (bidding === null) return <Dash />;
  if (bidding === 'to bid') return <Badge tone="absent">Not yet bid</Badge>;
  if (bidding === 'unfinished') return <Badge tone="absent">Unfinished</Badge>;
  const isWhole = hand.northHand && hand.eastHand && hand.southHand && hand.westHand;
  return isWhole ? <span className="text-sm text-ink-3">Waiting for analysis</span> : <Dash />;
}

export function AccuracyCell({ row: { judged } }: { row: BoardRow }) {
  if (judged === null) return <Dash />;
  const text = `${Math.round(judged.accuracy)}%`;
  return <BarAndNumber value={judged.accuracy} text={text} full={judged.loss === 0} />;
}

export const CommentsCell = ({ count }: { count: number }) => (count === 0 ? <Dash /> : <b>{count}</b>);

function Remarks({ count }: { count: number }) {
  return (
    <span>
      <Icon of={MessageSquare} className="mr-[0.2rem] inline-block size-[1em] align-[-0.14em] text-ink-3" />
      <b>{count}</b>
      <VisuallyHidden> {counted(count, 'comment').replace(/^\d+ /, '')}</VisuallyHidden>
    </span>
  );
}

/** The second line of a narrow row: what differs, the verdict, the comparison, the comments, which are never cut. */
export function SecondLine({ row }: { row: BoardRow }) {
  const { inFile, comparison, hand, bidding } = row;
  const compared = inFile === null ? comparison : null;
  const parts = [
    inFile && <InFile key="file" reached={inFile} />,
    bidding === null ? biddingText(hand) : <VerdictWords key="verdict" row={row} />,
    compared &&
      (compared.unit === 'percent' ? `${comparedText(compared)} MP` : `result ${comparedText(compared)}`),
  ].filter(Boolean);
  return (
    <>
      <span className="board-list-said" data-unit={compared?.unit}>
        <span className="whitespace-nowrap">
          {parts.flatMap((part, index) => (index === 0 ? [part] : [' · ', part]))}
        </span>
        {compared?.unit === 'imps' && ` ${plural(Math.abs(compared.value), 'IMP')}`}
      </span>
      {hand.commentCount > 0 && (
        <>
          {' · '}
          <Remarks count={hand.commentCount} />
        </>
      )}
    </>
  );
}
