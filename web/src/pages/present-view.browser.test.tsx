import type { TableResult } from '@bridge-review/api/hands';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { presentationRoutes } from '@bridge-review/api/routes/presentations';
import { rankingRoutes } from '@bridge-review/api/routes/ranking';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, failure, onlyPage, unreachable } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { aHand, gameAnswers, gamePath, ownGame } from '../testing/games.ts';
import { aPlayer } from '../testing/people.ts';
import { aTraveller } from '../testing/ranking.ts';
import { renderPage } from '../testing/render-page.tsx';
import { aClaim, aResult } from '../testing/results.ts';
import { trickTable } from '../testing/trick-table.ts';

const auction = {
  dealer: 'N',
  calls: ['1D', 'Pass', '1H', 'Pass', '4H', 'Pass', 'Pass', 'Pass'],
  annotations: [{ call: 2, alerted: true, note: 'At least four hearts', comments: [] }],
} satisfies TableResult['auction'];
const results = (...tables: TableResult[]) => answer(handRoutes.results, onlyPage(tables));
const whole: TableResult = { ...aClaim, auction };
const travellers = answer(rankingRoutes.travellers, ({ url }) =>
  onlyPage(
    Array.from({ length: Number(url.searchParams.get('boards')) }, (_, index) => ({
      ...aTraveller,
      trickTable: trickTable('89a7789a775436654366'),
      total: 9,
      contracts: [
        { contract: '4H' as const, tables: 5 },
        { contract: '3NT' as const, tables: 3 },
        { contract: '6H' as const, tables: 1 },
      ],
      handId: Number(url.searchParams.get('first')) + index,
    })),
  ),
);
const boards = (count: number) =>
  answer(
    handRoutes.list,
    Array.from({ length: count }, (_, index) => aHand(index + 1)),
  );
const notes = answer(presentationRoutes.notes, onlyPage([{ handId: 101, text: 'Ask who drew trumps.' }]));
const usual = [...gameAnswers, travellers, results(whole)];
const path = `${gamePath}/present`;

const start = page.getByRole('button', { name: 'Start', exact: true });
const slide = page.getByRole('region', { name: 'Presentation' });
const ticks = page.getByRole('img', { name: /^Step/ });
const press = (keys: string) => userEvent.keyboard(keys);

/** No browser gives the screen to a test. */
function refuseFullScreen(): void {
  vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(new TypeError('Refused'));
}

async function present(): Promise<void> {
  refuseFullScreen();
  await expect.element(page.getByText(/^Ready to use offline/)).toBeVisible();
  await start.click();
  await expect.element(slide).toBeVisible();
}

const expectStep = async (text: string) => {
  await expect.element(ticks).toHaveAccessibleName(text);
};

describe('a presentation', () => {
  test('is chosen, said to be ready, and shown step by step, with nothing to be found of what is hidden', async () => {
    renderPage(path, ...usual, boards(2));
    await present();
    await expect.element(page.getByRole('heading', { name: 'Board 1', level: 1 })).toBeVisible();
    await expect.element(slide.getByRole('region', { name: 'South', exact: true })).toHaveTextContent('J976');
    const all = () => document.body.innerHTML.replaceAll(/<[^>]*>/g, '');
    // North's diamonds, and the contract.
    expect(all()).not.toContain('AJ54');
    expect(document.body.innerHTML).not.toContain('AJ54');
    await press(' ');
    await expect.element(page.getByText('North opens 1')).toBeVisible();
    await expectStep('Step 2 of 13');
    await press('{PageDown}{ArrowRight}');
    await expect.element(page.getByText('At least four')).toBeVisible();
    await press('{Backspace}');
    await expectStep('Step 3 of 13');
    await press('{PageUp}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}{PageDown}');
    await expectStep('Step 8 of 13');
    await expect.element(slide.getByRole('region', { name: 'North', exact: true })).toHaveTextContent('AJ54');
    await expect.element(slide.getByRole('region', { name: 'West, hidden' })).toBeVisible();
    expect(all()).not.toContain('T872');
  });

  test('is blanked and comes back, ends with Escape and goes on where it was', async () => {
    renderPage(path, ...usual, boards(2));
    await present();
    await press('{ArrowDown}{ArrowDown}');
    await expectStep('Step 3 of 13');
    await press('b');
    await expect.element(page.getByText('The screen is blank')).toBeInTheDocument();
    expect(document.body.innerHTML).not.toContain('J976');
    await press(' ');
    await expectStep('Step 3 of 13');
    await press('.');
    await press('.');
    await expectStep('Step 3 of 13');
    await press('{Escape}');
    await expect.element(slide).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Continue at board 1' }).click();
    await expectStep('Step 3 of 13');
    await press(']');
    await expect.element(page.getByRole('heading', { name: 'Board 2' })).toBeVisible();
    await press('[[');
    await expectStep('Step 1 of 13');
    await page.getByRole('button', { name: 'End the presentation' }).click();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expectStep('Step 1 of 13');
  });

  test('goes on with a click anywhere, and the mouse leaves the space bar alone', async () => {
    renderPage(path, ...usual, boards(1));
    await present();
    await slide.getByRole('region', { name: 'South', exact: true }).click();
    await expectStep('Step 2 of 13');
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expectStep('Step 2 of 13');
    await press(' ');
    await expect.element(ticks).toHaveAccessibleName('Step 3 of 13');
  });

  test('follows another window, and tells it', async () => {
    renderPage(path, ...usual, boards(1));
    await present();
    const other = new BroadcastChannel(`bridge-review ${aPlayer.id} presentation-of-game-${ownGame.id}`);
    onTestFinished(() => other.close());
    const received: { kind: string; state: { step: number; timer: object } }[] = [];
    other.addEventListener('message', ({ data }) => received.push(data as (typeof received)[number]));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
    const say = (message: object) => other.postMessage(message);
    say({ kind: 'hello' });
    await expect.poll(() => received.length).toBe(1);
    await press(' ');
    await expect.poll(() => received.at(-1)?.state.step).toBe(1);
    const { state } = received.at(-1)!;
    // Invalid messages are ignored.
    say({ kind: 'state', state: { step: 'three' } });
    say({
      kind: 'state',
      state: { ...state, step: 4, timer: { startedAt: null, elapsed: 61_000, minutes: 0 } },
    });
    await expectStep('Step 5 of 13');
    await expect.element(page.getByRole('timer')).toHaveTextContent('1:01');
  });

  test('shows chosen boards, hands and tables', async () => {
    const closed: TableResult = {
      ...aResult,
      id: 2,
      room: 'Closed',
      table: null,
      contract: '3NT',
      auction: { ...auction, calls: ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'] },
    };
    renderPage(
      path,
      ...gameAnswers,
      travellers,
      boards(3),
      results({ ...whole, room: 'Open', table: null }, closed),
    );
    await expect.element(page.getByText('3 boards, 39 steps.', { exact: false })).toBeVisible();
    await page.getByRole('checkbox', { name: /^Board 1 / }).click();
    await page.getByLabelText('Hands at the start').selectOptions('East and West');
    await page.getByLabelText('Auction', { exact: true }).selectOptions('All at once');
    await page.getByLabelText('Play', { exact: true }).selectOptions('Left out');
    await page.getByLabelText('At the end').selectOptions('All hands');
    await page.getByLabelText('Auction and play from', { exact: true }).selectOptions('Closed Room');
    await page.getByLabelText('Board 3: auction and play from').selectOptions('Open Room');
    await expect.element(page.getByText('2 boards, 6 steps.', { exact: false })).toBeVisible();
    await present();
    await expect.element(page.getByRole('heading', { name: 'Board 2' })).toBeVisible();
    await expect.element(slide.getByRole('region', { name: 'East', exact: true })).toHaveTextContent('Q82');
    await press(' ');
    await expect.element(page.getByText(/All pass\. 3/)).toBeVisible();
    await press('   ');
    await expect.element(page.getByText(/All pass\. 4/)).toBeVisible();
  });

  test('can be tried again when it could not be loaded, and says when there is nothing', async () => {
    const answers = renderPage(path, ...usual, boards(0), failure(handRoutes.list, 503));
    await expect.element(page.getByText('The boards could not be loaded')).toBeVisible();
    answers.now(boards(0));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('This game has no boards.')).toBeVisible();
  });

  test('is comfortable to set up and to see', async () => {
    renderPage(path, ...usual, boards(3));
    await expect.element(page.getByText(/^Ready/)).toBeVisible();
    await expectComfortable();
    await present();
    await press('       ');
    await expectComfortable('.projector');
    await press('{End}');
  });
});

describe('nothing is cut on the projector', () => {
  const wild = {
    ...aHand(1),
    boardNumber: 1002,
    northHand: 'AKQJT98765432...' as never,
    eastHand: '.AKQJT98765432..' as never,
    southHand: '..AKQJT98765432.' as never,
    westHand: '...AKQJT98765432' as never,
  };
  const longest = Array.from({ length: 319 }, () => 'Redouble' as const);
  for (const [width, height] of [
    [1024, 768],
    [1366, 768],
    [1920, 1080],
    [390, 844],
    [844, 390],
    [768, 1024],
  ] as const) {
    test(`of ${width} by ${height}`, async () => {
      onTestFinished(() => page.viewport(1280, 720));
      await page.viewport(width, height);
      renderPage(
        path,
        ...gameAnswers,
        travellers,
        answer(handRoutes.list, [wild, aHand(2)]),
        answer(handRoutes.results, ({ url }) =>
          onlyPage([
            url.pathname.includes('101') ? { ...aResult, auction: { ...auction, calls: longest } } : whole,
          ]),
        ),
      );
      await page.getByLabelText('Hands at the start').selectOptions('All four');
      await page.getByLabelText('Auction', { exact: true }).selectOptions('All at once');
      await present();
      for (let step = 0; step < 8; step += 1) {
        expect(cut(), ticks.element().getAttribute('aria-label') ?? '').toEqual([]);
        await press(' ');
      }
    });
  }
});

/** What is outside of its part of the slide. */
function cut(): string[] {
  const parts = [
    ...document.querySelectorAll<HTMLElement>('.slide-deal, .slide-side, .slide-top, .slide-foot'),
  ];
  const middle = document.querySelector('.slide-middle')!;
  return parts.flatMap((part) => {
    const box = part.getBoundingClientRect();
    // Upright, the middle scrolls.
    const scrolls =
      middle.scrollHeight > middle.clientHeight && getComputedStyle(middle).overflowY === 'auto';
    return [...part.querySelectorAll<HTMLElement>('dd, header, th, td, p, li, b, button, span')]
      .filter(
        (inner) => inner.checkVisibility() && inner.closest('.sr-only') === null && inner.textContent !== '',
      )
      .filter((inner) => {
        const { left, right, top, bottom } = inner.getBoundingClientRect();
        const out =
          left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
        return out && !(scrolls && left >= box.left - 1 && right <= box.right + 1);
      })
      .map((inner) => `${part.className}: ${inner.textContent.slice(0, 40)}`);
  });
}

describe('the teacher’s window', () => {
  const teacher = `${path}?window=notes`;

  test('has the screen, the next step, all hands, the time and the notes', async () => {
    renderPage(teacher, ...usual, boards(2), notes);
    await expect.element(page.getByText('Not on the screen yet, step 1 of 13')).toBeVisible();
    await expect.element(page.getByRole('textbox')).toHaveValue('Ask who drew trumps.');
    await expect.element(page.getByRole('row', { name: /^North/ })).toHaveTextContent('AJ54');
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect.element(page.getByText('step 2 of 13')).toBeVisible();
    await page.getByRole('button', { name: 'All hands', exact: false }).click();
    await expect.element(page.getByText('step 12 of 13')).toBeVisible();
    await page.getByLabelText('How long').selectOptions('3 min');
    await expect.element(page.getByRole('timer')).toHaveTextContent('3:00');
    await page.getByRole('button', { name: 'Start the timer' }).click();
    await expect.element(page.getByRole('button', { name: 'Pause the timer' })).toBeVisible();
    await page.getByLabelText('Go to board').selectOptions('Board 2');
    await expect.element(page.getByRole('textbox')).toHaveValue('');
    await expectComfortable('.projector');
  });

  test('saves notes as they are typed, and a remote steps on meanwhile', async () => {
    const answers = renderPage(
      teacher,
      ...usual,
      boards(2),
      notes,
      answer(presentationRoutes.saveNote, undefined),
    );
    const note = page.getByRole('textbox');
    await note.fill('Stop here.');
    await expect.element(page.getByText('Saved.')).toBeVisible();
    await expect
      .poll(() => answers.callsTo(presentationRoutes.saveNote).map(({ body }) => body))
      .toEqual([{ text: 'Stop here.' }]);
    await note.click();
    await press('{PageDown}');
    await expect.element(page.getByText('step 2 of 13')).toBeVisible();
    await press(' b');
    await expect.element(note).toHaveValue('Stop here. b');
  });

  test('keeps notes without a network until it returns', async () => {
    const answers = renderPage(teacher, ...usual, boards(2), notes, unreachable(presentationRoutes.saveNote));
    await page.getByRole('textbox').fill('Without a network');
    await expect.element(page.getByText('Kept on this computer')).toBeVisible();
    expect(JSON.stringify(localStorage)).toContain('Without a network');
    answers.now(answer(presentationRoutes.saveNote, undefined));
    dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Saved.')).toBeVisible();
    expect(JSON.stringify(localStorage)).not.toContain('Without a network');
  });
});
