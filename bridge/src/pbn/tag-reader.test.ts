import { describe, expect, it } from 'vitest';
import { Budget } from '../record/budget.ts';
import { Report } from '../record/report.ts';
import { charCodesOf } from './char-codes.ts';
import { readTag } from './tag-reader.ts';
import { TagSequence } from './tag-sequence.ts';

function read(text: string) {
  const report = new Report(text);
  const tag = readTag(text, 0, {
    codes: charCodesOf(text),
    sequence: new TagSequence(),
    report,
    budget: new Budget(text.length),
  });
  return {
    tag: tag && `${tag.name}=${tag.value}`,
    rest: tag ? text.slice(tag.start) : text,
    warnings: report.warnings.map(({ code }) => code),
  };
}

describe('readTag', () => {
  it.each([
    ['as export format has it', '[Event "Spring Pairs"]', 'Event=Spring Pairs'],
    ['without a blank', '[Event"Spring Pairs"]', 'Event=Spring Pairs'],
    ['with blanks everywhere', '[  Event \t "Spring Pairs"   ]', 'Event=Spring Pairs'],
    ['over several lines', '[\r\n  Event\r\n    "Spring Pairs"\r\n]', 'Event=Spring Pairs'],
    ['with an empty value', '[Event ""]', 'Event='],
    ['with brackets in the value', '[Event "a [b] c]"]', 'Event=a [b] c]'],
    ['with braces and semicolons in the value', '[Event "a {b}; c"]', 'Event=a {b}; c'],
    ['with escaped quotes and backslashes', String.raw`[Event "\"a\" \\ b"]`, String.raw`Event="a" \ b`],
    ['with a backslash that escapes nothing', String.raw`[XTable "Call\4L"]`, String.raw`XTable=Call\4L`],
    ['in lower case', '[event "x"]', 'Event=x'],
    ['by a name that JavaScript has plans for', '[__proto__ "x"]', '__proto__=x'],
  ])('reads a tag %s', (_, text, tag) => {
    expect(read(`${text}rest`)).toEqual({ tag, rest: 'rest', warnings: [] });
  });

  it.each([
    ['without a value', '[Event]', 'Event=', 'missing-value'],
    ['without quotes', '[Event Spring Pairs #]', 'Event=Spring Pairs #', 'unquoted-value'],
    ['with quotes in its value', '[Event "the "best" pairs"]', 'Event=the "best" pairs', 'quotes-in-value'],
    ['with quotes around a bracket', '[Event "a "[b]" c"]', 'Event=a "[b]" c', 'quotes-in-value'],
    ['with words after its value', '[Event "a" and more]', 'Event=a', 'text-after-value'],
  ])('repairs a tag %s, with a warning', (_, text, tag, code) => {
    expect(read(`${text}rest`)).toEqual({ tag, rest: 'rest', warnings: [code] });
  });

  it.each([
    ['without a closing quote', '[Event "a]', 'Event=a', 'missing-quote'],
    [
      'whose closing quote is escaped',
      String.raw`[XTable "Call\"]`,
      String.raw`XTable=Call\ `.trim(),
      'missing-quote',
    ],
    ['without a closing bracket', '[Event "a"', 'Event=a', 'missing-bracket'],
    ['without quote and bracket', '[Event a', 'Event=a', 'unquoted-value'],
  ])('ends a tag %s with its line', (_, text, tag, code) => {
    expect(read(`${text}\n[Site "b"]`)).toEqual({ tag, rest: '\n[Site "b"]', warnings: [code] });
  });

  it('does not look for a value beyond an empty line', () => {
    expect(read('[Event\n\n"a"]')).toEqual({ tag: 'Event=', rest: '\n\n"a"]', warnings: ['missing-value'] });
  });

  it('separates a second tag on the line from a badly closed first', () => {
    expect(read('[Event "a" b] [Site "c"]')).toMatchObject({ tag: 'Event=a', rest: ' [Site "c"]' });
  });

  it.each(['[', '[]', '[ "x"]', '[\n\n[Event "a"]', '[\n \nEvent "a"]', '[%', '[{Event "a"}]'])(
    'does not take %j for a tag',
    (text) => {
      expect(read(text)).toEqual({ tag: null, rest: text, warnings: ['stray-bracket'] });
    },
  );
});
