/**
 * Reads USEBIO 1.0 to 1.3, the British exchange format of results, from the elements of its XML. Who opens the XML must
 * resolve no DTD and no entities.
 *
 * @module
 */
import { Contestants, type Scope } from '../record/contestants.ts';
import { Report } from '../record/report.ts';
import { SessionBoards } from '../record/session-boards.ts';
import { emptySession, type SessionReading, type TeamMatch } from '../record/session-record.ts';
import { takeBoard, type BoardContext } from './board.ts';
import { childrenOf, placeOf, placePositions, type XmlElement } from './element.ts';
import { eventFacts } from './event-facts.ts';
import { Handsets } from './handset.ts';
import { readMatch } from './match.ts';
import { takeParticipants } from './participants.ts';

/** Whether the first element is `USEBIO`, or `EVENT` alone as some programs write it. */
export function looksLikeUsebio(text: string): boolean {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  for (let count = 0; count < 20; count++) {
    while (/\s/u.test(text.charAt(at))) at++;
    const [start, end] = prologue.find(([opening]) => text.startsWith(opening, at)) ?? ['', ''];
    if (start === '') break;
    const close = text.indexOf(start === '<!DOCTYPE' && hasSubset(text, at) ? ']' : end, at);
    if (close < 0) return false;
    at = text.indexOf('>', close) + 1;
  }
  return /^<(?:USEBIO[\s>]|EVENT\s[^<>]{0,500}EVENT_TYPE)/u.test(text.slice(at, at + 600));
}

/** What may stand before the first element, and how it ends. */
const prologue: readonly (readonly [start: string, end: string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!DOCTYPE', '>'],
];

const hasSubset = (text: string, at: number): boolean =>
  /^[^<>[]{0,500}\[/u.test(text.slice(at + 9, at + 600));

/** Refuses XML that is something else, with a warning and an empty session. */
export function readUsebio(root: XmlElement): SessionReading {
  const report = new Report(placePositions);
  const events = root.name === 'EVENT' ? [root] : root.name === 'USEBIO' ? childrenOf(root, 'EVENT') : [];
  const [event] = events;
  if (!event) {
    const message = 'The file is XML, but not USEBIO: it has no element EVENT, or none inside USEBIO.';
    report.warn('not-usebio', placeOf(root), message);
    return { session: emptySession, warnings: report.warnings };
  }
  const contestants = new Contestants();
  const handsets = new Handsets(report);
  const parts = events.flatMap(partsOfEvent);
  for (const { element, scope } of root === event
    ? parts
    : [{ element: root, scope: wholeEvent }, ...parts]) {
    for (const participants of childrenOf(element, 'PARTICIPANTS'))
      takeParticipants(participants, scope, contestants);
    for (const handset of childrenOf(element, 'HANDSET')) handsets.take(handset, scope);
  }
  const gathered = new SessionBoards();
  const context: BoardContext = { boards: gathered, contestants, handsets, report, seen: new Set() };
  const matches: TeamMatch[] = [];
  for (const { element, scope } of parts) {
    for (const board of childrenOf(element, 'BOARD')) takeBoard(board, scope, context);
    for (const match of childrenOf(element, 'MATCH')) matches.push(...readMatch(match, scope, context));
  }
  for (const dealt of handsets) gathered.addDealt(dealt);
  const { boards } = gathered;
  if (context.seen.size === 0)
    report.warn(
      'no-results',
      placeOf(event),
      'The file has no results of tables, so only its ranking was read.',
    );
  return {
    session: { event: eventFacts(root, event, boards), boards, contestants: contestants.all, matches },
    warnings: report.warnings,
  };
}

const wholeEvent: Scope = { session: null, section: null };

interface Part {
  readonly element: XmlElement;
  readonly scope: Scope;
}

/** Several events in a file are apart like sessions. */
const partsOfEvent = (event: XmlElement, index: number, { length }: readonly unknown[]): readonly Part[] => [
  ...partsOf(event, { ...wholeEvent, session: length > 1 ? `event ${index + 1}` : null }),
];

/** The event, its sessions and their sections: none, one or both levels may be there. A single session needs no name. */
function* partsOf(element: XmlElement, scope: Scope): Generator<Part, void> {
  yield { element, scope };
  const sessions = childrenOf(element, 'SESSION');
  for (const [index, session] of sessions.entries()) {
    const name = sessions.length > 1 ? idOf(session, 'SESSION_ID', index) : scope.session;
    yield* partsOf(session, { ...scope, session: name });
  }
  const sections = childrenOf(element, 'SECTION');
  for (const [index, section] of sections.entries())
    yield* partsOf(section, { ...scope, section: idOf(section, 'SECTION_ID', index) });
}

const idOf = (element: XmlElement, attribute: string, index: number): string =>
  element.attributes.get(attribute)?.trim().slice(0, 50) || String(index + 1);
