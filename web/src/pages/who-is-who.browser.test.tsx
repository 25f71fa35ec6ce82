import type { GamePeople, IdentityMade, IdentityStatement, OwnNames } from '@bridge-review/api/people';
import { pairRoutes } from '@bridge-review/api/routes/pairs';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import { partnerRoutes } from '@bridge-review/api/routes/partners';
import { peopleRoutes } from '@bridge-review/api/routes/people';
import { rankingRoutes } from '@bridge-review/api/routes/ranking';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noNames, renderAccount } from '../testing/account.ts';
import { type Answer, answer, failure } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { gameAnswers, gamePath, nobodyKnown, notPlayed } from '../testing/games.ts';
import { textOf, textsOf, toast } from '../testing/locators.ts';
import { aRanking, aScorecard } from '../testing/ranking.ts';
import { renderPage } from '../testing/render-page.tsx';

const dialog = page.getByRole('dialog', { name: 'Who is who' });
const players = dialog.getByRole('list', { name: 'Players' }).getByRole('listitem');
const section = page.getByRole('region', { name: 'Your names in files' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

const ada = { id: 31, displayName: 'ada99' };
const aStatement = (more: Partial<IdentityStatement> = {}): IdentityStatement => ({
  id: 5,
  person: ada,
  isOwn: false,
  inAllGames: true,
  state: 'shown',
  contradictedBy: [],
  contradictedEverywhere: false,
  ...more,
});
const knowing = (statements: IdentityStatement[], more: Partial<GamePeople> = {}): GamePeople => ({
  ...nobodyKnown,
  people: [{ name: 'ADA LARK', number: null, hasNamesake: false, statements }],
  ...more,
});
const made: IdentityMade = { id: 9, state: 'shown', shown: null, isMarked: true, recorded: 3 };
const games = (count: number): OwnNames['gamesToMark'] =>
  Array.from({ length: count }, (_, index) => ({
    id: 100 + index,
    title: `Club evening ${index + 1}`,
    date: '2026-03-14',
    identityId: 9,
    name: 'Ada Lark',
    partner: index === 0 ? { name: 'Ben Wren', person: { id: 8, displayName: 'benno' } } : null,
  }));
const season = (count: number): OwnNames => ({
  ...noNames,
  names: [{ id: 9, name: 'Ada Lark', number: null, scope: 'name', games: count + 1 }],
  gamesToMark: games(count),
  gamesToMarkCount: count,
});

function openRanking(people: GamePeople, ...more: readonly Answer[]) {
  return renderPage(
    `${gamePath}/ranking`,
    ...gameAnswers,
    answer(rankingRoutes.game, aRanking),
    answer(peopleRoutes.ofGame, people),
    answer(peopleRoutes.mine, noNames),
    ...more,
  );
}
const renderNames = (...table: readonly Answer[]) =>
  renderAccount('partners', answer(partnerRoutes.list, []), ...table);
const ask = () => button('Who is who: Ada Lark and Ben Wren').click();

describe('who is who in a game', () => {
  test('has nobody in it until they say so, and ‘This is me’ says what follows before the click', async () => {
    const answers = openRanking(nobodyKnown, answer(peopleRoutes.state, made));
    await ask();
    await expect.element(players).toHaveLength(2);
    expect(textsOf(players)[1]).toBe('Ben WrenNobody has chosen this name yet.This is me');
    await dialog.getByRole('button', { name: 'This is me: Ben Wren' }).click();
    await expect.element(dialog.getByRole('radio', { name: /^In all games/ })).toBeChecked();
    await expect.element(dialog.getByRole('radio')).toHaveLength(2);
    await expect
      .element(dialog)
      .toHaveTextContent('Everybody who sees such a game will see your display name');
    await expectComfortable();
    answers.now(answer(peopleRoutes.mine, season(12)));
    await dialog.getByRole('button', { name: 'Yes, this is me' }).click();
    await expect
      .element(dialog.getByRole('status'))
      .toHaveTextContent(
        'Everybody who sees this game now sees that Ben Wren is you. It is marked as played. 3 auctions recorded.',
      );
    await expect
      .poll(() => answers.callsTo(peopleRoutes.state))
      .toMatchObject([{ body: { tableId: 1, seat: 'S', scope: 'name' } }]);
    await expect.element(dialog.getByRole('button', { name: 'Mark 12 games as played' })).toBeVisible();
  });

  test('is open on the page of the game, for one’s own pair, by name', async () => {
    const names = { first: 'Ada Lark', second: 'Ben Wren' };
    const pair = { names, viewer: 'first' as const, number: '4', records: 0 };
    const answers = renderPage(
      gamePath,
      ...gameAnswers,
      answer(participationRoutes.mine, { ...notPlayed, isPlaying: true, hasPairs: true, pair }),
      answer(peopleRoutes.mine, noNames),
      answer(peopleRoutes.state, made),
      answer(pairRoutes.list, { pairs: [], total: 0 }),
      answer(partnerRoutes.list, []),
    );
    await button(/^Pair 4/).click();
    await button('Who is who').click();
    await expect.element(page.getByRole('dialog')).toHaveLength(1);
    await dialog.getByRole('button', { name: 'This is me: Ada Lark' }).click();
    await dialog.getByRole('radio', { name: /^In this game only/ }).click();
    await dialog.getByRole('button', { name: 'Yes, this is me' }).click();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('sees that Ada Lark is you');
    await expect
      .poll(() => answers.callsTo(peopleRoutes.state)[0]?.body)
      .toEqual({ name: 'Ada Lark', scope: 'game' });
  });

  test('shows who said so, beside their name, but not where a namesake plays', async () => {
    const answers = openRanking(knowing([aStatement()]));
    const row = page.getByRole('rowheader', { name: /Ada Lark/ });
    await expect.element(row).toHaveTextContent('Ada Lark (ada99)');
    const [known] = knowing([aStatement()]).people;
    answers.now(answer(peopleRoutes.ofGame, { ...nobodyKnown, people: [{ ...known!, hasNamesake: true }] }));
    await ask();
    await expect.element(dialog).toHaveTextContent('Several players here have this name');
    await expect.poll(() => textOf(document.body)).not.toContain('(ada99)');
  });

  test('offers the player number where the file has one', async () => {
    const answers = openRanking(
      { ...nobodyKnown, numbers: [{ name: 'Ada Lark', number: '56252' }] },
      answer(peopleRoutes.state, { ...made, state: 'waiting', shown: ada, isMarked: false }),
    );
    await ask();
    await dialog.getByRole('button', { name: 'This is me: Ada Lark' }).click();
    await dialog.getByRole('radio', { name: /player number 56252/ }).click();
    await dialog.getByRole('button', { name: 'Yes, this is me' }).click();
    await expect
      .element(dialog.getByRole('status'))
      .toHaveTextContent(
        'ada99 chose this name before you, and is notified. The uploader of this game, or an administrator, decides.',
      );
    await expect
      .poll(() => answers.callsTo(peopleRoutes.state))
      .toMatchObject([{ body: { scope: 'number' } }]);
  });

  test('lets the uploader contradict, and take that back', async () => {
    const answers = openRanking(
      knowing([aStatement()], { mayObjectAs: 'uploader' }),
      answer(peopleRoutes.objectTo, undefined),
      answer(peopleRoutes.withdrawObjection, undefined),
    );
    await ask();
    answers.now(
      answer(
        peopleRoutes.ofGame,
        knowing([aStatement({ state: 'contradicted', contradictedBy: ['uploader'] })], {
          mayObjectAs: 'uploader',
        }),
      ),
    );
    await dialog.getByRole('button', { name: 'Not ada99', exact: true }).click();
    await expect.element(dialog).toHaveTextContent('The uploader of this game says that this is not ada99.');
    await expect.element(button('Not ada99 in any game')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => answers.callsTo(peopleRoutes.withdrawObjection)).toHaveLength(1);
    await expect
      .poll(() => answers.callsTo(peopleRoutes.objectTo)[0]?.url.pathname)
      .toMatch(/\/people\/5\/objection$/);
  });

  test('lets an admin contradict everywhere', async () => {
    const answers = openRanking(
      knowing([aStatement()], { mayObjectAs: 'admin' }),
      answer(peopleRoutes.objectEverywhere, undefined),
    );
    await ask();
    await dialog.getByRole('button', { name: 'Not ada99 in any game' }).click();
    await expect.poll(() => answers.callsTo(peopleRoutes.objectEverywhere)).toHaveLength(1);
  });

  test('keeps the question open where it could not be saved, with the reason', async () => {
    openRanking(nobodyKnown, failure(peopleRoutes.state, 503, 'busy', 'The server is busy.'));
    await ask();
    await dialog.getByRole('button', { name: 'This is me: Ada Lark' }).click();
    await dialog.getByRole('button', { name: 'Yes, this is me' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('The server is busy.');
    await expect.element(dialog.getByRole('radiogroup', { name: 'Where this is me' })).toBeVisible();
  });

  test('is asked on a scorecard, too', async () => {
    renderPage(`${gamePath}/scorecard`, ...gameAnswers, answer(rankingRoutes.scorecard, aScorecard));
    await button('Who is who').click();
    await expect.element(players).toHaveLength(2);
  });
});

describe('one’s names in the account', () => {
  test('are none at first, and the page says where to say so', async () => {
    renderNames(answer(peopleRoutes.mine, noNames));
    await expect.element(section).toHaveTextContent('You have not chosen any name as yours yet.');
    await expectComfortable();
  });

  test('mark a season with one click, which is undone with one', async () => {
    const id = '0b6f5a52-6a1c-4c5e-9f39-3b1d7f6c1a11';
    const answers = renderNames(
      answer(peopleRoutes.mine, season(3)),
      answer(peopleRoutes.markSeason, { id, games: 3, withPartner: 1, recorded: 24 }),
      answer(peopleRoutes.undoSeason, { games: 3, removed: 24, kept: 0 }),
    );
    const rows = section.getByRole('list', { name: 'Games with your name' }).getByRole('listitem');
    await expect.element(rows).toHaveLength(3);
    expect(textsOf(rows)[0]).toContain('As Ada Lark, with Ben Wren (benno)');
    await expectComfortable();
    answers.now(
      answer(peopleRoutes.mine, {
        ...season(0),
        lastSeason: { id, games: 3, markedAt: '2026-11-16T20:00:00.000Z' },
      }),
    );
    await section.getByRole('button', { name: 'Mark 3 games as played' }).click();
    await expect
      .element(toast)
      .toHaveTextContent('3 games marked as playedPartner known in 1. 24 auctions recorded.');
    await expect
      .poll(() => answers.callsTo(peopleRoutes.markSeason))
      .toMatchObject([{ body: { gameIds: [100, 101, 102] } }]);
    await section.getByRole('button', { name: 'Undo marking 3 games as played' }).click();
    await expect.element(toast).toHaveTextContent('3 games are no longer marked, 24 records removed.');
    await expect.poll(() => answers.callsTo(peopleRoutes.undoSeason)[0]?.url.pathname).toContain(id);
  });

  test('leave out a game that was not theirs', async () => {
    const answers = renderNames(
      answer(peopleRoutes.mine, season(2)),
      answer(peopleRoutes.objectTo, undefined),
    );
    answers.now(answer(peopleRoutes.mine, season(1)));
    await section.getByRole('button', { name: 'Not me in Club evening 1' }).click();
    await expect.element(section.getByRole('button', { name: 'Mark 1 game as played' })).toBeVisible();
  });

  test('mark the latest fifty of more', async () => {
    renderNames(answer(peopleRoutes.mine, { ...season(50), gamesToMarkCount: 140 }));
    await expect.element(section).toHaveTextContent('140 more games have your name');
    await expect
      .element(section.getByRole('button', { name: 'Mark the latest 50 games as played' }))
      .toBeVisible();
  });

  test('say where they are in doubt, and why', async () => {
    const game = { id: 12, title: 'Club evening', date: null };
    const doubt = { identityId: 9, game, contradictedBy: null, other: null };
    renderNames(
      answer(peopleRoutes.mine, {
        ...season(0),
        doubts: [
          { ...doubt, kind: 'contradicted', contradictedBy: 'uploader' },
          { ...doubt, game: { ...game, id: 13 }, kind: 'waiting', other: ada },
          { ...doubt, game: { ...game, id: 14 }, kind: 'contested', other: ada },
          { ...doubt, game: { ...game, id: 15 }, kind: 'several' },
        ],
        doubtCount: 4,
      }),
    );
    const doubts = section.getByRole('list', { name: 'Games in doubt' }).getByRole('listitem');
    await expect.element(doubts).toHaveLength(4);
    expect(textsOf(doubts)).toEqual([
      expect.stringContaining('Ada Lark: Its uploader says that this is not you.'),
      expect.stringContaining('ada99 chose this name before you.'),
      expect.stringContaining('ada99 chose this name too. You are shown because you chose it first.'),
      expect.stringContaining('Two of your names are in it.'),
    ]);
    await expect.element(doubts.nth(0).getByRole('button')).not.toBeInTheDocument();
    await expectComfortable();
  });

  test('are withdrawn after a question', async () => {
    const answers = renderNames(
      answer(peopleRoutes.mine, season(0)),
      answer(peopleRoutes.withdraw, undefined),
    );
    await section.getByRole('button', { name: 'Withdraw Ada Lark' }).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toHaveTextContent('Games that are marked as played stay marked.');
    answers.now(answer(peopleRoutes.mine, noNames));
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(section).toHaveTextContent('You have not chosen any name as yours yet.');
  });
});
