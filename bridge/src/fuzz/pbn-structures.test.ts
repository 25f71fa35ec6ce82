import { describe, expect, it } from 'vitest';
import { bids } from '../call.ts';
import { readPbn, readPbnCounting } from '../pbn/read-pbn.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import { maxPerKind, maxWarnings } from '../record/report.ts';
import { isLong, failOnHang } from '../testing/fuzz.ts';

const deal = 'N:72.AKQ986.A8632. KQ4.T.QJT7.A9754 J98653.2.K5.J862 AT.J7543.94.KQT3';
const board = `[Board "1"]\n[Deal "${deal}"]\n`;

const repeat = (text: string, size: number) => text.repeat(Math.ceil(size / text.length)).slice(0, size);

/** Inputs that could make a reader slow, fill its memory or crash it, each at any size. */
const hostile: Readonly<Record<string, (size: number) => string>> = {
  'tags of one byte': (size) => repeat('[A""]', size),
  'tags of one byte, each a game': (size) => repeat('[A""]\n\n', size),
  'one huge value': (size) => `[Event "${repeat('x', size)}"]`,
  'one huge name': (size) => `[${repeat('x', size)}`,
  'a value that never ends': (size) => `[Event "${repeat('x', size)}`,
  'open brackets': (size) => repeat('[', size),
  'open brackets on lines': (size) => repeat('[\n', size),
  'open braces': (size) => repeat('{', size),
  'open braces, each in a game': (size) => repeat('{\n\n', size),
  'nested braces': (size) => repeat('{', size / 2) + repeat('}', size / 2),
  'empty comments': (size) => repeat('{}', size),
  quotes: (size) => repeat('"', size),
  'badly closed tags': (size) => repeat('[A "x" y] ', size),
  'quotes in a tag': (size) => `[A "${repeat('" ', size)}`,
  backslashes: (size) => `[A "${repeat('\\', size)}`,
  'escaped lines': (size) => repeat('%\n', size),
  'line ends of one kind': (size) => repeat('\r', size),
  blanks: (size) => repeat(' ', size),
  'a table without end': (size) => `${board}[OwnTable "a"]\n${repeat('1\n', size)}`,
  'tables without end': (size) => repeat(`${board}[OwnTable "a"]\n1\n1\n\n`, size),
  'an auction without end': (size) => `${board}[Auction "N"]\n${repeat('Pass ', size)}`,
  'passes without end': (size) => `${board}[Auction "N"]\n${repeat('AP ', size)}`,
  'notes on one call': (size) => `${board}[Auction "N"]\n1C ${repeat('=1= ', size)}`,
  'comments on one call': (size) => `${board}[Auction "N"]\n1C ${repeat('{a} ', size)}`,
  'what annotates nothing': (size) => `${board}[Auction "N"]\n1C ${repeat('=a ', size)}`,
  'a play without end': (size) => `${board}[Play "N"]\n${repeat('SA ', size)}`,
  'marks before no card': (size) => `${board}[Play "N"]\n${repeat('^R ', size)}`,
  'one tag, again and again': (size) => repeat('[Event "x"]\n', size),
  'one name after another': (size) =>
    Array.from({ length: size / 10 }, (_, index) => `[T${index} ""]\n`)
      .join('')
      .slice(0, size),
  'notes without end': (size) => `${board}[Auction "N"]\n1C =1= {=33=x} ${repeat('\n[Note "1:x"]', size)}`,
  'notes in comments': (size) => `${board}[Auction "N"]\n1C ${repeat('{=33=x} ', size)}`,
  'values that go on': (size) => repeat('[Event "x"]\n{=+=y}\n', size),
  'a value that goes on and never ends': (size) => `[Event "x"]\n{=+=${repeat('y ', size)}`,
  'values that go on, each in a game, and never end': (size) => repeat('[Event "x"]\n{=+=y\n\n', size),
  'broken lines': (size) => `{${repeat(`${'x'.repeat(210)}\\\n`, size)}}`,
  'one board, again and again': (size) => repeat(`${board}[Result "9"]\n\n`, size),
  'one number with other dealers': (size) =>
    repeat(['N', 'E', 'S', 'W'].map((seat) => `${board}[Dealer "${seat}"]\n\n`).join(''), size),
  'remarks on one board': (size) => repeat(`${board}{x}\n%y\n\n`, size),
  'escaped lines in a game': (size) => `${board}${repeat('%x\n', size)}`,
  'values taken over from games before': (size) => repeat('[Event "#"]\n[Site "##x"]\n\n', size),
  'sections without line feeds': (size) => repeat('[A "x"]\rSA SK\r\r', size),
  'one long note on every call': (size) =>
    `${board}[Auction "N"]\n${bids.map((bid) => `${bid} =1= Pass =1= Pass =1= `).join('')}\n[Note "1:${repeat('x', size)}"]`,
  'a long value for every game': (size) =>
    `[Event "##${repeat('x', size / 2)}"]\n\n${repeat(`${board}[Result "9"]\n\n`, size / 2)}`,
  'a long value taken over by every game': (size) =>
    `[Event "${repeat('x', size / 2)}"]\n\n${repeat(`${board}[Result "9"]\n[Event "#"]\n\n`, size / 2)}`,
  'a hundred values for every game': (size) =>
    `${Array.from({ length: 100 }, (_, index) => `[T${index} "##${'x'.repeat(50)}"]\n`).join('')}\n${repeat(`${board}[Result "9"]\n\n`, size)}`,
  'results without a deal': (size) => board + repeat('\n[Result "1"]\n', size),
  'deals that are none': (size) => repeat('[Deal "N:1"]\n\n', size),
  'one huge deal': (size) => `[Deal "N:${repeat('x ', size)}"]`,
  'names that JavaScript has plans for': (size) => repeat('[__proto__ "x"][constructor "y"]\n\n', size),
  'control characters': (size) => repeat('\u0001', size),
};

/** The largest file that can be uploaded; a tenth of it in quick runs. */
const largest = isLong ? 10_000_000 : 1_000_000;

describe('a hostile file', () => {
  it.each([
    'nested braces',
    'open brackets',
    'one tag, again and again',
    'notes without end',
    'one board, again and again',
    'values taken over from games before',
  ])('costs time and memory linear in its size, at the largest size: %s', (name) => {
    const text = (hostile[name] ?? (() => ''))(largest);
    const { reading, cost } = failOnHang(() => readPbnCounting(text));
    expect(cost.looked).toBeLessThanOrEqual(4 * text.length);
    expect(cost.made).toBeLessThanOrEqual(4 * text.length + 1_100_000);
    expect(reading.warnings.length).toBeLessThanOrEqual(maxWarnings + 1);
  });

  it.each(Object.keys(hostile))('is read in time linear in its size: %s', (name) => {
    const text = hostile[name] ?? (() => '');
    const cost = (size: number) =>
      failOnHang(() => readPbnCounting(text(size), { strict: true })).cost.looked;
    expect(cost(40_000)).toBeLessThanOrEqual(2.1 * cost(20_000) + 2000);
    expect(cost(40_000)).toBeLessThanOrEqual(4 * text(40_000).length);
  });

  it.each(Object.keys(hostile))('does not expand without bound: %s', (name) => {
    const text = (hostile[name] ?? (() => ''))(100_000);
    const { record, warnings } = readPbn(text);
    expect(warnings.length).toBeLessThanOrEqual(maxWarnings + 1);
    for (const { message } of warnings) expect(message.length).toBeLessThan(300);
    const most = 8 * text.length + 2_000_000;
    expect(writePbn(record).length).toBeLessThan(most);
    expect(
      JSON.stringify(record, (_, value: unknown) => (value instanceof Map ? [...value] : value)).length,
    ).toBeLessThan(most);
  });

  it('is cut off with a warning where it would expand too much', () => {
    const { record, warnings } = readPbn((hostile['a long value for every game'] ?? (() => ''))(400_000));
    expect(record.boards.length).toBeGreaterThan(0);
    expect(warnings.map(({ code }) => code)).toContain('too-much');
  });

  it.each([
    ['line', (size: number) => `{${repeat('x', size)}}`],
    ['value', (size: number) => `${board}[Round "${repeat('a.', size)}"]`],
    ['string in a table', (size: number) => `${board}[OwnTable "A"]\n"${repeat('\\"', size)}"`],
    ['note', (size: number) => `${board}[Auction "N"]\n1C =1=\n[Note "1${repeat(' ', size)}:"]`],
    ['deal', (size: number) => `[Deal "N:${repeat('x.', size)}"]`],
    ['history', (size: number) => `${board}[ScoreRubberHistory "NS ${repeat('0 ', size)}"]`],
  ])('does not exhaust the stack with one huge %s, even in a strict reading', (_, text) => {
    expect(() => readPbn(text(largest / 2), { strict: true })).not.toThrow();
  });

  it('produces a bounded number of warnings of each kind', () => {
    const { warnings } = readPbn(repeat('[', 10_000));
    expect(warnings.filter(({ code }) => code === 'stray-bracket')).toHaveLength(maxPerKind);
    expect(warnings.at(-1)?.message).toBe('And 9900 more warnings.');
  });
});
