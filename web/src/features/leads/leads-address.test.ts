import { describe, expect, it } from 'vitest';
import { leadsAddress, readLeadsView } from './leads-address.ts';

const read = (search: string) => readLeadsView(new URLSearchParams(search));

describe('the address of the lead lab', () => {
  it('holds all that is needed to get the same figures again', () => {
    const address =
      '/leads?hand=W%3AKJ875.A54.A987.8&contract=3NTX&vul=NS&where=S%3A+15-17%2C+bal&seed=7&layout=12&from=5';
    const view = read(address.slice('/leads?'.length));
    expect(view).toMatchObject({
      problem: {
        contract: { level: 3, strain: 'NT', doubling: 'X', declarer: 'S' },
        vulnerability: 'NS',
      },
      where: 'S: 15-17, bal',
      seed: 7,
      layout: 12,
      from: '5',
    });
    expect(leadsAddress(view)).toBe(address);
  });

  it.each([
    ['nothing', ''],
    ['a hand of twelve cards', 'hand=KJ875.A54.A98.8&contract=3NT'],
    ['no contract', 'hand=KJ875.A54.A987.8&contract=9NT'],
    ['a board that was passed out', 'hand=KJ875.A54.A987.8&contract=Pass'],
  ])('asks for nothing if it holds %s', (_, search) => {
    expect(read(search).problem).toBeNull();
    expect(leadsAddress(read(search))).toBe('/leads');
  });

  it('cuts conditions that are too long, and reads them back the same', () => {
    const { where } = read(`where=${'x'.repeat(2000)}🂡${'x'.repeat(2000)}`);
    expect(where).toBe(`${'x'.repeat(2000)}\uFFFD`);
    expect(new URLSearchParams({ where }).get('where')).toBe(where);
  });

  it('leaves out what is no number', () => {
    expect(read('seed=x&layout=-1&from=javascript:')).toMatchObject({ seed: null, layout: null, from: null });
  });
});
