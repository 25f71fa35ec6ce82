import type { BoardShareForm, GameShareForm, MadeShare, ShownNames } from '@bridge-review/api/shares';
import { previewPicture } from '@bridge-review/bridge/picture/preview-picture';
import type { Seat } from '@bridge-review/bridge/seat';
import { pictureText } from '@bridge-review/bridge/testing/picture-text';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  MARKED_CALLS,
  type MarkedBoard,
  type MarkedClub,
  MARKS,
  plantMarkedClub,
} from '../../testing/marked-club.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { hashToken, newToken } from '../../token.ts';

/**
 * Every text of a club has a mark of its own. Whatever is asked of a link, and however: of the marks only those that were
 * chosen are in the answers, and all of those.
 */
const server = useTestServer();
let club: MarkedClub;
let board: MarkedBoard;
let cookie: string;

beforeAll(async () => {
  club = await plantMarkedClub(server.database.pool);
  board = club.games[0]!.boards[0]!;
  const session = newToken();
  await server.database.pool.query('insert into sessions (token_hash, user_id) values ($1, $2)', [
    hashToken(session),
    club.users[0],
  ]);
  cookie = `session=${session}`;
});

const PARTS = ['auction', 'play', 'results', 'analysis', 'comments', 'heading', 'signed'] as const;
type Part = (typeof PARTS)[number];
const ALL: readonly Seat[] = ['N', 'E', 'S', 'W'];

interface Choice {
  readonly hands: readonly Seat[];
  readonly parts: readonly Part[];
  readonly names?: ShownNames;
  readonly own?: boolean;
}

const named: readonly ShownNames[] = ['none', 'initials', 'full'];
const choices: readonly Choice[] = [
  ...(['N', 'E', 'S', 'W'] as const).map((seat) => ({ hands: [seat], parts: [] })),
  { hands: ['E', 'W'], parts: ['auction'] },
  ...PARTS.map((part) => ({ hands: ALL, parts: [part] })),
  ...named.map((names) => ({ hands: ALL, parts: PARTS, names })),
  ...named.map((names) => ({ hands: ALL, parts: ['comments'] as const, names })),
  ...named.map((names) => ({ hands: ['S'] as const, parts: ['results'] as const, names })),
  ...named.map((names) => ({ hands: ALL, parts: ['auction'] as const, names })),
];

const form = ({ hands, parts, names = 'none', own = false }: Choice) => ({
  hands: [...hands],
  names,
  ...Object.fromEntries(parts.map((part) => [part, true])),
  ...(own ? { auctionOf: 'record' as const } : {}),
});

async function make(path: string, body: BoardShareForm | GameShareForm): Promise<string> {
  const made = await server.app.inject({ method: 'POST', url: path, headers: { cookie }, payload: body });
  expect(made.statusCode, made.body).toBe(200);
  // The list of a link's owner is not for visitors; all links that are tried would be too many.
  const { id, token } = made.json<MadeShare>();
  expired.push(id);
  return token;
}
const expired: number[] = [];

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';

/** All that a visitor can ask with a link, and much that they cannot. */
async function askEverything(token: string): Promise<{ whole: string; first: string }> {
  const shared = `/api/shared/${token}`;
  const other = club.games[1]!;
  const asked: (readonly [Method, string])[] = [
    ['GET', shared],
    ['HEAD', shared],
    ['GET', `${shared}?hands=N&names=full&comments=true`],
    ['GET', `/s/${token}`],
    ['GET', `/s/${token}/2`],
    ['GET', `/s/${token}/preview.png`],
    ['GET', `/s/${token}/embed`],
    ['GET', `/s/${token}/embed/${other.boards[0]!.id}`],
    ['PUT', shared],
    ['DELETE', shared],
    ['GET', `${shared}/open`],
    ['GET', `${shared}/boards/0`],
    ['GET', `${shared}/boards/-1`],
    ['GET', `${shared}/boards/99`],
    ['GET', `${shared}/boards/${other.boards[0]!.id}`],
    ['GET', `${shared}/comments`],
    ['GET', `${shared}x`],
    ['GET', `/api/hands/${board.id}`],
    ['GET', `/api/hands/${board.id}/comments`],
    ['GET', `/api/games/${other.id}/hands`],
    ['POST', `/api/hands/${board.id}/shares/preview`],
  ];
  const answers = await Promise.all(
    asked.map(([method, url]) =>
      server.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } }),
    ),
  );
  // Chance makes marks of what is random: the link itself, and the bytes of a picture, whose letters are read below.
  const text = answers
    .map(
      ({ headers: { etag: _etag, ...headers }, body }) =>
        JSON.stringify(headers) + (headers['content-type'] === 'image/png' ? '' : body),
    )
    .join('\n')
    .replaceAll(token, '');
  return { whole: withDots(text) + (await picturedText(token)), first: answers[0]!.body };
}

/** The page's head names hands as `♠K8 ♥QT976 ♦54 ♣–`; the same once more as the database writes them. */
const withDots = (text: string): string =>
  `${text}\n${[...text.matchAll(/♠(\S+) ♥(\S+) ♦(\S+) ♣([^\s;.]+)/gu)]
    .map((hand) => hand.slice(1).join('.').replaceAll('–', ''))
    .join('\n')}`;

/** The letters of the picture that the link is announced by, and its hands as the database writes them. */
async function picturedText(token: string): Promise<string> {
  const preview = await server.services.shares.linkPreview(token, '192.0.2.1').catch(() => null);
  if (preview === null) return '';
  const words = pictureText(previewPicture(preview.picture));
  const seen = dealtHands().filter(({ text }) =>
    words.includes(
      text
        .split('.')
        .map((cards) => cards || '–')
        .join(''),
    ),
  );
  return `${withDots(JSON.stringify(preview))}\n${words}\n${seen.map(({ text }) => text).join('\n')}`;
}

const openAndBoards = async (token: string, places: number): Promise<string> => {
  const urls = Array.from({ length: places }, (_, index) => [
    `/api/shared/${token}/boards/${index + 1}`,
    `/s/${token}/embed/${index + 1}`,
  ]).flat();
  const boards = await Promise.all(urls.map((url) => server.app.inject({ url })));
  const opened = await server.app.inject({ method: 'POST', url: `/api/shared/${token}/open` });
  const openedFrame = await server.app.inject({ method: 'POST', url: `/s/${token}/embed` });
  return [...boards, opened, openedFrame]
    .map(({ body }) => body)
    .join('\n')
    .replaceAll(token, '');
};

const marksIn = (text: string): Set<string> => new Set(text.toLowerCase().match(MARKS) ?? []);

/** What may be seen of the texts, by what was chosen. */
function chosenMarks(
  { parts, names = 'none', own = false }: Choice,
  boards: readonly MarkedBoard[],
): Set<string> {
  const isChosen = (part: Part): boolean => parts.includes(part);
  const ids = new Set(boards.map(({ id }) => id));
  const [title] = [...club.marks].find(([, { where }]) => where === 'title')!;
  const displayNames = [...club.marks]
    .filter(([, { where }]) => where === 'display name')
    .map(([text]) => text);
  const chosen = [...club.marks].flatMap(([text, { where, handId, table }]) => {
    if (handId === undefined || !ids.has(handId)) return [];
    const isShownTable = table === 1 && !own;
    const seen = {
      player:
        names === 'full' &&
        (isChosen('results') || (isShownTable && (isChosen('auction') || isChosen('play')))),
      comment: isChosen('comments'),
      'call note': isShownTable && isChosen('comments') && isChosen('auction'),
      'call comment': isShownTable && isChosen('comments') && isChosen('auction'),
      'card note': isShownTable && isChosen('comments') && isChosen('play'),
      'card comment': isShownTable && isChosen('comments') && isChosen('play'),
      'record note': own && isChosen('comments') && isChosen('auction'),
    }[where];
    return seen === true ? [text] : [];
  });
  return new Set([
    ...chosen,
    ...(isChosen('heading') ? [title] : []),
    ...(isChosen('signed') ? displayNames.slice(0, 1) : []),
    ...(isChosen('comments') && names === 'full' ? displayNames.slice(2, 5) : []),
  ]);
}

const dealtHands = () =>
  club.games.flatMap(({ boards }) =>
    boards.flatMap(({ id, hands }) => ALL.map((seat) => ({ id, seat, text: hands[seat] }))),
  );

function expectHands(text: string, boards: readonly MarkedBoard[], seats: readonly Seat[]): void {
  const ids = new Set(boards.map(({ id }) => id));
  const seen = dealtHands().filter((hand) => text.includes(hand.text));
  expect(seen).toEqual(dealtHands().filter(({ id, seat }) => ids.has(id) && seats.includes(seat)));
}

it('has more than a thousand marks', () => {
  expect(club.marks.size + dealtHands().length).toBeGreaterThan(1_000);
});

describe('a link to a board', () => {
  it.each(choices)('shows what was chosen and nothing else: %j', async (choice) => {
    const token = await make(`/api/hands/${board.id}/shares`, { ...form(choice), table: board.tables[0]! });
    const { whole, first } = await askEverything(token);
    const text = whole + (await openAndBoards(token, 3));
    expect(marksIn(text)).toEqual(chosenMarks(choice, [board]));
    expectHands(text, [board], choice.hands);
    const shown = (first.startsWith('{') ? (JSON.parse(first) as { board: object }) : { board: {} }).board;
    const { parts, names = 'none' } = choice;
    const hasTable = parts.includes('auction') || parts.includes('play');
    expect(Object.keys(shown).toSorted()).toEqual(
      [
        'boardNumber',
        'dealer',
        'vulnerability',
        'hands',
        ...parts.filter((part) => part !== 'heading' && part !== 'signed'),
        ...(hasTable ? ['outcome', ...(names === 'none' ? [] : ['players'])] : []),
      ].toSorted(),
    );
  });

  it.each([true, false])(
    'shows the auction of one’s own record, and its notes with comments: %s',
    async (comments) => {
      const choice: Choice = {
        hands: ALL,
        parts: comments ? ['auction', 'comments'] : ['auction'],
        names: 'full',
        own: true,
      };
      const token = await make(`/api/hands/${board.id}/shares`, form(choice));
      const { whole, first } = await askEverything(token);
      expect(marksIn(whole + (await openAndBoards(token, 2)))).toEqual(chosenMarks(choice, [board]));
      expect(first).toContain('"2S"');
      expect(first).not.toContain('3NT');
    },
  );

  it('does not show comments that were written later', async () => {
    const token = await make(`/api/hands/${board.id}/shares`, form({ hands: ALL, parts: ['comments'] }));
    await server.database.pool.query(
      "insert into comments (hand_id, user_id, content) values ($1, $2, 'A late thought')",
      [board.id, club.users[4]],
    );
    const { whole } = await askEverything(token);
    expect(whole).not.toContain('A late thought');
    await server.database.pool.query("delete from comments where content = 'A late thought'");
  });
});

describe('a link to a game', () => {
  it.each(choices)('shows what was chosen of its boards and nothing else: %j', async (choice) => {
    const { id, boards } = club.games[0]!;
    const token = await make(`/api/games/${id}/shares`, form(choice));
    const { whole } = await askEverything(token);
    const text = whole + (await openAndBoards(token, boards.length + 1));
    expect(marksIn(text)).toEqual(chosenMarks(choice, boards));
    expectHands(text, boards, choice.hands);
  });
});

describe('a question', () => {
  it.each([0, 1, 2, 3])('shows one hand and %i calls until it is answered', async (before) => {
    const seat = ALL[before]!;
    const choice: Choice = { hands: ALL, parts: PARTS, names: 'full' };
    const token = await make(`/api/hands/${board.id}/shares`, {
      ...form(choice),
      table: board.tables[0]!,
      question: { before },
      message: 'What now?',
    });
    const asked = await askEverything(token);
    const heading = chosenMarks({ hands: [], parts: ['heading', 'signed'] }, []);
    expect(marksIn(asked.whole)).toEqual(heading);
    expectHands(asked.whole, [board], [seat]);
    const { question } = JSON.parse(asked.first) as { question: { calls: string[] } };
    expect(question.calls).toEqual(MARKED_CALLS.slice(0, before));
    const { picture } = await server.services.shares.linkPreview(token, '192.0.2.1');
    expect(picture.auction?.calls).toEqual(MARKED_CALLS.slice(0, before));
    const opened = await openAndBoards(token, 2);
    expect(marksIn(opened + asked.whole)).toEqual(chosenMarks(choice, [board]));
    expectHands(opened, [board], ALL);
  });

  it('opens to what was chosen and nothing else', async () => {
    const choice: Choice = { hands: ['E', 'W'], parts: ['auction'] };
    const token = await make(`/api/hands/${board.id}/shares`, {
      ...form(choice),
      table: board.tables[0]!,
      question: { before: 1 },
    });
    const asked = await askEverything(token);
    expectHands(asked.whole, [board], ['E']);
    const opened = await openAndBoards(token, 2);
    expect(marksIn(asked.whole + opened)).toEqual(new Set());
    expectHands(opened, [board], ['E', 'W']);
  });
});

it('a link that is gone shows nothing', async () => {
  const token = await make(
    `/api/hands/${board.id}/shares`,
    form({ hands: ALL, parts: PARTS, names: 'full' }),
  );
  for (const id of expired.splice(0)) {
    await server.app.inject({ method: 'DELETE', url: `/api/user/shares/${id}`, headers: { cookie } });
  }
  const { whole } = await askEverything(token);
  const text = whole + (await openAndBoards(token, 3));
  expect(marksIn(text)).toEqual(new Set());
  expectHands(text, [], []);
});
