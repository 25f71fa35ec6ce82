import { expect, it } from 'vitest';
import { trickTable } from './analysis.ts';
import { handText } from './bridge-schemas.ts';
import { dealText } from './upload-preview.ts';

const hand = '.64.AKJT86.AQ732';
const deal = `N:${hand} AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85`;
const table = '0d0d00d0d000d0d00d0d';

it.each([
  ['a hand', handText, hand, [hand.slice(1), hand.toLowerCase(), '.64.AKJT86.AQ73', '']],
  ['a deal', dealText, deal, [deal.slice(2), deal.toLowerCase(), deal.replace('KQ63', 'AQ63'), '']],
  ['a table of tricks', trickTable, table, [`${table}0`, table.toUpperCase(), table.replace('d', 'e'), '']],
])('%s is a text that bridge writes, and no other', (_what, schema, text, others) => {
  expect(schema.parse(text)).toBe(text);
  for (const other of others) expect(schema.safeParse(other).success, other).toBe(false);
});
