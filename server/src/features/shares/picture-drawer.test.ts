import { readFileSync } from 'node:fs';
import { unwrap } from '@bridge-review/bridge/result';
import { makeAuction } from '@bridge-review/bridge/auction';
import { boardNumber } from '@bridge-review/bridge/board';
import { parseDeal } from '@bridge-review/bridge/deal';
import type { Preview } from '@bridge-review/bridge/picture/preview-picture';
import { afterAll, describe, expect, it } from 'vitest';
import { readPng } from '../../testing/read-png.ts';
import { pictureDrawer } from './picture-drawer.ts';

const deal = unwrap(parseDeal('N:76.AKJ.AJ9862.32 AJ543.32.QT.QJ96 K8.QT976.54.AK84 QT92.854.K73.T75'));
const board: Preview['board'] = { number: unwrap(boardNumber(5)), deal, dealer: 'N', vulnerability: 'NS' };
const whole: Preview = {
  board,
  title: 'Larkmoor Tuesday Pairs',
  heading: '3NT by South',
  text: 'Lead ♠2, 9 tricks, N–S +600.',
  auction: unwrap(makeAuction('N', ['1D', '1S', '2H', '2S', '3D', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'])),
};
const question: Preview = {
  ...whole,
  board: { ...board, deal: { N: null, E: null, S: deal.S, W: null } },
  heading: 'What do you bid?',
  text: '“Pass, 3♥ or 3NT?”',
  auction: unwrap(makeAuction('N', ['1D', '1S', '2H', '2S', '3D', 'Pass'])),
  asks: true,
};
/** As much as can stand in a picture. */
const fullest: Preview = {
  ...whole,
  title: 'ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮ ЩЖШМЮЩ',
  heading: '7NT redoubled by South',
  text: '“Would you have found the diamond switch, and was the double of seven clubs for a lead? §”',
  auction: unwrap(
    makeAuction('N', [
      ...(['1C', '1D', '1H', '1S', '2C', '2D', '2H', '2S', '3C', '7NT'] as const).flatMap(
        (bid) => [bid, 'Double', 'Redouble'] as const,
      ),
      'Pass',
      'Pass',
      'Pass',
    ]),
  ),
};

const drawer = pictureDrawer();
afterAll(() => drawer.stop());

const reference = (name: string) => readPng(readFileSync(new URL(`./fixtures/${name}.png`, import.meta.url)));

describe('a picture', () => {
  // Drawn by a browser from the same SVG, and looked at. Browsers blend the edges of letters a little differently.
  it.each([
    ['board', whole],
    ['question', question],
  ] as const)('equals its reference: %s', async (name, preview) => {
    const drawn = readPng(await drawer.pictureOf(preview).draw());
    const wanted = reference(name);
    expect([drawn.width, drawn.height]).toEqual([1200, 630]);
    const differences = drawn.rgb.map((value, index) => Math.abs(value - wanted.rgb[index]!));
    const far = differences.filter((difference) => difference > 64).length;
    expect(differences.reduce((sum, difference) => sum + difference, 0) / drawn.rgb.length).toBeLessThan(0.5);
    expect(far / drawn.rgb.length).toBeLessThan(0.000_5);
  });

  it.each([
    ['a board', whole],
    ['a question', question],
    ['all that can stand in one', fullest],
  ])('takes far less than 100 kB: %s', async (_, preview) => {
    const { length } = await drawer.pictureOf(preview).draw();
    expect(length).toBeLessThan(60_000);
    expect(length).toBeGreaterThan(10_000);
  });
});

describe('the drawer', () => {
  it('draws the same once, and another one for any change', async () => {
    const [one, other] = [drawer.pictureOf(whole), drawer.pictureOf({ ...whole })];
    expect(other.etag).toBe(one.etag);
    expect(await other.draw()).toBe(await one.draw());
    expect(drawer.pictureOf({ ...whole, title: null }).etag).not.toBe(one.etag);
  });

  it('keeps the latest pictures only', async () => {
    const small = pictureDrawer({ kept: 1 });
    const first = await small.pictureOf(whole).draw();
    expect(await small.pictureOf(whole).draw()).toBe(first);
    await small.pictureOf(question).draw();
    expect(await small.pictureOf(whole).draw()).not.toBe(first);
    await small.stop();
  });

  it('refuses what would wait behind too many', async () => {
    const narrow = pictureDrawer({ waiting: 1 });
    const titled = (title: string) => narrow.pictureOf({ ...whole, title }).draw();
    const [one, two, three] = await Promise.allSettled(['One', 'Two', 'Three'].map(titled));
    expect([one?.status, two?.status]).toEqual(['fulfilled', 'fulfilled']);
    expect(three).toMatchObject({ reason: { code: 'busy', retryAfterSeconds: 5 } });
    expect(await titled('Three')).toBeInstanceOf(Uint8Array);
    await narrow.stop();
  });

  it('gives up what takes too long', async () => {
    const hurried = pictureDrawer({ timeoutMs: 0 });
    await expect(hurried.pictureOf(whole).draw()).rejects.toMatchObject({ code: 'busy' });
    await hurried.stop();
  });
});
