import { bidRank, isBid, parseCall } from '../call.ts';
import { quote } from '../quote.ts';
import type { NotedSection, SheetTools } from './game-sheet.ts';

/** The marks and notes of an auction or a play: each call or card has one of a kind at most, and of its own kind. */
export function verifySection(
  { tag, notes }: NotedSection,
  kind: 'call' | 'card',
  { lexer, report }: SheetTools,
): void {
  const used = new Set<number>();
  let hasSuffix = false;
  let hasOwnGlyph = false;
  let isMarked = false;
  let highest = -1;
  lexer.read(tag);
  while (lexer.next() !== 'end') {
    const { word, start } = lexer;
    switch (lexer.kind) {
      case 'word': {
        hasSuffix = hasOwnGlyph = false;
        if (kind === 'card') break;
        if (!isCallWord(word))
          report.note('call-spelling', start, `${quote(word)} is not how the standard writes a call.`);
        const call = parseCall(word);
        if (!call.ok || !isBid(call.value)) break;
        if (isMarked && bidRank(call.value) > highest) {
          report.note(
            'sufficient-bid',
            start,
            `${call.value} is marked as insufficient, but it is sufficient.`,
          );
        }
        highest = Math.max(highest, bidRank(call.value));
        isMarked = false;
        break;
      }
      case 'irregularity':
        isMarked = word.toUpperCase() === 'I';
        break;
      case 'suffix':
        if (hasSuffix) report.note('second-suffix', start, `${quote(word)} is a second suffix.`);
        else if (hasOwnGlyph)
          report.note('second-glyph', start, `${quote(word)} says again what a glyph says.`);
        hasSuffix = true;
        break;
      case 'glyph': {
        const glyph = Number(word);
        if (isOwn(glyph, kind === 'call' ? 'card' : 'call'))
          report.note('misplaced-glyph', start, `$${glyph} does not belong to a ${kind}.`);
        else if (isJudgement(glyph, kind)) {
          if (hasSuffix || hasOwnGlyph)
            report.note('second-glyph', start, `$${glyph} says again what a suffix says.`);
          hasOwnGlyph = true;
        }
        break;
      }
      case 'note':
        used.add(Number(word));
        if (!isNoteNumber(Number(word)))
          report.note('note-number', start, `Note ${word.slice(0, 9)} is not one of 1 to 32.`);
        else if (!notes.has(Number(word))) report.note('missing-note', start, `There is no note ${word}.`);
        break;
      default:
    }
  }
  for (const number of notes.keys()) {
    if (!isNoteNumber(number)) report.note('note-number', tag.at, `Note ${number} is not one of 1 to 32.`);
    else if (!used.has(number)) report.note('unused-note', tag.at, `No ${kind} has note ${number}.`);
  }
}

const isCallWord = (word: string): boolean => /^(?:AP|Pass|XX?|[1-7](?:NT|[SHDC])|-)$/iu.test(word);

const isNoteNumber = (number: number): boolean => number >= 1 && number <= 32;

/** Glyphs for good, poor and so on, which the suffixes also express. */
const isJudgement = (glyph: number, kind: 'call' | 'card'): boolean =>
  kind === 'call' ? glyph >= 1 && glyph <= 6 : glyph >= 7 && glyph <= 12;

const isOwn = (glyph: number, kind: 'call' | 'card'): boolean =>
  isJudgement(glyph, kind) || glyph === (kind === 'call' ? 13 : 14);
