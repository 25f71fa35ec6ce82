import { parseAuction } from '@bridge-review/bridge/auction';
import { parseCondition } from '@bridge-review/bridge/conditions/parse-condition';
import { formatSeatConditions, parseSeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { auctionMeanings } from '@bridge-review/bridge/meanings/auction-meanings';
import { joinConditions } from '@bridge-review/bridge/meanings/join-conditions';
import { unwrap } from '@bridge-review/bridge/result';
import { describe, expect, it } from 'vitest';
import { chipLabel, sourceText } from './chip-text.ts';
import { chipsOf } from './auction-chips.ts';
import { type Chip, conditionsOfChips, variantsOf } from './chip.ts';
import { parseFor } from './conditions-text-form.tsx';
import {
  addCondition,
  changeChip,
  type Edits,
  MAX_OWN_CONDITIONS,
  noEdits,
  replaceConditions,
  switchChip,
} from './edits.ts';
import { type KnownCalls, allKnownCalls } from './known-calls.ts';

/** East opens a weak two that the file explains, and West passes South's overcall. */
const knownCalls: KnownCalls = {
  auction: unwrap(parseAuction('E', ['2H', '2S', 'p', '4S', 'p', 'p', 'p'])),
  annotations: [{ call: 0, alerted: true, note: '6-10, 6+ hearts', glyphs: [], comments: [] }],
  before: 5,
  from: 'file',
  table: 1,
};
const condition = (text: string) => unwrap(parseCondition(text));
const conditions = (text: string) => unwrap(parseSeatConditions(text));

const chipsAfter = (edits: Edits, of: KnownCalls = knownCalls): Chip[] => {
  const { auction, annotations, before } = of;
  const meanings = auctionMeanings(auction, { annotations, before });
  return chipsOf(of, meanings, edits).filter(({ seat }) => seat === 'E' || seat === 'W');
};
const textAfter = (edits: Edits): string => formatSeatConditions(conditionsOfChips(chipsAfter(edits)));
const [east, west] = chipsAfter(noEdits) as [Chip, Chip];
const atFirst = textAfter(noEdits);

describe('the chips of an auction', () => {
  it('say where they come from', () => {
    expect(chipsAfter(noEdits).map(({ id }) => id)).toEqual(['E0 explanation', 'W2 rule']);
    expect(sourceText(east)).toBe('2♥, file: “6-10, 6+ hearts”');
    expect(sourceText(west)).toMatch(/^pass, rule: /);
    expect(chipLabel(east)).toBe('East’s 2H');
    expect(chipLabel(west)).toBe('West’s pass');
    const pair = chipsAfter(noEdits, { ...knownCalls, from: 'pair' })[0]!;
    expect(sourceText(pair)).toBe('2♥, pair: “6-10, 6+ hearts”');
  });

  it('tell what an explanation says from what a rule adds', () => {
    const explained = [{ call: 0, alerted: true, note: '6+ hearts', glyphs: [], comments: [] }];
    expect(chipsAfter(noEdits, { ...knownCalls, annotations: explained }).map(chipLabel)).toEqual([
      'the explanation of East’s 2H',
      'the rule for East’s 2H',
      'West’s pass',
    ]);
  });

  it('count the passes of a seat that has more than one', () => {
    const passes = { ...knownCalls, auction: unwrap(parseAuction('E', ['p', '1S', 'p', '2S', 'p'])) };
    expect(chipsAfter(noEdits, { ...passes, annotations: [] }).map(chipLabel)).toEqual([
      'East’s first pass',
      'West’s pass',
      'East’s second pass',
    ]);
  });

  it('say once what several calls of a seat say alike', () => {
    const calls = ['1H', 'p', '2S', 'p', '2NT', 'p', '3H', 'p', '4H', 'p', 'p', 'p'];
    const all = { ...knownCalls, auction: unwrap(parseAuction('N', calls)), annotations: [], before: 12 };
    const meanings = auctionMeanings(all.auction, { before: 12 }).filter(({ seat }) => seat === 'E');
    expect(meanings).toHaveLength(3);
    const chips = chipsAfter(noEdits, all).filter(({ seat }) => seat === 'E');
    expect(new Set(chips.map((chip) => JSON.stringify(chip.condition))).size).toBe(chips.length);
    expect(formatSeatConditions(conditionsOfChips(chips))).toBe(
      formatSeatConditions({ E: joinConditions(meanings.map(({ condition: each }) => each)) }),
    );
    expect(chips.length).toBeLessThan(3);
  });

  it('are off, with the reason, where the auction contradicts itself', () => {
    const passedWithOpening: KnownCalls = {
      ...knownCalls,
      auction: unwrap(parseAuction('E', ['p', 'p', 'p', '1NT'])),
      annotations: [],
      before: 4,
    };
    const [meaning] = auctionMeanings(passedWithOpening.auction);
    const chips = chipsOf(passedWithOpening, [{ ...meaning!, dropped: 'Left out: no hand fits.' }], noEdits);
    expect(chips).toMatchObject([{ isOff: true, reason: 'Left out: no hand fits.' }]);
    expect(conditionsOfChips(chips)).toEqual({});
  });
});

describe('edits', () => {
  it('switch a chip off, and on again', () => {
    const off = switchChip(noEdits, west);
    expect(textAfter(off)).not.toContain('W:');
    expect(textAfter(switchChip(off, chipsAfter(off)[1]!))).toBe(atFirst);
  });

  it('are left out in turn, save those that are off or say no more than the others', () => {
    const off = switchChip(noEdits, west);
    const without = variantsOf(chipsAfter(noEdits)).find(({ chip }) => chip === west.id)!;
    expect(formatSeatConditions(without.conditions)).toBe(textAfter(off));
    expect(variantsOf(chipsAfter(off)).map(({ chip }) => chip)).not.toContain(west.id);
    const twice = addCondition(noEdits, 'W', west.condition);
    expect(variantsOf(chipsAfter(twice)).map(({ chip }) => chip)).not.toContain(west.id);
  });

  it('change what a chip says, which then counts, and give it back', () => {
    const changed = changeChip(switchChip(noEdits, west), west, condition('3-7'));
    expect(textAfter(changed)).toContain('W: 3-7');
    expect(sourceText(chipsAfter(changed)[1]!)).toBe('pass, changed by you');
    expect(textAfter(changeChip(changed, chipsAfter(changed)[1]!, null))).toBe(atFirst);
  });

  it('add, change and remove conditions of one’s own', () => {
    const added = addCondition(addCondition(noEdits, 'W', condition('4+C')), 'W', condition('bal'));
    expect(textAfter(added)).toMatch(/; W: .*, 4\+C, bal$/);
    const [, , clubs, bal] = chipsAfter(added);
    expect([clubs!.id, bal!.id, sourceText(clubs!), chipLabel(bal!)]).toEqual([
      'own 1',
      'own 2',
      'yours',
      'your condition on West',
    ]);
    const fewer = changeChip(changeChip(added, clubs!, null), bal!, condition('not bal'));
    expect(textAfter(fewer)).toMatch(/; W: .*, not bal$/);
    expect(addCondition(fewer, 'E', condition('5+D')).own.at(-1)!.id).toBe('own 3');
  });

  it('end at a number that nobody adds by hand', () => {
    let edits = noEdits;
    for (let count = 0; count < 2 * MAX_OWN_CONDITIONS; count++)
      edits = addCondition(edits, 'E', condition('5+D'));
    expect(edits.own).toHaveLength(MAX_OWN_CONDITIONS);
  });
});

describe('conditions as text', () => {
  const typed = (text: string) =>
    replaceConditions(noEdits, chipsAfter(noEdits), ['E', 'W'], conditions(text));

  it('change nothing if they are the same', () => {
    expect(typed(atFirst)).toEqual(noEdits);
  });

  it('replace the chips of the seats that differ, and of no other', () => {
    const edits = typed(atFirst.replace(/W: .*/, 'W: 0-8, 2+S'));
    expect(textAfter(edits)).toBe(atFirst.replace(/W: .*/, 'W: 0-8, 2+S'));
    expect(chipsAfter(edits).map(({ isOff }) => isOff)).toEqual([false, true, false]);
  });

  it('take away what is not there any more', () => {
    expect(textAfter(typed(''))).toBe('');
    const own = addCondition(noEdits, 'E', condition('5+D'));
    expect(replaceConditions(own, chipsAfter(own), ['E', 'W'], {}).own).toEqual([]);
  });

  it('are refused for hands that are known, at their place', () => {
    expect(parseFor(['E', 'W'], 'E: 5+H; north: 12+')).toEqual({
      ok: false,
      error: {
        code: 'unexpected-text',
        message: 'North’s cards are known: only East and West can have conditions.',
        position: 8,
      },
    });
    expect(parseFor(['E', 'W'], 'E: 5+X')).toMatchObject({ ok: false, error: { position: 5 } });
    expect(parseFor(['E', 'W'], 'E: 5+H; '.repeat(1000))).toMatchObject({ error: { code: 'too-long' } });
  });
});

describe('the known calls', () => {
  const table = { id: 7, auction: { dealer: 'E' as const, calls: ['1S' as const], annotations: [] } };
  const record = { biddingSequence: ['Pass' as const, '1H' as const], annotations: [] };

  it('is that of the pair, else of the table', () => {
    expect(allKnownCalls({ dealer: 'N' }, record, table)).toMatchObject({
      from: 'pair',
      before: 2,
      auction: { dealer: 'N' },
    });
    expect(allKnownCalls({ dealer: 'N' }, null, table)).toMatchObject({
      from: 'file',
      auction: { dealer: 'E', calls: ['1S'] },
    });
    expect(
      allKnownCalls({ dealer: 'N' }, { ...record, biddingSequence: [] }, { id: 7, auction: null }),
    ).toBeNull();
    expect(allKnownCalls({ dealer: 'N' }, null, undefined)).toBeNull();
  });
});
