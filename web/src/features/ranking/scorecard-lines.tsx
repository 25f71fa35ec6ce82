import type { JudgedRecord } from '@bridge-review/api/analysis';
import { paths } from '@bridge-review/api/page-paths';
import type { CardBoard, Scorecard } from '@bridge-review/api/ranking';
import { sideOf } from '@bridge-review/bridge/side';
import { Link } from '../../ui/link.tsx';
import type { ScorecardLine, ScorecardRound } from '../../ui/scorecard-table.tsx';
import { analysedBoard } from '../analysis/analysed-board.ts';
import { fairTitle } from '../analysis/fair-text.ts';
import { contractOfTable, judged } from '../analysis/judged-tables.ts';
import { VERDICT_TITLES } from '../analysis/verdict-text.ts';
import { roundText } from '../../ui/round-text.ts';
import { outcomeText, signed } from '../hands/table-text.ts';
import { roundsOf, sumOf } from './card-groups.ts';
import { scorecardAddress } from './ranking-address.ts';
import { impsFigure, entrantText, pointsText } from './ranking-text.ts';

export interface CardContext {
  gameId: number;
  unit: Scorecard['unit'];
  /** Whether the viewer has played the boards, and may see par. */
  showsPar: boolean;
  /** The viewer's own records, by hand; none on the card of another pair. */
  records: ReadonlyMap<number, JudgedRecord>;
}

export const scorecardRounds = (boards: readonly CardBoard[], context: CardContext): ScorecardRound[] =>
  roundsOf(boards).map(({ key, round, opponents, boards: own }) => {
    const sum = sumOf(own, context.unit);
    return {
      key,
      title: roundTitle(round, opponents.number),
      opponents: (
        <Link tone="row" href={scorecardAddress(context.gameId, opponents)}>
          {entrantText(opponents)}
        </Link>
      ),
      points: pointsText(sum.points),
      share: context.unit === 'percent' ? sum.value : null,
      value: figureText(sum.value, context.unit),
      lines: own.map((board) => lineOf(board, context)),
    };
  });

function roundTitle(round: string | null, number: string | null): string {
  if (round !== null)
    return number === null ? roundText(round) : `${roundText(round)}, against pair ${number}`;
  return number === null ? 'Against' : `Against pair ${number}`;
}

/** '73%', '+12'; an empty text where nothing counts. */
export const figureText = (value: number | null, unit: Scorecard['unit']): string =>
  value === null
    ? ''
    : unit === 'percent'
      ? `${Math.round(value)}%`
      : impsFigure(Math.round(value * 10) / 10);

function lineOf(board: CardBoard, { unit, showsPar, records }: CardContext): ScorecardLine {
  const { handId, contract, declarer, seat, scoreNS, parNS, points, top, adjusted } = board;
  const side = sideOf(seat);
  const forSide = (value: number): string => signed(side === 'NS' ? value : 0 - value);
  const share = points === null || top === null || top === 0 ? null : (100 * points) / top;
  return {
    key: `${handId} ${board.tableId}`,
    href: paths.hand(handId),
    board: board.boardNumber,
    dealer: board.dealer,
    vulnerability: board.vulnerability,
    contract: adjusted === null ? contract : null,
    declarer: contract === 'Pass' ? '' : (declarer ?? ''),
    lead: board.lead,
    result: outcomeText(board),
    score: scoreNS === null || adjusted !== null ? '' : forSide(scoreNS),
    adjusted: adjusted === null ? '' : `adjusted, ${adjusted[side]}%`,
    points: points === null || unit === 'imps' ? '' : pointsText(points),
    share,
    value: unit === 'percent' ? figureText(share, unit) : figureText(points, unit),
    par: showsPar && parNS !== null ? forSide(parNS) : '',
    verdict: showsPar ? verdictOf(board) : null,
    knew: showsPar ? knewText(records.get(handId), contract) : '',
  };
}

function verdictOf(board: CardBoard) {
  const analysed = analysedBoard(board, { tricks: board.trickTable });
  const contract = contractOfTable({ ...board, auction: null });
  if (analysed === null || contract === null) return null;
  const { verdict, loss } = judged(contract, analysed, sideOf(board.seat));
  if (loss === 0) return <span className="text-green">{VERDICT_TITLES['par reached']}</span>;
  return (
    <>
      {VERDICT_TITLES[verdict]} <b className="text-sm text-red">−{loss}</b>
    </>
  );
}

/** Only for the contract that was played: the pair may have recorded another. */
const knewText = (record: JudgedRecord | undefined, contract: CardBoard['contract']): string =>
  record?.fair && record.contract === contract ? fairTitle(record.fair).toLowerCase() : '';
