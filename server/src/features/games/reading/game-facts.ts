import { isGameDate } from '@bridge-review/api/game-date';
import { limits } from '@bridge-review/api/limits';
import type { FileFormat } from '@bridge-review/bridge/formats/file-format';
import { isoDateOf } from '@bridge-review/bridge/pbn/date';
import { printedTitle } from '@bridge-review/bridge/pbn/header';
import { quote } from '@bridge-review/bridge/quote';
import { type StatedPlace, statedRanking } from '@bridge-review/bridge/ranking/stated-ranking';
import type { StatedTeams } from '@bridge-review/bridge/ranking/stated-teams';
import type { BoardRecord, HandRecord, Warning } from '@bridge-review/bridge/record/hand-record';
import { LineIndex } from '@bridge-review/bridge/record/line-index';
import { dealKey } from '../../../deal-key.ts';
import { shorten } from '../../../shorten.ts';
import type { GameFacts } from './protocol.ts';

/** More than a person reads; the rest is counted. */
const WARNINGS_KEPT = 100;
const LONGEST_TEXT = 200;
const LONGEST_WARNING = 500;
const LONGEST_NAME = 100;

export function gameFacts(
  format: FileFormat,
  header: HandRecord['header'],
  boards: readonly [BoardRecord, ...BoardRecord[]],
  warnings: readonly Warning[],
  filename: string,
  /** By the files of results. */
  standings: readonly StatedPlace[],
  teams: StatedTeams | null,
): GameFacts {
  const stated = statedRanking({ boards });
  const printed = printedTitle(header);
  const event = firstKnown(boards, 'Event') ?? (printed.event && shorten(printed.event, LONGEST_TEXT));
  return {
    format,
    title: shorten(event ?? withoutEnding(filename), limits.gameText),
    tournament: event,
    round: firstKnown(boards, 'Round') ?? firstKnown(boards, 'Stage') ?? firstKnown(boards, 'Session'),
    pbnDate: likelyDate(dateIn(boards) ?? printed.date),
    pbnEvent: event,
    pbnSite: firstKnown(boards, 'Site') ?? (printed.site && shorten(printed.site, LONGEST_TEXT)),
    handCount: boards.length,
    firstDeal: dealKey(boards[0].deal),
    statedRanking: (stated.length > 0 ? stated : standings).map(shortened),
    statedTeams: teams && shortenedTeams(teams),
    warnings: warnings.slice(0, WARNINGS_KEPT).map(({ line, column, code, message }) => ({
      line,
      column,
      code,
      message: shorten(message.replaceAll('\0', ''), LONGEST_WARNING),
    })),
    warningCount: warnings.length,
  };
}

const nameText = (value: string): string => shorten(value, LONGEST_NAME);

/** As long as the teams and rounds of tables, with which they are compared. */
const shortenedTeams = ({ matches, standings, ...scoring }: StatedTeams): StatedTeams => ({
  ...scoring,
  matches: matches.map(({ round, teams: [one, other], ...match }) => ({
    ...match,
    round: round && nameText(round),
    teams: [nameText(one), nameText(other)],
  })),
  standings: standings.map(({ team, ...row }) => ({ ...row, team: nameText(team) })),
});

/** As long as the names and numbers of tables, with which they are compared. */
function shortened({ names: [one, other], number, section, ...row }: StatedPlace): StatedPlace {
  const text = (value: string | null) => value && nameText(value);
  return { ...row, names: [text(one), text(other)], number: text(number), section: text(section) };
}

const dateIn = (boards: readonly BoardRecord[]): string | null =>
  firstKnown(boards, 'Date') ?? firstKnown(boards, 'EventDate');

function likelyDate(date: string | null): string | null {
  const day = isoDateOf(date ?? '');
  return day !== null && isGameDate(day) ? day : null;
}

/** An implausible date is left out of the game, and the uploader gets a warning. */
export function unlikelyDate({ boards }: HandRecord, textOf: () => string): Warning[] {
  const date = dateIn(boards);
  const day = date === null ? null : isoDateOf(date);
  if (date === null || day === null || isGameDate(day)) return [];
  const message = `The date ${quote(date)} is ignored. A game's date must be between 1900 and the end of next year.`;
  const text = textOf();
  const position = new LineIndex(text).positionAt(Math.max(0, text.indexOf(date)));
  return [{ ...position, code: 'unlikely-date', message }];
}

/** A question mark is PBN's word for unknown, a dash or a number sign that of some programs. */
function firstKnown(boards: readonly BoardRecord[], tag: string): string | null {
  for (const { tags } of boards) {
    const value = tags
      .get(tag)
      ?.replaceAll(/\p{Cc}+/gu, ' ')
      .trim();
    if (value !== undefined && !/^[?#-]*$/.test(value)) return shorten(value, LONGEST_TEXT);
  }
  return null;
}

const withoutEnding = (filename: string): string => filename.replace(/\.\w{1,5}$/, '') || filename;
