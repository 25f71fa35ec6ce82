import { cards } from '@bridge-review/bridge/card';
import { formatHand, handOf } from '@bridge-review/bridge/hand';
import { unwrap } from '@bridge-review/bridge/result';
import { formatSeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { damaged, nearly, runs, failOnHang } from '@bridge-review/bridge/testing/fuzz';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFirstAnswers } from '../base/first-answers.ts';
import { parseFor } from '../features/conditions/conditions-text-form.tsx';
import { readTypedHand } from '../features/leads/typed-hand.ts';
import { readReleaseNotes, type ReleaseNotes } from '../features/release-notes/read-release-notes.ts';

describe('a hand that is typed', () => {
  const pieces = 'S H D C ♠ ♥ ♦ ♣ ♤ W: north: : . .. , - – / | 10 1 0 AKQJT98765432 A k x ٣ \0 \uD800'.split(
    ' ',
  );
  const good = ['W:KJ875.A54.A987.8', '♠ K J 8 7 5\n♥ A 5 4\n♦ A 9 8 7\n♣ 8', 'S:KJ875 H:A54 D:A987 C:8'];
  const typed = fc.oneof(
    nearly([...pieces, ' ', '\n'], 20),
    ...good.map((text) => damaged(text, [...pieces, ' ', '\n'])),
  );

  it('is refused with a short sentence, or has thirteen cards that read back the same', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { seat, hand } = failOnHang(() => readTypedHand(text));
        if (hand.ok) {
          const printed = `${seat === null ? '' : `${seat}:`}${formatHand(hand.value)}`;
          expect(printed).toMatch(/^(?:[NESW]:)?[AKQJT2-9.]{16}$/);
          expect(readTypedHand(printed)).toEqual({ seat, hand });
        } else expect(hand.error.message).toMatch(/^\S.{0,250}\.$/u);
      }),
      runs(500),
    );
  });

  const signs = {
    symbols: ['♠', '♥', '♦', '♣'],
    letters: ['S', 'H', 'D', 'C'],
    colons: ['S:', 'H:', 'D:', 'C:'],
  };
  const spelling = fc.record({
    held: fc.shuffledSubarray([...cards], { minLength: 13, maxLength: 13 }),
    way: fc.constantFrom('dots', 'words', ...(Object.keys(signs) as (keyof typeof signs)[])),
    order: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
    blank: fc.constantFrom(' ', '  ', '\n', ', '),
    ten: fc.constantFrom('T', '10'),
    dash: fc.constantFrom('-', '–', '—'),
    seat: fc.constantFrom('', 'W:', 'S: ', 'north: '),
    isSmall: fc.boolean(),
  });

  it('is the same in whatever way it is spelled', () => {
    fc.assert(
      fc.property(spelling, ({ held, way, order, blank, ten, dash, seat, isSmall }) => {
        const hand = unwrap(handOf(held));
        const holdings = formatHand(hand)
          .split('.')
          .map((each) => each.replace('T', ten));
        const written =
          way === 'dots'
            ? holdings.join('.')
            : way === 'words'
              ? holdings.map((each) => each || dash).join(blank)
              : order.map((at) => `${signs[way][at]}${holdings[at] || dash}`).join(blank);
        const text = seat + (isSmall ? written.toLowerCase() : written);
        expect(failOnHang(() => readTypedHand(text))).toEqual({
          seat: seat === '' ? null : seat.charAt(0).toUpperCase(),
          hand: { ok: true, value: hand },
        });
      }),
      runs(500),
    );
  });

  it('is refused at once, however long it is', () => {
    for (const piece of [...pieces, ' ', '\n'])
      expect(failOnHang(() => readTypedHand(piece.repeat(200_000))).hand.ok).toBe(false);
  });
});

it('conditions as text are of the seats asked for and read back the same, or are refused at a place of the text', () => {
  const pieces = 'S: n: East : west : ; 15-17 bal 5+H , ( ) or not : S N ; \0 İ ſ'
    .split(' ')
    .concat(' ', '\n');
  fc.assert(
    fc.property(fc.oneof(nearly(pieces), damaged('E: 15-17, bal; west: 5+H', pieces)), (text) => {
      const parsed = failOnHang(() => parseFor(['E', 'W'], text));
      if (parsed.ok) {
        expect(['E', 'W']).toEqual(expect.arrayContaining(Object.keys(parsed.value)));
        expect(parseFor(['E', 'W'], formatSeatConditions(parsed.value))).toEqual(parsed);
        return;
      }
      expect(parsed.error.message).toMatch(/^\S.{0,250}\.$/su);
      expect(parsed.error.position).toBeGreaterThanOrEqual(0);
      expect(parsed.error.position).toBeLessThanOrEqual(text.length);
    }),
    runs(300, [['South :5+H; ſ: 5+H'], ['(S: 5+H']]),
  );
});

it('any changelog is read as notes that read back the same, with nothing that it does not say', () => {
  const good =
    '# Changelog\n\n## 1.1.0 – 2026-12-24\n\nSnow.\n\n### Added\n\n- Snow on the\n  cards.\n- `a`: b\n\n## Unreleased\n\n- x\n';
  const pieces = [
    '# ',
    '## ',
    '### ',
    '- ',
    '\n',
    '\r',
    '\u2028',
    ' ',
    'a',
    '1.0.0',
    ' – 2026-11-17',
    '`',
    '\0',
  ];
  const printed = (notes: readonly ReleaseNotes[]): string =>
    notes
      .map(({ version, date, intro, sections }) =>
        [
          `## ${version ?? 'Unreleased'}${date === null ? '' : ` – ${date}`}`,
          ...intro,
          ...sections.map(({ title, items }) =>
            [`### ${title}`, ...items.map((each) => `- ${each}`)].join('\n'),
          ),
        ].join('\n\n'),
      )
      .join('\n\n');
  fc.assert(
    fc.property(fc.oneof(nearly(pieces), damaged(good, pieces)), (text) => {
      const notes = failOnHang(() => readReleaseNotes(text));
      // A sentence whose sign of a heading stood on a line of its own.
      if (notes.some(({ intro }) => intro.some((said) => said.startsWith('##')))) return;
      expect(readReleaseNotes(`# Changelog\n\n${printed(notes)}`)).toEqual(notes);
      const words = new Set(text.split(/\s+/));
      for (const { intro, sections } of notes)
        for (const said of [...intro, ...sections.flatMap(({ items }) => items)])
          for (const word of said.split(' ')) expect(words).toContain(word);
    }),
    runs(200),
  );
});

describe('the answers in a page', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('are those that came whole, each under the address that it says, and are taken out of the page', () => {
    const pieces = [
      '/api/games',
      '?',
      'limit=2',
      '&',
      '__proto__=1',
      '<',
      '>; rel="next"',
      ':',
      '//',
      '[',
      '%zz',
    ];
    const script = fc.record({
      dataset: fc.record(
        {
          address: nearly(pieces, 8),
          link: fc.oneof(nearly(pieces, 8), damaged('</api/games?cursor=2>; rel="next"', pieces)),
        },
        { requiredKeys: [] },
      ),
      textContent: damaged('[{"id":1,"__proto__":{"a":1}},"two"]', ['{', '}', '"', ',', 'null']),
    });
    fc.assert(
      fc.property(fc.array(script, { maxLength: 4 }), (written) => {
        const left = new Set(written);
        const scripts = written.map((each) => ({ ...each, remove: () => left.delete(each) }));
        vi.stubGlobal('document', { querySelectorAll: () => scripts });
        const answers = failOnHang(readFirstAnswers);
        expect(left.size).toBe(0);
        const whole = written.filter(({ textContent }) => isJson(textContent));
        expect(answers.map(({ queryKey: [path] }) => path)).toEqual(
          whole.map(({ dataset: { address = '', link } }) =>
            link === undefined ? address : address.split('?')[0],
          ),
        );
      }),
      runs(200),
    );
  });

  function isJson(text: string): boolean {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  }
});
