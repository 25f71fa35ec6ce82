/**
 * A club game as ACBL's page has it: hand records, pairs and the results of all tables, by session and section.
 *
 * @module
 */
import { parseBoardNumber, type BoardNumber } from '../board.ts';
import { Contestants, type Scope } from '../record/contestants.ts';
import type { Report } from '../record/report.ts';
import { dealOfSuits, parseFigure } from '../record/row-values.ts';
import { SessionBoards } from '../record/session-boards.ts';
import type { StatedScoring, SessionBoard, SessionRecord, Standing } from '../record/session-record.ts';
import { seatName, type Seat } from '../seat.ts';
import { readBoardResult } from './board-result.ts';
import { listOf, textOf } from './json-values.ts';

/** More than the largest game has. */
const maxResults = 20_000;

export function readClubGame(game: unknown, report: Report): SessionRecord {
  const contestants = new Contestants();
  const boards = new SessionBoards();
  let count = 0;
  const sessions = listOf(game, 'sessions');
  for (const [index, each] of sessions.entries()) {
    const session = sessions.length > 1 ? textOf(each, 'number') || String(index + 1) : null;
    const deals = readDeals(each, report);
    for (const section of listOf(each, 'sections')) {
      const scope = { session, section: textOf(section, 'name') || textOf(section, 'letter') || null };
      for (const pair of listOf(section, 'pair_summaries')) takePair(pair, scope, contestants);
      for (const board of listOf(section, 'boards')) {
        const number = parseBoardNumber(textOf(board, 'board_number'));
        if (!number.ok) continue;
        const rows = listOf(board, 'board_results').slice(0, Math.max(0, maxResults - count));
        count += rows.length;
        boards.add(
          { ...scope, number: number.value, deal: deals.get(number.value) ?? null },
          rows.map((row) => readBoardResult(row, { number: number.value, scope, contestants, report })),
        );
      }
    }
    for (const [number, deal] of deals) boards.addDealt({ session, section: null, number, deal });
  }
  if (count >= maxResults) report.warn('too-many-rows', 0, `Only the first ${maxResults} results were read.`);
  return {
    event: {
      title: textOf(game, 'name') || null,
      club: textOf(game, 'club_name') || null,
      date: isoDate(textOf(game, 'start_date')),
      scoring: scorings.get(textOf(game, 'board_scoring_method')) ?? null,
      winners: textOf(game, 'winner_type') === '1' ? 1 : textOf(game, 'winner_type') === '2' ? 2 : null,
    },
    boards: inOrder(boards.boards),
    contestants: contestants.all,
    matches: [],
  };
}

/** The page has them in no order. */
const inOrder = (boards: readonly SessionBoard[]): readonly SessionBoard[] =>
  boards.toSorted(
    (one, other) => (one.session ?? '').localeCompare(other.session ?? '') || one.number - other.number,
  );

const scorings: ReadonlyMap<string, StatedScoring> = new Map([
  ['MATCH_POINTS', 'matchpoints'],
  ['CROSS_IMPS', 'cross-IMPs'],
  ['IMPS', 'IMPs'],
  ['BAM', 'board-a-match'],
]);

/** Month, day and year. */
function isoDate(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^(0\d|1[0-2])\/([0-2]\d|3[01])\/(\d{4})$/u.exec(text) ?? [];
  return year === '' ? null : `${year}-${month}-${day}`;
}

function readDeals(session: unknown, report: Report): Map<BoardNumber, NonNullable<SessionBoard['deal']>> {
  const deals = new Map<BoardNumber, NonNullable<SessionBoard['deal']>>();
  for (const record of listOf(session, 'hand_records').slice(0, 1000)) {
    const number = parseBoardNumber(textOf(record, 'board'));
    if (!number.ok) continue;
    const suitsOf = (seat: Seat): string[] =>
      ['spades', 'hearts', 'diamonds', 'clubs'].map((suit) =>
        textOf(record, `${seatName(seat).toLowerCase()}_${suit}`),
      );
    const deal = dealOfSuits({ N: suitsOf('N'), E: suitsOf('E'), S: suitsOf('S'), W: suitsOf('W') });
    if (deal.ok) deals.set(number.value, deal.value);
    else
      report.warn(
        deal.error.code,
        0,
        `The hands of board ${number.value} were skipped: ${deal.error.message}`,
      );
  }
  return deals;
}

/** Only names are kept: the page has places of residence, masterpoints and numbers of members too. */
function takePair(pair: unknown, scope: Scope, contestants: Contestants): void {
  const number = textOf(pair, 'pair_number');
  const direction = textOf(pair, 'direction');
  if (number === '') return;
  contestants.add({
    kind: 'pair',
    number,
    ...scope,
    side: /^N/iu.test(direction) ? 'NS' : /^E/iu.test(direction) ? 'EW' : null,
    name: null,
    team: null,
    players: listOf(pair, 'players')
      .slice(0, 2)
      .map((player) => givenNameFirst(textOf(player, 'name'))),
    standing: standingOf(pair),
  });
}

const givenNameFirst = (name: string): string | null =>
  name.replace(/^([^,]{1,100}),\s*([^,]{1,100})$/u, '$2 $1').replaceAll(/\s+/gu, ' ') || null;

/** Places are those of the first stratum, which is everybody: in the section, else in the event. */
function standingOf(pair: unknown): Standing | null {
  const places = listOf(pair, 'strat_place').filter((place) => textOf(place, 'strat_number') === '1');
  const place = ['Section', 'Event'].flatMap((type) =>
    places.filter((each) => textOf(each, 'type') === type),
  )[0];
  const [, rank, tie] = /^(\d{1,4})(\/\d{1,4})?$/u.exec(textOf(place, 'rank')) ?? [];
  const percent = parseFigure(textOf(pair, 'percentage'));
  const total = parseFigure(textOf(pair, 'score'));
  if (rank === undefined && percent === null && total === null) return null;
  return { place: rank === undefined ? null : Number(rank), isTied: tie !== undefined, percent, total };
}
