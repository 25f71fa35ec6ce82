import type { BiddingRecord } from '@bridge-review/api/bidding';
import type { TableResult } from '@bridge-review/api/hands';
import type { MyParticipation } from '@bridge-review/api/participation';
import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { partnerRoutes } from '@bridge-review/api/routes/partners';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, onlyPage } from '../../testing/answers.ts';
import { aRecord, partnerOfRecord } from '../../testing/bidding.ts';
import { aHand, notPlayed } from '../../testing/games.ts';
import { handAnswers, handPath } from '../../testing/hands.ts';
import { toast } from '../../testing/locators.ts';
import { renderPage } from '../../testing/render-page.tsx';

const hand = aHand(1);
const oona = { id: 9, displayName: 'Oona', firstName: 'Oona', lastName: 'Heron', email: 'oona@example.org' };
const calls: BiddingRecord['biddingSequence'] = ['1NT', 'Pass', '4H', 'Pass', 'Pass', 'Pass'];

const table: TableResult = {
  id: 1,
  players: { N: 'Ines Amsel', E: 'Bram Kestrel', S: 'Ruth Falke', W: 'Oona Heron' },
  section: null,
  table: null,
  room: null,
  pairNumbers: { NS: null, EW: null },
  commentary: [],
  ownSide: 'EW',
  contract: '4H',
  declarer: 'S',
  tricks: 10,
  scoreNS: 420,
  comparison: null,
  auction: { dealer: 'N', calls, annotations: [] },
  play: null,
};

const played: MyParticipation = { ...notPlayed, isPlaying: true, partner: partnerOfRecord };
const answers = [
  ...handAnswers,
  answer(handRoutes.results, onlyPage([table])),
  answer(participationRoutes.mine, played),
  answer(partnerRoutes.list, [oona]),
  answer(biddingRoutes.conflicts, { hasConflicts: false, conflictingHands: [] }),
  answer(biddingRoutes.create, aRecord(calls)),
  answer(biddingRoutes.update, aRecord(calls)),
];

const panel = page.getByRole('region', { name: /^Auction/ });
const take = page.getByRole('button', { name: 'This was our auction' });
const bodyOf = (server: ReturnType<typeof renderPage>, method: string, path: string) =>
  server.calls.find((call) => call.method === method && call.url.pathname.includes(path))?.body;

describe('taking a table’s auction as one’s own', () => {
  test('is one click where it is known who played', async () => {
    const server = renderPage(handPath, ...answers);
    await take.click();
    await expect.element(toast).toHaveTextContent('Bidding saved');
    expect(bodyOf(server, 'POST', 'partnership-bidding')).toEqual({
      biddingSequence: calls,
      side: 'EW',
      partnerId: 9,
      gameId: hand.gameId,
    });
    await expect.element(panel).toHaveTextContent('Recorded as your auction');
    await expect.element(take).not.toBeInTheDocument();
  });

  test('brings alerts and explanations along, cut where they are too long', async () => {
    const annotations = [
      { call: 0, alerted: true, note: '15\nto 17', comments: ['chat'] },
      { call: 2, alerted: false, note: 'x'.repeat(300), comments: [] },
      { call: 3, alerted: false, note: null, comments: ['more chat'] },
    ];
    const explained = { ...table, auction: { dealer: 'N' as const, calls, annotations } };
    const server = renderPage(handPath, ...answers, answer(handRoutes.results, onlyPage([explained])));
    await take.click();
    await expect.element(toast).toHaveTextContent('Bidding saved');
    expect(bodyOf(server, 'POST', 'partnership-bidding')).toMatchObject({
      annotations: [
        { call: 0, alerted: true, note: '15 to 17' },
        { call: 2, alerted: false, note: 'x'.repeat(200) },
      ],
    });
  });

  test('first asks in one dialog who the partner was, and marks the game as played', async () => {
    const server = renderPage(
      handPath,
      ...answers,
      answer(participationRoutes.mine, notPlayed),
      answer(participationRoutes.markAsPlayed, ({ body }) =>
        (body as { partnerId: number | null }).partnerId === null ? { ...played, partner: null } : played,
      ),
    );
    await take.click();
    const dialog = page.getByRole('dialog', { name: 'Mark Game Participation' });
    const record = dialog.getByRole('button', { name: 'Mark as Played and record' });
    await expect.element(dialog).toHaveTextContent('An auction is recorded for two: who was your partner?');
    await expect.element(record).toBeDisabled();
    await dialog.getByRole('combobox', { name: 'Partner' }).click();
    await page.getByRole('option', { name: 'Oona' }).click();
    await record.click();
    await expect.element(toast).toHaveTextContent('Bidding saved');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(bodyOf(server, 'POST', 'partnership-bidding')).toMatchObject({
      biddingSequence: calls,
      partnerId: 9,
    });
  });

  test('asks before it replaces another auction', async () => {
    const server = renderPage(handPath, ...answers, answer(biddingRoutes.get, aRecord(['1S'])));
    await take.click();
    const question = page.getByRole('alertdialog', { name: 'Replace your auction?' });
    await expect
      .element(question)
      .toHaveTextContent('You and Oona have recorded another auction for board 1.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(bodyOf(server, 'PUT', 'partnership-bidding')).toBeUndefined();
    await take.click();
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect.element(toast).toHaveTextContent('Bidding saved');
    expect(bodyOf(server, 'PUT', 'partnership-bidding')).toMatchObject({
      biddingSequence: calls,
      version: 3,
    });
  });

  test('is not offered for an auction that begins with another dealer', async () => {
    const other = { ...table, auction: { dealer: 'E', calls, annotations: [] } as const };
    renderPage(
      handPath,
      ...answers,
      answer(handRoutes.results, onlyPage([{ ...other, auction: { ...other.auction, annotations: [] } }])),
    );
    await expect.element(panel).toHaveTextContent('1NT');
    await expect.element(take).not.toBeInTheDocument();
  });

  test('is offered in the editor too, and closes it', async () => {
    renderPage(handPath, ...answers);
    await page.getByRole('button', { name: 'Add Bidding' }).click();
    const card = page.getByRole('region', { name: 'Partnership bidding' });
    await expect.element(card).toHaveTextContent('Same auction as at the table?');
    await card.getByRole('button', { name: 'This was our auction' }).click();
    await expect.element(toast).toHaveTextContent('Bidding saved');
    await expect.element(card.getByRole('button', { name: 'Edit' })).toBeVisible();
  });
});
