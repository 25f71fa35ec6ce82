import { quote } from '../quote.ts';
import type { ConditionScanner } from './condition-scanner.ts';
import type { Condition, Lengths, Range } from './condition.ts';

/** `15-17`, `12+` or `4`. The scanner stands at a digit. */
export function readRange(scanner: ConditionScanner): Range | null {
  const start = scanner.position;
  const min = Number(scanner.take(NUMBER));
  if (scanner.take(PLUS) !== null) return { min };
  if (scanner.take(DASH) === null) return { min, max: min };
  const last = scanner.take(NUMBER);
  if (last === null)
    return scanner.fail(
      'bad-range',
      `After "${min}-" there should be a number; "${min}+" has no upper limit.`,
    );
  const max = Number(last);
  return min <= max
    ? { min, max }
    : scanner.fail('bad-range', `Write ${max}-${min}, the lower number first.`, start);
}

/** `5431` and `5-4-3-1` are in any order of suits, `5=4=3=1` in that order. */
export function readShape(scanner: ConditionScanner): Condition | null {
  const start = scanner.position;
  const text = scanner.take(SHAPE)!;
  const order = text.includes('=') ? 'exact' : 'any';
  const lengths = (text.match(/[-–=]/u) ? text.split(/[-–=]/u) : [...text]).map(Number);
  if (lengths.length !== 4 || lengths.reduce((sum, length) => sum + length, 0) !== 13)
    return scanner.fail('bad-shape', `${quote(text)} is not four lengths that add up to 13.`, start);
  if (order === 'any') lengths.sort((one, other) => other - one);
  return { kind: 'shape', lengths: lengths as unknown as Lengths, order };
}

const NUMBER = /\d+/uy;
const PLUS = /\+/uy;
const DASH = /[-–]/uy;
const SHAPE = /\d+(?:\s*[-–=]\s*\d+)*/uy;
