import { describe, expect, test } from 'vitest';
import { printAddress, type PrintChoice } from './print-address.ts';
import { readPrintAddress } from './read-print-address.ts';

const read = (address: string) => readPrintAddress(new URL(address, 'http://localhost').searchParams);

describe('the address of a print page', () => {
  test('holds all that was chosen', () => {
    const choice: PrintChoice = {
      paper: 'scorecard',
      handId: 7,
      entrant: { tableId: 3, seat: 'E' },
      results: false,
      analysis: true,
      from: 60,
    };
    expect(read(printAddress(12, choice))).toEqual(choice);
    expect(printAddress(12, choice)).toMatch(/^\/games\/12\/print\?/);
  });

  test('with anything unknown in it is that of a hand record', () => {
    expect(read('/games/1/print?paper=napkin&hand=-1&analysis=perhaps&from=x')).toEqual({
      paper: 'record',
      handId: null,
      entrant: null,
      results: null,
      analysis: null,
      from: 0,
    });
  });
});
