/**
 * A PBN file of any size, as a club's program writes it: two tables a board, with auctions, notes and the whole play.
 * The same size gives the same file, so that figures can be compared between runs.
 *
 * @param {number} size in characters, reached to within one game
 * @returns {string}
 */
export function generatePbn(size) {
  const random = randomNumbers(20_240_101);
  const games = [];
  let length = 0;
  for (let number = 1; length < size; number++) {
    const board = dealBoard(number, random);
    for (const room of ['Open', 'Closed']) {
      const game = gameText(board, room, random);
      games.push(game);
      length += game.length;
    }
  }
  return `% PBN 2.1\r\n% EXPORT\r\n${games.join('\r\n')}`;
}

/** @typedef {(below: number) => number} Random */
/** @typedef {{ number: number, dealer: number, hands: number[][] }} Board a card is suit * 13 + 12 - height */

const seats = ['N', 'E', 'S', 'W'];
const strains = ['C', 'D', 'H', 'S', 'NT'];
const suits = 'SHDC';
const ranks = 'AKQJT98765432';

/** @param {number} number @param {Random} random @returns {Board} */
function dealBoard(number, random) {
  const pack = Array.from({ length: 52 }, (_, card) => card);
  for (let last = 51; last > 0; last--) {
    const other = random(last + 1);
    [pack[last], pack[other]] = [Number(pack[other]), Number(pack[last])];
  }
  const hands = seats.map((_, seat) =>
    pack.slice(seat * 13, seat * 13 + 13).sort((one, other) => one - other),
  );
  return { number: ((number - 1) % 900) + 1, dealer: (number - 1) % 4, hands };
}

/** @param {Board} board @param {string} room @param {Random} random */
function gameText(board, room, random) {
  const { calls, bid, doubling, declarer } = bidding(board.dealer, random);
  const trump = bid % 5 === 4 ? -1 : 3 - (bid % 5);
  const { rows, tricks } = playing(board.hands, declarer, trump, random);
  const vulnerable = ['None', 'NS', 'EW', 'All'][(board.number - 1 + ((board.number - 1) >> 2)) & 3];
  const contract = `${Math.floor(bid / 5) + 1}${strains[bid % 5]}${doubling}`;
  const name = () =>
    `${pick(['Ada', 'Ben', 'Cleo', 'Dov', 'Eva', 'Finn'], random)} ${pick(['Stone', 'Rivers', 'Hill'], random)}`;
  const score = (random(30) - 15) * 10;
  return [
    '[Event "Monday Teams"]',
    '[Site "The Bridge Club"]',
    '[Date "2024.03.04"]',
    `[Board "${board.number}"]`,
    ...['West', 'North', 'East', 'South'].map((seat) => `[${seat} "${name()}"]`),
    `[Dealer "${seats[board.dealer]}"]`,
    `[Vulnerable "${vulnerable}"]`,
    `[Deal "${dealText(board)}"]`,
    '[Scoring "IMP"]',
    `[Declarer "${seats[declarer]}"]`,
    `[Contract "${contract}"]`,
    `[Result "${tricks}"]`,
    '[Competition "Teams"]',
    '[HomeTeam "Red"]',
    `[Room "${room}"]`,
    '[Round "2"]',
    `[Score "NS ${score}"]`,
    `[ScoreIMP "NS ${random(9)}"]`,
    `[Table "${random(20) + 1}"]`,
    '[VisitTeam "Blue"]',
    ...auctionLines(board.dealer, calls, random),
    `[Play "${seats[(declarer + 1) & 3]}"]`,
    ...rows,
    '',
  ].join('\r\n');
}

/** @param {Board} board */
const dealText = ({ dealer, hands }) =>
  `${seats[dealer]}:${seats.map((_, turn) => handText(hands[(dealer + turn) & 3] ?? [])).join(' ')}`;

/** @param {number[]} hand */
const handText = (hand) =>
  [0, 1, 2, 3]
    .map((suit) =>
      hand
        .filter((card) => Math.floor(card / 13) === suit)
        .map((card) => ranks[card % 13])
        .join(''),
    )
    .join('.');

/** @param {number} dealer @param {Random} random */
function bidding(dealer, random) {
  const calls = Array.from({ length: random(3) }, () => 'Pass');
  let bid = -1;
  let bidAt = 0;
  let doubling = '';
  for (let passes = 0; passes < 3;) {
    const isTheirs = ((calls.length - bidAt) & 1) === 1;
    if (bid < 0 || (bid < 30 && random(5) < 2)) {
      bid += 1 + random(4);
      bidAt = calls.length;
      doubling = '';
      passes = 0;
      calls.push(`${Math.floor(bid / 5) + 1}${strains[bid % 5]}`);
    } else if (doubling === '' && isTheirs && random(15) === 0) {
      doubling = 'X';
      passes = 0;
      calls.push('X');
    } else {
      passes++;
      calls.push('Pass');
    }
  }
  const first = calls.findIndex((call, at) => call.slice(1) === strains[bid % 5] && ((at - bidAt) & 1) === 0);
  return { calls, bid, doubling, declarer: (dealer + first) & 3 };
}

/** @param {number} dealer @param {string[]} calls @param {Random} random */
function auctionLines(dealer, calls, random) {
  /** @type {string[]} */
  const notes = [];
  const words = calls.map((call) => {
    if (call === 'Pass' || random(5) > 0) return call;
    notes.push(
      `[Note "${notes.length + 1}:${pick(['transfer', 'weak', 'asks for aces', 'support'], random)}"]`,
    );
    return `${call} =${notes.length}=`;
  });
  const lines = [];
  for (let at = 0; at < words.length; at += 4) lines.push(words.slice(at, at + 4).join(' '));
  return [`[Auction "${seats[dealer]}"]`, ...lines, ...notes];
}

/** @param {number[][]} hands @param {number} declarer @param {number} trump @param {Random} random */
function playing(hands, declarer, trump, random) {
  const left = hands.map((hand) => [...hand]);
  const opening = (declarer + 1) & 3;
  const rows = [];
  let tricks = 0;
  for (let trick = 0, leader = opening; trick < 13; trick++) {
    /** @type {number[]} */
    const bySeat = [];
    let best = leader;
    for (let turn = 0; turn < 4; turn++) {
      const seat = (leader + turn) & 3;
      const hand = left[seat] ?? [];
      const led = Math.floor((bySeat[leader] ?? 0) / 13);
      const following = turn === 0 ? [] : hand.filter((card) => Math.floor(card / 13) === led);
      const card = pick(following.length > 0 ? following : hand, random);
      hand.splice(hand.indexOf(card), 1);
      bySeat[seat] = card;
      if (turn > 0 && beats(card, Number(bySeat[best]), trump)) best = seat;
    }
    rows.push([0, 1, 2, 3].map((turn) => cardText(Number(bySeat[(opening + turn) & 3]))).join(' '));
    if (((best - declarer) & 1) === 0) tricks++;
    leader = best;
  }
  return { rows, tricks };
}

/** @param {number} card @param {number} best @param {number} trump */
const beats = (card, best, trump) =>
  Math.floor(card / 13) === Math.floor(best / 13) ? card < best : Math.floor(card / 13) === trump;

/** @param {number} card */
const cardText = (card) => `${suits[Math.floor(card / 13)]}${ranks[card % 13]}`;

/** @template T @param {readonly T[]} list @param {Random} random */
const pick = (list, random) => /** @type {T} */ (list[random(list.length)]);

/** @param {number} seed @returns {Random} */
function randomNumbers(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
