import type { Scorecard } from '@bridge-review/api/ranking';
import { counted } from '@bridge-review/bridge/counted';
import { useMemo } from 'react';
import { Contract } from '../../ui/contract.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import type { PaperBlock } from '../../ui/paper/paper-block.tsx';
import { PlayingCard } from '../../ui/playing-card.tsx';
import type { ScorecardLine, ScorecardRound } from '../../ui/scorecard-table.tsx';
import { TableMark } from '../../ui/table-mark.tsx';
import { sumOf } from '../ranking/card-groups.ts';
import { useScorecard } from '../ranking/queries.ts';
import { type EntrantKey, rankingAddress } from '../ranking/ranking-address.ts';
import { directionText, entrantText, placeEnding, pointsText, valueText } from '../ranking/ranking-text.ts';
import { figureText, scorecardRounds } from '../ranking/scorecard-lines.tsx';
import { PrintFailure, PrintPreview } from './print-preview.tsx';
import { TableSheets } from './table-sheets.tsx';

export interface ScorecardSheetsProps {
  gameId: number;
  /** Null for one's own. */
  entrant: EntrantKey | null;
  withAnalysis: boolean;
  title: string;
  about: string;
}

/** What one pair made of each board, round by round, with room for notes. */
export function ScorecardSheets({ gameId, entrant, withAnalysis, title, about }: ScorecardSheetsProps) {
  const query = useScorecard(gameId, entrant);
  const { data, isPending } = query;
  const blocks = useMemo(() => data && [blockOf(data, gameId, withAnalysis)], [data, gameId, withAnalysis]);
  if (isPending) return <PrintPreview sheets={null} empty="" />;
  if (data === undefined) return <PrintFailure title="The scorecard could not be loaded" query={query} />;
  if (data === null || !blocks) {
    return (
      <EmptyState
        title="No scorecard to print"
        action={<Link href={rankingAddress(gameId)}>See the ranking</Link>}
      >
        We do not know which pair was yours. Open the card of any pair from the ranking, and print it there.
      </EmptyState>
    );
  }
  return (
    <TableSheets
      blocks={blocks}
      head={{ title: 'Scorecard', about: [title, about].join(', '), part: directionText(data) }}
      empty="This pair has played no boards."
    />
  );
}

function blockOf(card: Scorecard, gameId: number, showsPar: boolean): PaperBlock {
  const { pair, unit, boards, field } = card;
  const rounds = scorecardRounds(boards, { gameId, unit, showsPar, records: new Map() });
  const sum = sumOf(boards, unit);
  return {
    key: 'card',
    className: 'paper-card',
    title: pair.number === null ? entrantText(pair) : `Pair ${pair.number}: ${entrantText(pair)}`,
    note: `${valueText(pair.value, unit)}${unit === 'percent' ? '%' : ' IMPs'}, ${pair.place}${placeEnding(pair)} of ${field.total}`,
    columns: WIDTHS.map((width, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- columns are known by their place
      <col key={index} style={{ width: `${width}mm` }} />
    )),
    head: (
      <>
        <th scope="col">Opponents</th>
        <th scope="col">Board</th>
        <th scope="col">Contract</th>
        <th scope="col">Lead</th>
        <th scope="col">Result</th>
        <th scope="col" data-right="">
          Score
        </th>
        <th scope="col" data-right="">
          {unit === 'percent' ? 'MPs' : ''}
        </th>
        <th scope="col" data-right="">
          {unit === 'percent' ? 'Percent' : 'IMPs'}
        </th>
        <th scope="col" data-right="">
          {showsPar ? 'Par' : ''}
        </th>
        <th scope="col">Notes</th>
      </>
    ),
    rows: rounds.map((round) => ({ key: round.key, cells: <Round round={round} /> })),
    foot: (
      <p>
        <b>{counted(sum.boards, 'board')}</b>
        {unit === 'percent' && `, ${pointsText(sum.points)} MPs`}, <b>{figureText(sum.value, unit)}</b>
        {unit === 'imps' && ' IMPs'}. Thick sides of the small table are vulnerable; the dot is the dealer.
      </p>
    ),
  };
}

/** In millimetres, 190 together. */
const WIDTHS = [38, 17, 21, 12, 13, 15, 13, 16, 15, 30];

function Round({ round }: { round: ScorecardRound }) {
  return round.lines.map((line, index) => (
    <tr key={line.key}>
      {index === 0 && (
        <td rowSpan={round.lines.length}>
          <b>{round.title}</b> {round.opponents}
        </td>
      )}
      <Cells line={line} />
    </tr>
  ));
}

function Cells({ line }: { line: ScorecardLine }) {
  const { board, dealer, vulnerability, contract, declarer, lead, adjusted } = line;
  return (
    <>
      <td>
        <b>{board}</b>
        <TableMark dealer={dealer} vulnerability={vulnerability} className="paper-mark" />
      </td>
      {adjusted === '' ? (
        <>
          <td>
            {contract === null ? '–' : <Contract contract={contract} />} {declarer}
          </td>
          <td>{lead !== null && <PlayingCard card={lead} />}</td>
          <td>{line.result}</td>
          <td data-right="">{line.score}</td>
        </>
      ) : (
        <td colSpan={4} data-adjusted="">
          {adjusted}
        </td>
      )}
      <td data-right="">{line.points}</td>
      <td data-right="">{line.value}</td>
      <td data-right="">{line.par}</td>
      <td aria-label="Notes" />
    </>
  );
}
