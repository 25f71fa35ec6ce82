import { quote } from '../quote.ts';
import type { Report } from '../record/report.ts';
import type { GameSheet } from './game-sheet.ts';
import { rubberVulnerability } from './rubber-history.ts';
import { parseSideValue } from './side-value.ts';
import type { Tag } from './tag-reader.ts';

/** Values whose form the standard prescribes, but which no reading needs to understand. */
export function verifyValue({ name, at }: Tag, value: string, { fields }: GameSheet, report: Report): void {
  if (value.length > longest) return;
  const refuse = (code: string) =>
    report.note(code, at, `${quote(value)} is not a value for ${quote(name)}.`);
  switch (name) {
    case 'Deal':
      if (/ {2}/u.test(value)) refuse('deal-spacing');
      break;
    case 'Contract':
      if (!/^(?:Pass|[1-7](?:NT|[SHDC])X{0,2}|NT|[SHDC])$/iu.test(value)) refuse('contract-spelling');
      break;
    case 'Round':
      if (!/^\w+(?:\.\w+)*$/u.test(value)) refuse('bad-round');
      break;
    case 'Scoring':
      if (!value.split(';').every((field) => scorings.has(field.toLowerCase()))) refuse('unknown-scoring');
      break;
    case 'ScoreIMP':
    case 'ScoreMP':
      if (!parseSideValue(value, 'decimal')) refuse('bad-score');
      break;
    case 'ScorePercentage':
      if (!isPercentage(value)) refuse('bad-score');
      break;
    case 'ScoreRubber':
      if (!rubberScore.test(value)) refuse('bad-score');
      break;
    case 'OptimumScore':
      if ((parseSideValue(value, 'whole')?.of ?? 'declarer') === 'declarer') refuse('bad-score');
      break;
    case 'ScoreRubberHistory': {
      const vulnerability = rubberVulnerability(value);
      if (vulnerability === null) refuse('bad-score');
      else if (fields.Vulnerable && vulnerability !== standardSpelling(fields.Vulnerable)) {
        const message = `By the history of the rubber the vulnerability is ${vulnerability}, not ${quote(fields.Vulnerable)}.`;
        report.note('rubber-vulnerability', at, message);
      }
      break;
    }
    default:
  }
}

/** Overlong values are reported for their length, and would only slow the patterns down here. */
const longest = 255;

function isPercentage(value: string): boolean {
  const parsed = parseSideValue(value, 'decimal');
  if (!parsed) return false;
  const both = parsed.of === 'declarer' ? [parsed.value] : [parsed.value, parsed.opponents ?? 0];
  return both.every((percentage) => percentage >= 0 && percentage <= 100);
}

const standardSpelling = (vulnerable: string): string =>
  /^(?:none|love|-)$/iu.test(vulnerable)
    ? 'None'
    : /^(?:all|both)$/iu.test(vulnerable)
      ? 'All'
      : vulnerable.toUpperCase();

const rubberScore = /^(?:\d+\s*\/\s*\d+|(?:NS|EW)\s+\d+\s*\/\s*\d+(?:\s+(?:NS|EW)\s+\d+\s*\/\s*\d+)?)$/iu;

/** The standard's examples of scoring methods and of their modifiers. */
const scorings: ReadonlySet<string> = new Set(
  (
    'mp matchpoints imp cavendish chicago rubber bam instant ' +
    'butler butler-2 experts cross cross1 cross2 mean median mp1 mp2 oldmp ' +
    'mitchell2 mitchell3 mitchell4 ascherman bastille emp imp_1948 imp_1961'
  ).split(' '),
);
