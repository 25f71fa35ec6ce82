/**
 * The tag names of PBN 2.1, and a few that most programs add.
 *
 * @module
 */

/** The fifteen tags of every game in export format, in their order. */
export const mandatoryTags = [
  'Event',
  'Site',
  'Date',
  'Board',
  'West',
  'North',
  'East',
  'South',
  'Dealer',
  'Vulnerable',
  'Deal',
  'Scoring',
  'Declarer',
  'Contract',
  'Result',
] as const;

/** Tags whose value has a place of its own in the model, rather than among the tags. */
const placedTags = [
  'Board',
  'West',
  'North',
  'East',
  'South',
  'Dealer',
  'Vulnerable',
  'Deal',
  'Declarer',
  'Contract',
  'Result',
  'Room',
  'Score',
  'Section',
  'Table',
] as const;

export type PlacedTag = (typeof placedTags)[number];

export const isPlacedTag = (name: string): name is PlacedTag => placed.has(name);

/** The standard's other tags, with the sections. */
const supplementalTags = [
  'ActionTable',
  'Annotator',
  'AnnotatorNA',
  'Application',
  'Auction',
  'AuctionTimeTable',
  'BidSystemEW',
  'BidSystemNS',
  'Competition',
  'DealId',
  'Description',
  'EastNA',
  'EastType',
  'EventDate',
  'EventSponsor',
  'FrenchMP',
  'Generator',
  'Hidden',
  'HomeTeam',
  'InstantScoreTable',
  'Mode',
  'NorthNA',
  'NorthType',
  'Note',
  'OptimumPlayTable',
  'OptimumResultTable',
  'OptimumScore',
  'PairEW',
  'PairNS',
  'Play',
  'PlayTimeTable',
  'Room',
  'Round',
  'Score',
  'ScoreIMP',
  'ScoreMP',
  'ScorePercentage',
  'ScoreRubber',
  'ScoreRubberHistory',
  'ScoreTable',
  'Section',
  'SouthNA',
  'SouthType',
  'Stage',
  'Table',
  'Termination',
  'Time',
  'TimeCall',
  'TimeCard',
  'TimeControl',
  'TotalScoreTable',
  'UTCDate',
  'UTCTime',
  'VisitTeam',
  'WestNA',
  'WestType',
] as const;

/** No part of the standard, but written by the programs most people use. */
const customaryTags = ['DoubleDummyTricks', 'OptimumContract', 'ParContract', 'Session'] as const;

export const isStandardTag = (name: string): boolean => standardTags.has(name);

/** The spelling of the standard for a name in any case; any other name as it is. */
export const canonicalTagName = (name: string): string =>
  bySpelling.get(name) ?? bySpelling.get(name.toLowerCase()) ?? name;

/** Whether the tag opens a section by its name alone: an auction, a play, or one of the tables. */
export const isSectionTag = (name: string): boolean =>
  name === 'Auction' || name === 'Play' || (name.length > 5 && name.endsWith('Table'));

/** Tags that hold for one game alone: their value cannot be taken over from another with `#` or `##`. */
export const isNeverInherited = (name: string): boolean => neverInherited.has(name);

const standardTags: ReadonlySet<string> = new Set<string>([...mandatoryTags, ...supplementalTags]);

const placed: ReadonlySet<string> = new Set(placedTags);

const neverInherited: ReadonlySet<string> = new Set([
  'Dealer',
  'Vulnerable',
  'Deal',
  'Declarer',
  'Contract',
  'Auction',
  'Play',
  'Note',
]);

const bySpelling: ReadonlyMap<string, string> = new Map(
  [...standardTags, ...customaryTags].flatMap((name): [string, string][] => [
    [name, name],
    [name.toLowerCase(), name],
  ]),
);
