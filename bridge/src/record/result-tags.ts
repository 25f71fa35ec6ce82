/**
 * What a result says beyond {@link TablePlay}, as tags of a record, and back. PBN has a name for most of them.
 *
 * @module
 */
import { cardsInOrder } from '../play.ts';
import { sides, type Side } from '../side.ts';
import type { ResultRecord, Tags } from './hand-record.ts';
import type { BySide, StatedScoring, SessionResult } from './session-record.ts';

type Figures = Omit<SessionResult, keyof ResultRecord>;

/** Without those that say nothing. */
export function tagsOfResult(result: Omit<Figures, 'lead'>): Tags {
  const { round, pairNumbers, teams, matchpoints, imps, percent, adjusted, isNotPlayed } = result;
  const tags: [string, string | null][] = [
    ['Round', round],
    ['PairNS', pairNumbers.NS],
    ['PairEW', pairNumbers.EW],
    // As programs do that name no rooms: the home team sits North-South.
    ['HomeTeam', teams?.NS ?? null],
    ['VisitTeam', teams?.EW ?? null],
    ['ScoreMP', sideText(matchpoints)],
    ['ScoreIMP', sideText(imps)],
    ['ScorePercentage', sideText(percent)],
    ['ScoreAdjusted', isNotPlayed ? notPlayed : adjusted && sideText(adjusted)],
  ];
  return new Map(tags.filter((tag): tag is [string, string] => tag[1] !== null && tag[1] !== ''));
}

/** From the tags of a result and of its board. */
export function figuresOf(result: ResultRecord, board: Tags): Figures {
  const tag = (name: string): string => result.tags.get(name) ?? '';
  const adjusted = sideFigures(tag('ScoreAdjusted'));
  return {
    round: result.tags.get('Round') ?? board.get('Round') ?? null,
    pairNumbers: { NS: tag('PairNS') || null, EW: tag('PairEW') || null },
    lead: leadOf(result),
    matchpoints: sideFigures(tag('ScoreMP')),
    imps: sideFigures(tag('ScoreIMP')),
    percent: sideFigures(tag('ScorePercentage')),
    adjusted: isWhole(adjusted) ? adjusted : null,
    isNotPlayed: tag('ScoreAdjusted') === notPlayed,
  };
}

const notPlayed = 'not played';

function leadOf({ contract, play }: ResultRecord): Figures['lead'] {
  if (!play || contract === null || contract === 'Pass') return null;
  return cardsInOrder(play.play, contract.strain)[0]?.card ?? null;
}

const sideText = (figures: BySide): string =>
  sides.flatMap((side) => (figures[side] === null ? [] : [`${side} ${figures[side]}`])).join(' ');

/** `NS 60 EW 40`; without a side it is the declarer's, and not taken. */
function sideFigures(text: string): BySide {
  const figureOf = (side: Side): number | null => {
    const found = new RegExp(`(?:^| )${side} ([+-]?\\d{1,6}(?:\\.\\d{1,6})?)(?: |$)`, 'u').exec(text)?.[1];
    return found === undefined ? null : Number(found);
  };
  return { NS: figureOf('NS'), EW: figureOf('EW') };
}

const isWhole = (figures: BySide): figures is Readonly<Record<Side, number>> =>
  figures.NS !== null && figures.EW !== null;

const scoringTags: readonly (readonly [StatedScoring, string])[] = [
  ['matchpoints', 'MP'],
  ['cross-IMPs', 'IMP;Cross'],
  ['Butler', 'IMP;Butler'],
  ['IMPs', 'IMP'],
  ['board-a-match', 'BAM'],
];

/** The value of PBN's tag `Scoring`. */
export const scoringTag = (method: StatedScoring): string =>
  scoringTags.find(([name]) => name === method)?.[1] ?? '';

/** From any usual value of that tag. */
export function scoringOf(tag: string): StatedScoring | null {
  const fields = tag.toLowerCase().split(/[;,\s]+/u);
  const has = (...names: string[]): boolean => fields.some((field) => names.includes(field));
  if (has('butler', 'butler-2')) return 'Butler';
  if (has('cross', 'cross1', 'cross2', 'cavendish', 'ximp', 'ximps')) return 'cross-IMPs';
  if (has('imp', 'imps')) return 'IMPs';
  if (has('bam')) return 'board-a-match';
  return has('mp', 'matchpoints', 'mp1', 'mp2') ? 'matchpoints' : null;
}
