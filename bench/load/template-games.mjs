/**
 * Texts of games: two tables a board with names, auctions and results. A game's text is made of pieces, so that the
 * database can put the same together with other deals: what comes first, and for each table what stands before and after
 * its deal.
 */
import { randomNumbers } from './schedule.mjs';

/** @typedef {{ place: number, before: string, after: string }} TableText */
/** @typedef {{ boards: number, tables: TableText[] }} TemplateGame */

/** Boards of games that follow each other: ten on average. */
const SIZES = [4, 6, 8, 10, 12, 8, 10, 6, 12, 24];

const FIRST_NAMES = split(
  'Ada Ben Cleo Dov Eva Finn Gina Hugo Ines Jonas Kira Lars Mona Nils Olga Piet Quin Rosa Sven Tina Ugo Vera Wim Xenia Yara Zeno Alma Bror Cora Dirk Elsa Falk Greta Hans Ida Juri Karl Lena Max Nora Otto Pia Rolf Sara Tom Ute Vito Wanda Yves Zita',
);
const LAST_BEGINNINGS = split('Ash Birch Clay Dale East Fern Glen Hill Iron Lark');
const ENDINGS = split('field ford ham ley mont stead ton well wick worth');

/** As many people as there are pairs of names, none twice; the name of number 0 is that of number 5,000. */
export const nameOf = (/** @type {number} */ person) => ({
  first: at(FIRST_NAMES, person),
  last: at(LAST_BEGINNINGS, Math.floor(person / 50)) + at(ENDINGS, Math.floor(person / 500)),
});

const TOWN_BEGINNINGS = split(
  'Amber Black Cold Deer East Fox Gold Hazel Ivy Kings Lime Mill North Oak Pine Queens Red Silver Thorn Winter',
);
/** Four hundred. */
export const TOWNS = TOWN_BEGINNINGS.flatMap((beginning) =>
  split(
    'bridge bury by combe dale den field ford gate ham hurst ley mere minster mouth stow thorpe ton wick wood',
  ).map((ending) => beginning + ending),
);
export const EVENTS = [
  'Club Night',
  'Tuesday Pairs',
  'Winter Cup',
  'Ladies Afternoon',
  'Open Teams',
  'Swiss Pairs',
  'Spring Trophy',
  'Mixed Pairs',
  'Charity Simultaneous',
  'Beginners Evening',
  'League Match',
  'County Final',
];

const SEATS = ['N', 'E', 'S', 'W'];
const STRAINS = ['C', 'D', 'H', 'S', 'NT'];

/**
 * @param {number} number
 * @param {readonly string[]} players eight: North, East, South and West of the first table, then of the second
 * @returns {TemplateGame}
 */
export function templateGame(number, players) {
  const boards = Number(SIZES[number % SIZES.length]);
  const random = randomNumbers(number * 7919 + 1);
  const below = (/** @type {number} */ end) => Math.floor(random() * end);
  const tables = Array.from({ length: boards * 2 }, (_, index) => {
    const board = (index >> 1) + 1;
    const [north, east, south, west] = players.slice((index & 1) * 4);
    const dealer = (board - 1) & 3;
    const vulnerable = ['None', 'NS', 'EW', 'All'][(board - 1 + ((board - 1) >> 2)) & 3];
    const { calls, contract, declarer } = bidding(dealer, below);
    const lines = [];
    for (let from = 0; from < calls.length; from += 4) lines.push(calls.slice(from, from + 4).join(' '));
    return {
      place: board,
      before: `[Board "${board}"]\n[West "${west}"]\n[North "${north}"]\n[East "${east}"]\n[South "${south}"]\n[Dealer "${SEATS[dealer]}"]\n[Vulnerable "${vulnerable}"]\n[Deal "`,
      after: `"]\n[Scoring "MatchPoints"]\n[Declarer "${SEATS[declarer]}"]\n[Contract "${contract}"]\n[Result "${5 + below(8)}"]\n[Table "${(index & 1) + 1}"]\n[Auction "${SEATS[dealer]}"]\n${lines.join('\n')}\n\n`,
    };
  });
  return { boards, tables };
}

/** What a game's text begins with. */
export const heading = (/** @type {{ title: string, town: string, day: string }} */ { title, town, day }) =>
  `% PBN 2.1\n[Event "${title}"]\n[Site "${town}"]\n[Date "${day.replaceAll('-', '.')}"]\n`;

/**
 * @param {string} head
 * @param {TemplateGame} game
 * @param {(place: number) => string} dealOf as PBN has it
 */
export const textOf = (head, { tables }, dealOf) =>
  head + tables.map(({ place, before, after }) => before + dealOf(place) + after).join('');

/** @param {number} dealer @param {(end: number) => number} below */
function bidding(dealer, below) {
  const calls = Array.from({ length: below(3) }, () => 'Pass');
  let bid = -1;
  let bidAt = 0;
  for (let passes = 0; passes < 3;) {
    if (bid < 0 || (bid < 25 && below(5) < 2)) {
      bid += 1 + below(4);
      bidAt = calls.length;
      passes = 0;
      calls.push(`${Math.floor(bid / 5) + 1}${STRAINS[bid % 5]}`);
    } else {
      passes += 1;
      calls.push('Pass');
    }
  }
  const strain = String(STRAINS[bid % 5]);
  const first = calls.findIndex((call, index) => call.slice(1) === strain && ((index - bidAt) & 1) === 0);
  return { calls, contract: `${Math.floor(bid / 5) + 1}${strain}`, declarer: (dealer + first) & 3 };
}

/** @param {string} words */
function split(words) {
  return words.split(' ');
}

/** @param {readonly string[]} list @param {number} index */
const at = (list, index) => String(list[index % list.length]);
