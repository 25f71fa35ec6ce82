import type { TableStyles } from '@bridge-review/api/styles';
import { parseAuction } from '@bridge-review/bridge/auction';
import { meets } from '@bridge-review/bridge/conditions/meets';
import { parseCondition } from '@bridge-review/bridge/conditions/parse-condition';
import { formatSeatConditions, parseSeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { formatDeal } from '@bridge-review/bridge/deal';
import { formatHand, parseHand } from '@bridge-review/bridge/hand';
import { conditionsOf } from '@bridge-review/bridge/meanings/auction-meanings';
import { unwrap } from '@bridge-review/bridge/result';
import { parseKnownCards } from '@bridge-review/bridge/sampling/known-cards';
import { describe, expect, it } from 'vitest';
import {
  type ConditionsAnswers,
  type ConditionsTask,
  type Deals,
  type Fit,
  makeConditionsDesk,
} from './conditions-tasks.ts';
import type { KnownCalls } from './known-calls.ts';
import { fitText } from './use-fit.ts';

const known = unwrap(parseKnownCards('N:AQJT98.AKQ.32.32 S:76543.432.AKQ.AK'));
const conditions = (text: string) => unwrap(parseSeatConditions(text));
const unknownPair: TableStyles['NS'] = { names: [], choice: null, system: null, openings: [] };
const unknownStyles: TableStyles = { NS: unknownPair, EW: unknownPair };
const desk = makeConditionsDesk();
const ask = <K extends ConditionsTask['kind']>(task: ConditionsTask & { kind: K }) =>
  desk(task) as ConditionsAnswers[K];
const fitFor = (text: string): Fit => ask({ kind: 'fit', known, conditions: conditions(text) });
const dealsFor = (text: string, from: number, count: number): Deals =>
  ask({ kind: 'deals', known, conditions: conditions(text), seed: 7, from, count });

describe('deals that fit conditions', () => {
  it('keep the known cards, meet the conditions, and depend on their number alone', () => {
    const all = dealsFor('E: 6+H', 0, 6);
    if (!all.fits) throw new Error(all.reason);
    expect(all.deals).toHaveLength(6);
    for (const deal of all.deals) {
      expect(formatHand(deal.N)).toBe('AQJT98.AKQ.32.32');
      expect(meets(deal.E, unwrap(parseCondition('6+H')))).toBe(true);
    }
    const later = dealsFor('E: 6+H', 4, 2);
    expect(later.fits && later.deals.map((deal) => formatDeal(deal))).toEqual(
      all.deals.slice(4).map((deal) => formatDeal(deal)),
    );
  });

  it('say in a sentence that there are none', () => {
    const reason = 'With the known cards East cannot have 30+.';
    expect(fitFor('E: 30+')).toEqual({ fits: false, reason });
    expect(dealsFor('E: 30+', 0, 1)).toEqual({ fits: false, reason });
    expect(fitFor('E: 8+H; W: 8+H')).toMatchObject({ fits: false });
  });

  it('say how rare they are', () => {
    const text = (where: string): string => {
      const fit = fitFor(where);
      return fit.fits ? fitText(fit) : fit.reason;
    };
    expect(text('E: 2S')).toMatch(/^2[0-9]% of all layouts fit\.$/);
    expect(text('E: 7H')).toMatch(/^1 layout in \d+ fits\.$/);
    expect(text('E: 0+')).toBe('Nearly every layout fits.');
  });

  it('answer many different questions in a row', () => {
    for (let clubs = 0; clubs < 10; clubs++) expect(fitFor(`E: ${clubs}C`)).toMatchObject({ fits: true });
  });
});

describe('the meanings of an auction', () => {
  const knownCalls = (dealer: 'E' | 'N', calls: readonly string[], before = calls.length): KnownCalls => ({
    auction: unwrap(parseAuction(dealer, calls)),
    annotations: [],
    before,
    from: 'file',
    table: 1,
  });
  const styledSides = (auction: KnownCalls) =>
    ask({ kind: 'meanings', knownCalls: auction, styles: unknownStyles }).styledSides;

  it('say for which sides a style matters', () => {
    expect(styledSides(knownCalls('E', ['1NT', 'p']))).toEqual(['EW']);
    expect(styledSides(knownCalls('N', ['3D', 'p']))).toEqual([]);
  });

  it('are read in the style of the pair that called, which its openings show on other boards', () => {
    const opened = knownCalls('E', ['1NT']);
    const weak = formatHand(unwrap(parseHand('AQ4.KT3.K762.983')));
    const acol = {
      ...unknownPair,
      openings: Array.from({ length: 8 }, () => ({ call: '1NT', hand: weak }) as const),
    };
    const read = (styles: TableStyles) => {
      const answer = ask({ kind: 'meanings', knownCalls: opened, styles });
      return { text: formatSeatConditions(conditionsOf(answer.meanings)), style: answer.styles.EW };
    };
    expect(read({ NS: unknownPair, EW: acol })).toMatchObject({
      text: 'E: 12-14, (bal or semibal)',
      style: { style: 'Acol', from: 'openings', openings: 8 },
    });
    expect(read({ NS: acol, EW: unknownPair }).text).toBe(read(unknownStyles).text);
    expect(read({ NS: unknownPair, EW: { ...acol, choice: 'five-card majors' } })).toMatchObject({
      text: 'E: 15-17, (bal or semibal)',
      style: { style: 'five-card majors', from: 'choice' },
    });
  });

  it('take nothing from calls that are not known yet', () => {
    const { meanings } = ask({
      kind: 'meanings',
      knownCalls: knownCalls('E', ['p', '1H', '1S'], 2),
      styles: unknownStyles,
    });
    expect(meanings.map(({ call }) => call)).toEqual([0, 1]);
  });
});
