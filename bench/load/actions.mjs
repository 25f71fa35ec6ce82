/** What a person does on the pages, as the requests that the pages make for it. */
import { dealOf, kinds } from '../dd/deals.mjs';
import { EVENTS, heading, TOWNS } from './template-games.mjs';

/** @typedef {{ method: string, path: string, body?: object | FormData }} Call */
/** @typedef {{ id: number, day: string, hands: number[] }} KnownGame */
/** @typedef {{ handId: number, gameId: number }} HandToBid */
/** @typedef {{ cookie: string, userId: number, partnerId: number, toBid: HandToBid[], record?: { id: number, version: number, isNew: boolean } }} Person */
/** @typedef {{ games: readonly KnownGame[], watched: readonly number[], random: () => number }} World `games` are the latest first; `watched` are hands that somebody has open */

/** How often each is done, of a hundred. */
export const WEIGHTS = {
  'open a board': 30,
  'open a game': 14,
  'list all games': 10,
  'list own games': 6,
  'scroll the list': 4,
  'search games': 10,
  'open a page anew': 8,
  'record an auction': 6,
  comment: 5,
  'see a ranking': 3,
  'see own results': 2,
  'find a partner': 2,
};

const LIST = '/api/games?limit=50&sort=played';
const CALLS = ['1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'];
const OTHER_CALLS = ['1NT', 'Pass', '2C', 'Pass', '2H', 'Pass', '4H', 'Pass', 'Pass', 'Pass'];
const WORDS = [
  'Would anybody open that?',
  'Four spades was cold.',
  'I like the lead.',
  'We went wrong here.',
];

/** Whole words, parts of words, names of people, what is nowhere, and too little for an index. */
const SEARCHED = [
  ...TOWNS.slice(0, 40),
  ...EVENTS,
  'winter',
  'final',
  'ada',
  'hugo ash',
  'Zanzibar',
  'xyz',
  'am',
  'o',
  'zq',
];
const SOUGHT = ['ada', 'be', 'hill', 'larkford', 'nobody', 'cleo e', 'example.org'];

const get = (/** @type {string} */ path) => ({ method: 'GET', path });

/** @type {Record<keyof typeof WEIGHTS, (person: Person, world: World) => Call[]>} */
export const actions = {
  'open a board': (_, world) => {
    const hand = handOf(gameOf(world), world);
    return ['', '/results', '/analysis', '/partnership-bidding', '/comments'].map((what) =>
      get(`/api/hands/${hand}${what}`),
    );
  },
  'open a game': (_, world) => {
    const { id } = gameOf(world);
    return ['', '/hands', '/analysis', '/my-participation', '/my-boards', '/people'].map((what) =>
      get(`/api/games/${id}${what}`),
    );
  },
  'list all games': () => [get('/api/games/counts'), get(`${LIST}&whose=all`)],
  'list own games': () => [get('/api/games/counts'), get(`${LIST}&whose=mine`)],
  'scroll the list': (_, world) => {
    const { id, day } = gameOf(world);
    return [get(`${LIST}&whose=all&cursor=${day}.${id}`)];
  },
  'search games': (_, world) => [get(`${LIST}&whose=all&q=${encodeURIComponent(pick(SEARCHED, world))}`)],
  'open a page anew': (_, world) => {
    const game = gameOf(world);
    return [get(pick(['/', `/games/${game.id}`, `/hands/${handOf(game, world)}`], world))];
  },
  // A new one, then a change of it; who has bid every board changes the last one again.
  'record an auction'(person) {
    const { record } = person;
    if (record !== undefined && (record.isNew || person.toBid.length === 0)) {
      delete person.record;
      const body = { biddingSequence: OTHER_CALLS, version: record.version };
      return [{ method: 'PUT', path: `/api/partnership-bidding/${record.id}`, body }];
    }
    const hand = person.toBid.pop();
    // The last change is still on its way.
    if (hand === undefined) return [];
    const { handId, gameId } = hand;
    const body = { partnerId: person.partnerId, gameId, biddingSequence: CALLS, side: 'NS' };
    return [{ method: 'POST', path: `/api/hands/${handId}/partnership-bidding`, body }];
  },
  comment(_, world) {
    const isWatched = world.watched.length > 0 && world.random() < 0.6;
    const hand = isWatched ? pick(world.watched, world) : handOf(gameOf(world), world);
    return [
      { method: 'POST', path: `/api/hands/${hand}/comments`, body: { content: pick(WORDS, world) } },
      get(`/api/hands/${hand}/comments`),
    ];
  },
  'see a ranking': (_, world) => [get(`/api/games/${gameOf(world).id}/ranking`)],
  'see own results': () => [get('/api/user/stats/bidding'), get('/api/user/stats/field')],
  'find a partner': (_, world) => [
    get(`/api/users/search?q=${encodeURIComponent(pick(SOUGHT, world))}`),
    get('/api/user/partners'),
  ],
};

/** Mostly one of the latest. @param {World} world */
function gameOf({ games, random }) {
  const share = random() < 0.7 ? random() * 0.2 : random();
  return /** @type {KnownGame} */ (games[Math.floor(share * games.length)]);
}

/** @param {KnownGame} game @param {World} world */
const handOf = ({ hands }, world) => pick(hands, world);

/** @template T @param {readonly T[]} list @param {World} world */
const pick = (list, { random }) => /** @type {T} */ (list[Math.floor(random() * list.length)]);

const BOARDS = 36;

/** A file of 36 boards that nobody has uploaded. @param {number} number @returns {Call} */
export function upload(number) {
  const day = new Date().toISOString().slice(0, 10);
  const [kind] = kinds;
  if (kind === undefined) throw new Error('There are no deals.');
  const boards = Array.from({ length: BOARDS }, (_, board) => {
    const deal = dealOf(kind, 1_000_000 + number * BOARDS + board);
    const rows = [1, 2, 3].map(
      (table) => `${table} ${table + 10} ${['3NT', '4S', '2H'][table - 1]} N ${7 + ((table + board) % 5)}`,
    );
    return `[Board "${board + 1}"]\n[Deal "${deal}"]\n[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]\n${rows.join('\n')}\n\n`;
  });
  const text = heading({ title: `Uploaded ${number}`, town: String(TOWNS[0]), day }) + boards.join('');
  const body = new FormData();
  body.append('file', new Blob([text]), `uploaded-${number}.pbn`);
  return { method: 'POST', path: '/api/games/upload', body };
}
