import type { EventFacts, StatedScoring, SessionBoard } from '../record/session-record.ts';
import { childrenOf, childText, type XmlElement } from './element.ts';
import { shortened } from './participants.ts';

/** From the first event and its club. */
export function eventFacts(root: XmlElement, event: XmlElement, boards: readonly SessionBoard[]): EventFacts {
  const club = [root, event].flatMap((holder) => childrenOf(holder, 'CLUB'))[0];
  const winners = childText(event, 'WINNER_TYPE');
  return {
    title: shortened(childText(event, 'EVENT_DESCRIPTION', 'TITLE')),
    club: club ? shortened(childText(club, 'CLUB_NAME')) : null,
    date: isoDate(childText(event, 'DATE', 'START_DATE')),
    scoring: scoringIn(event, boards),
    winners: winners === '1' ? 1 : winners === '2' ? 2 : null,
    ...(isInVictoryPoints(event) && { inVictoryPoints: true }),
  };
}

const isInVictoryPoints = (event: XmlElement): boolean =>
  ['MATCH_SCORING_METHOD', 'SCORING_METHOD'].some((name) => /^VPS?\b/iu.test(childText(event, name)));

/** Day, month and year; version 1.3 has ISO dates. */
function isoDate(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/u.exec(text) ?? [];
  const written =
    year === undefined
      ? /^\d{4}-\d\d-\d\d/u.exec(text)?.[0]
      : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return written !== undefined && isDay(written) ? written : null;
}

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Programs have their own names for events, so that what the lines hold says more. */
function scoringIn(event: XmlElement, boards: readonly SessionBoard[]): StatedScoring | null {
  const type = `${event.attributes.get('EVENT_TYPE') ?? ''} ${childText(event, 'EVENT_TYPE')}`.toUpperCase();
  const method = childText(event, 'BOARD_SCORING_METHOD', 'SCORING_METHOD').toUpperCase();
  if (/PAB|BAM|POINT_A_BOARD/u.test(method)) return 'board-a-match';
  if (/TEAM/u.test(type)) return /CROSS/u.test(method) ? 'cross-IMPs' : 'IMPs';
  const results = boards.flatMap((board) => board.results);
  if (results.some(({ matchpoints }) => matchpoints.NS !== null)) return 'matchpoints';
  const inner = childrenOf(event, 'BOARD')[0]?.attributes.get('EVENT_TYPE') ?? '';
  if (/BUTLER/u.test(`${type} ${method} ${inner.toUpperCase()}`)) return 'Butler';
  if (/CROSS/u.test(`${type} ${method}`)) return 'cross-IMPs';
  if (results.some(({ imps }) => imps.NS !== null)) return method === 'IMPS' ? 'Butler' : 'cross-IMPs';
  return /MP_|MATCH_?POINT/u.test(`${type} ${method}`) ? 'matchpoints' : null;
}
