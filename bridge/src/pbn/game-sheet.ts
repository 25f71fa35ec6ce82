/**
 * A game's tags sorted by what they are: values by name, sections, comments. A tag that stands twice counts once.
 *
 * @module
 */
import { quote } from '../quote.ts';
import type { Budget } from '../record/budget.ts';
import type { Remark, Section } from '../record/hand-record.ts';
import type { Report } from '../record/report.ts';
import { readComments } from './comments.ts';
import { withContinuation } from './continuation.ts';
import type { SourceGame } from './game-reader.ts';
import { isAboutNotation } from './header.ts';
import type { Inheritance } from './inheritance.ts';
import type { SectionLexer } from './section-lexer.ts';
import { sectionLines } from './section-lines.ts';
import { isPlacedTag, isSectionTag, isStandardTag, type PlacedTag } from './tag-names.ts';
import type { Tag } from './tag-reader.ts';
import { formatTag } from './tag-text.ts';

export interface GameSheet {
  readonly source: SourceGame;
  /** Values with their own field in the model, trimmed, including inherited ones. */
  readonly fields: Record<PlacedTag, string | undefined>;
  /** All other values, including fields whose value the model cannot hold. */
  readonly tags: Map<string, string>;
  readonly sections: Map<string, Section>;
  readonly remarks: Remark[];
  auction: NotedSection | null;
  play: NotedSection | null;
}

/** The auction or the play, with its note tags. */
export interface NotedSection {
  readonly tag: Tag;
  readonly notes: Map<number, string>;
}

export interface SheetTools {
  readonly lexer: SectionLexer;
  readonly inheritance: Inheritance;
  readonly report: Report;
  readonly budget: Budget;
  /** Where each section begins, for warnings about its rows. */
  readonly sectionPlaces: WeakMap<Section, number>;
}

export function sortTags(source: SourceGame, tools: SheetTools): GameSheet {
  const { lexer, inheritance, report } = tools;
  const sheet: GameSheet = {
    source,
    fields: noFields(),
    tags: new Map(),
    sections: new Map(),
    remarks: [],
    auction: null,
    play: null,
  };
  addComments(sheet, null, readComments(lexer, source.lead, report));
  addEscapedLines(sheet);
  let noted: NotedSection | null = null;
  for (const written of source.tags) {
    const tag = withContinuation(lexer.text, written);
    const { name } = tag;
    if (name === 'Auction' && !sheet.auction) noted = sheet.auction = { tag, notes: new Map() };
    else if (name === 'Play' && !sheet.play) noted = sheet.play = { tag, notes: new Map() };
    else if (name === 'Auction' || name === 'Play') {
      report.warn('second-tag', tag.at, `The ${name.toLowerCase()} appears twice; the first was used.`);
    } else if (name === 'Note' && noted) takeNote(noted, tag, sheet, tools);
    else takeValue(tag, sheet, tools);
  }
  inheritance.addStanding(
    (name) => valueOf(sheet, name) !== undefined || sheet.sections.has(name),
    (name, value) => putValue(sheet, name, value),
  );
  return sheet;
}

/** Comments that stand after the tag of this name, or before all tags. */
export function addComments({ remarks }: GameSheet, after: string | null, texts: readonly string[]): void {
  for (const text of texts) remarks.push({ kind: 'comment', text, after });
}

/** The offset of the tag of this name, for a warning about its value. */
export const placeOf = (source: SourceGame, name: string): number =>
  (source.tags.find((tag) => tag.name === name) ?? source.tags[0])?.at ?? source.lead.end;

/**
 * Keeps a section as text, with its notes, because it has more than the model can hold. Comments among its notes move
 * to the top.
 */
export function keepAsText(
  { sections, remarks }: GameSheet,
  name: 'Auction' | 'Play',
  { tag, notes }: NotedSection,
  text: string,
): void {
  const noteLines = Array.from(notes, ([index, note]) => formatTag('Note', `${index}:${note}`));
  sections.set(name, { value: tag.value.trim(), lines: [...sectionLines(text, tag), ...noteLines] });
  for (const [index, remark] of remarks.entries())
    if (remark.after === name && remark.kind === 'comment') remarks[index] = { ...remark, after: null };
}

/** Adds each comment after the tag that precedes it; comments among notes go after their section's tag. */
function addEscapedLines({ source, remarks }: GameSheet): void {
  let after: string | null = null;
  let index = 0;
  for (const { at, text } of source.escapedLines) {
    for (; index < source.tags.length && (source.tags[index] as Tag).at < at; index++) {
      const { name } = source.tags[index] as Tag;
      if (name !== 'Note' || (after !== 'Auction' && after !== 'Play')) after = name;
    }
    if (!isAboutNotation(text)) remarks.push({ kind: 'escaped-line', text, after });
  }
}

function takeNote(noted: NotedSection, tag: Tag, sheet: GameSheet, { lexer, report }: SheetTools): void {
  const { notes } = noted;
  const [, index, text] = /^\s*(\d{1,4})\s*:(.*)$/su.exec(tag.value) ?? [];
  if (index === undefined || text === undefined) {
    report.warn(
      'bad-note',
      tag.at,
      `A note does not begin with its number and a colon: ${quote(tag.value)}.`,
    );
  } else if (notes.has(Number(index)))
    report.warn('second-note', tag.at, `Note ${index} appears twice; the first was used.`);
  else notes.set(Number(index), text.trim());
  addComments(sheet, noted.tag.name, readComments(lexer, tag, report));
}

/** A tag with data is a section, and no second tag beside one of the same name without. */
function takeValue(tag: Tag, sheet: GameSheet, tools: SheetTools): void {
  const { lexer, inheritance, report, budget } = tools;
  const { name } = tag;
  const isSection = isSectionTag(name) || (!isStandardTag(name) && beginsWithData(lexer, tag));
  const value = inheritance.resolve(name, tag.value);
  const known = isSection ? sheet.sections.get(name)?.value : valueOf(sheet, name);
  if (known !== undefined) {
    if (known === value) report.note('second-tag', tag.at, `The tag ${quote(name)} appears twice.`);
    else report.warn('second-tag', tag.at, `The tag ${quote(name)} appears twice; the first was used.`);
  } else if (isSection) {
    const lines = sectionLines(lexer.text, tag);
    budget.look(tag.end - tag.start);
    const section = { value, lines };
    tools.sectionPlaces.set(section, tag.at);
    if (budget.make(20 * lines.length)) sheet.sections.set(name, section);
  } else putValue(sheet, name, value);
  if (isSection) return;
  addComments(sheet, name, readComments(lexer, tag, report));
}

const valueOf = ({ fields, tags }: GameSheet, name: string): string | undefined =>
  isPlacedTag(name) ? fields[name] : tags.get(name);

function putValue({ fields, tags }: GameSheet, name: string, value: string): void {
  if (isPlacedTag(name)) fields[name] = value;
  else tags.set(name, value);
}

const noFields = (): Record<PlacedTag, string | undefined> => ({
  Board: undefined,
  West: undefined,
  North: undefined,
  East: undefined,
  South: undefined,
  Dealer: undefined,
  Vulnerable: undefined,
  Deal: undefined,
  Declarer: undefined,
  Contract: undefined,
  Result: undefined,
  Room: undefined,
  Score: undefined,
  Section: undefined,
  Table: undefined,
});

/** Whether section data follows the tag, rather than nothing, or comments. */
function beginsWithData(lexer: SectionLexer, tag: Tag): boolean {
  lexer.read(tag);
  do lexer.next();
  while (lexer.kind === 'comment');
  return lexer.kind !== 'end';
}
