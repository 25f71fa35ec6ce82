import { fieldBoardsQuery, fieldQuery } from '@bridge-review/api/field';
import { statsBoardsQuery, statsQuery } from '@bridge-review/api/stats';
import { damaged, nearly, runs, failOnHang } from '@bridge-review/bridge/testing/fuzz';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { boardViewParams, readBoardView } from '../features/boards/board-view-address.ts';
import { fieldBoardsAddress, fieldQueryOf, readFieldView } from '../features/field/field-address.ts';
import { readFieldGroup } from '../features/field/read-field-group.ts';
import { leadsAddress, readLeadsView } from '../features/leads/leads-address.ts';
import { printAddress } from '../features/print/print-address.ts';
import { readPrintAddress } from '../features/print/read-print-address.ts';
import {
  matchAddress,
  rankingAddress,
  readSessionAddress,
  scorecardAddress,
  travellerAddress,
} from '../features/ranking/ranking-address.ts';
import { readStatsGroup } from '../features/stats/read-stats-group.ts';
import { boardsAddress, queryOf, readView } from '../features/stats/stats-address.ts';

const signs = [
  '&',
  '=',
  '%',
  '%zz',
  '+',
  '#',
  '__proto__=',
  '0',
  '7',
  '٣',
  '-1',
  '1e3',
  '9'.repeat(20),
  '\0',
];

/** What stands behind the question mark: a good one after some damage, its parts in any order, and noise. */
const searches = (good: string): fc.Arbitrary<string> => {
  const pieces = [...good.split('&').flatMap((pair) => [`${pair}&`, ...pair.split('=')]), ...signs];
  return fc.oneof(nearly(pieces, 12), damaged(good, pieces));
};

const reading =
  <T>(read: (params: URLSearchParams) => T) =>
  (search: string): T =>
    failOnHang(() => read(new URLSearchParams(search)));

const searchIn = (address: string): string => address.split('?')[1] ?? '';

it('the address of the lead lab asks for nothing, or for what its own address says again', () => {
  const good =
    'hand=W%3AKJ875.A54.A987.8&contract=3NTX&vul=NS&where=S%3A+15-17%2C+bal&seed=7&layout=12&from=5';
  const read = reading(readLeadsView);
  expect(read(good).problem).not.toBeNull();
  fc.assert(
    fc.property(searches(good), (search) => {
      const view = read(search);
      expect(view.where.length).toBeLessThanOrEqual(2001);
      if (view.problem === null) return;
      expect(read(searchIn(leadsAddress(view)))).toEqual(view);
    }),
    runs(500, [[good.replace('bal', `${'x'.repeat(1990)}🂡`)]]),
  );
});

it('the address of a ranking, a scorecard, a match or a traveller says what the same addresses say again', () => {
  const good = 'table=12&seat=E&show=first+on+lead&against=3&hand=7&from=50&match=2';
  const read = reading(readSessionAddress);
  expect(read(good)).toEqual({
    entrant: { tableId: 12, seat: 'E' },
    show: 'first on lead',
    handId: 7,
    from: 50,
    match: 2,
  });
  fc.assert(
    fc.property(searches(good), (search) => {
      const { entrant, show, handId, from, match } = read(search);
      const card = read(searchIn(scorecardAddress(1, entrant, show ?? undefined)));
      expect(card).toMatchObject({ entrant, show });
      expect(read(searchIn(rankingAddress(1, from))).from).toBe(from);
      expect(read(searchIn(travellerAddress(1, handId ?? undefined))).handId).toBe(handId);
      if (match !== null) expect(read(searchIn(matchAddress(1, match))).match).toBe(match);
    }),
    runs(200),
  );
});

it('the address of paper says what its own address says again', () => {
  const good = 'paper=scorecard&hand=7&table=12&seat=E&results=yes&analysis=no&from=8';
  const read = reading(readPrintAddress);
  expect(read(good)).toMatchObject({ paper: 'scorecard', results: true, analysis: false });
  fc.assert(
    fc.property(searches(good), (search) => {
      const choice = read(search);
      expect(read(searchIn(printAddress(1, choice)))).toEqual(choice);
    }),
    runs(200),
  );
});

it('the address of boards has a view that its own address shows again', () => {
  const read = reading(readBoardView);
  expect(read('show=worst&sort=par&order=up')).toEqual({
    filter: 'worst',
    sort: { key: 'par', descending: false },
  });
  fc.assert(
    fc.property(searches('show=worst&sort=par&order=up'), (search) => {
      const view = read(search);
      expect(read(boardViewParams(view).toString())).toEqual(view);
    }),
    runs(200),
  );
});

describe('what the server is asked for', () => {
  /** The server takes it, and knows all that is in it. */
  const expectTaken = (schema: z.ZodObject, query: object): void => {
    const { error } = schema.strict().safeParse(query);
    expect(error?.issues ?? []).toEqual([]);
  };
  const anyDay = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2100-12-31'),
    noInvalidDate: true,
  });

  it('by the address of Stats is nothing that it refuses, and stands in the address of its boards', () => {
    const good =
      'period=12&partner=4&side=NS&seat=E&kind=slam&verdict=underbid&fair=true&game=9&fromMonth=2026-01&toMonth=2026-03';
    const view = reading(readView);
    const group = reading(readStatsGroup);
    expect(Object.keys({ ...view(good), ...group(good) })).toHaveLength(10);
    fc.assert(
      fc.property(fc.tuple(searches(good), anyDay), ([search, now]) => {
        expectTaken(statsQuery, queryOf(view(search), now));
        expectTaken(statsBoardsQuery, { ...queryOf(view(search), now), ...group(search) });
        const again = searchIn(boardsAddress(view(search), group(search)));
        expect({ ...view(again), ...group(again) }).toEqual({ ...view(search), ...group(search) });
      }),
      runs<[string, Date]>(200, [[['partner=0&game=4294967296', new Date('2026-03-31')]]]),
    );
  });

  it('by the address of results is nothing that it refuses, and stands in the address of its boards', () => {
    const good =
      'period=3&partner=4&role=declaring&measure=imps&by=self&kind=slam&strain=NT&lead=trump&level=3&fromMonth=2026-01&toMonth=2026-03';
    const view = reading(readFieldView);
    const group = reading(readFieldGroup);
    expect(view(good)).toEqual({ period: '3', partner: '4', role: 'declaring', measure: 'imps' });
    fc.assert(
      fc.property(fc.tuple(searches(good), anyDay), ([search, now]) => {
        expectTaken(fieldQuery, fieldQueryOf(view(search), now));
        expectTaken(fieldBoardsQuery, { ...fieldQueryOf(view(search), now), ...group(search) });
        const { measure } = view(search);
        if (measure === '') return;
        const again = searchIn(fieldBoardsAddress(view(search), { ...group(search), measure }));
        expect({ ...view(again), ...group(again) }).toEqual({ ...view(search), ...group(search) });
      }),
      runs(200),
    );
  });
});
