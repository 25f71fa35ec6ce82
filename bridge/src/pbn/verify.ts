/**
 * What a strict reading reports beyond a lenient one: where a game departs from the standard though it was
 * understood, as the standard's own verifier would have it.
 *
 * @module
 */
import { quote } from '../quote.ts';
import { afterLineBreak, endOfLine } from '../record/line-break.ts';
import type { Report } from '../record/report.ts';
import type { GameSheet, NotedSection, SheetTools } from './game-sheet.ts';
import { isUnknown, known } from './table-values.ts';
import { isNeverInherited, isStandardTag } from './tag-names.ts';
import type { Tag } from './tag-reader.ts';
import { verifySection } from './verify-section.ts';
import { verifyTable } from './verify-table.ts';
import { verifyValue } from './verify-value.ts';

export function verifyGame(sheet: GameSheet, tools: SheetTools): void {
  const { report } = tools;
  const seen = new Set<string>();
  for (const tag of sheet.source.tags) {
    verifyTag(tag, seen, report);
    const value = sheet.tags.get(tag.name) ?? (sheet.fields as Record<string, string | undefined>)[tag.name];
    if (value !== undefined && !isUnknown(value)) verifyValue(tag, value, sheet, report);
    const section = sheet.sections.get(tag.name);
    if (section) verifyTable(tag, section, report);
    seen.add(tag.name);
  }
  verifyOrder(sheet, report);
  verifyNoted(sheet.auction, 'call', tools);
  verifyNoted(sheet.play, 'card', tools);
}

/** Text lines hold at most 255 characters, with the one that ends them. */
export function verifyLines(text: string, report: Report): void {
  for (let start = 0; start < text.length;) {
    const end = endOfLine(text, start);
    if (end - start > 254) {
      report.note('long-line', start, `A line has ${end - start} characters; the standard allows 254.`);
    }
    start = end < text.length ? afterLineBreak(text, end) : end;
  }
}

function verifyTag({ name, value, at }: Tag, seen: ReadonlySet<string>, report: Report): void {
  if (!isStandardTag(name)) report.note('unknown-tag', at, `${quote(name)} is not a tag of the standard.`);
  if (/\p{Cc}/u.test(value)) {
    report.note('control-character', at, `The value of ${quote(name)} holds a control character.`);
  }
  if (isNeverInherited(name) && value.startsWith('#')) {
    report.note('never-inherited', at, `The value of ${quote(name)} cannot be taken over with "#".`);
  }
  if (name === 'Note' && !seen.has('Auction') && !seen.has('Play')) {
    report.note('misplaced-note', at, 'A note stands outside the auction and the play.');
  }
}

/** Tags that must come before the sections. An end position has no declarer: its contract is only a strain. */
function verifyOrder({ auction, play, source, fields }: GameSheet, report: Report): void {
  const isBefore = (name: string, tag: Tag) =>
    source.tags.some((one) => one.name === name && one.at < tag.at);
  if (auction && !(isBefore('Dealer', auction.tag) && known(fields, 'Dealer'))) {
    report.note('no-dealer-before', auction.tag.at, 'The auction comes without a dealer before it.');
  }
  const isEndPosition = /^(?:[SHDC]|NT)$/iu.test(fields.Contract ?? '');
  for (const name of play ? (['Deal', 'Declarer', 'Contract'] as const) : []) {
    if (!play || (isBefore(name, play.tag) && known(fields, name)) || (isEndPosition && name === 'Declarer'))
      continue;
    report.note(
      'incomplete-before-play',
      play.tag.at,
      `The play comes without a ${name.toLowerCase()} before it.`,
    );
  }
  if (known(fields, 'Result') && fields.Declarer === '' && !fields.Contract) {
    report.note('result-without-declarer', source.tags[0]?.at ?? 0, 'There is a result, but no declarer.');
  }
}

const verifyNoted = (section: NotedSection | null, kind: 'call' | 'card', tools: SheetTools): void => {
  if (section) verifySection(section, kind, tools);
};
