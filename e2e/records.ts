import { randomInt } from 'node:crypto';

/** Hand records made up for a test: deals are random, so that no two tests upload the same game. */
type Seat = 'N' | 'E' | 'S' | 'W';
const SEATS: readonly Seat[] = ['N', 'E', 'S', 'W'];
const SUITS = 'SHDC';
const RANKS = 'AKQJT98765432';

export type Deal = Readonly<Record<Seat, readonly string[]>>;

const DECK = [...RANKS].flatMap((rank) => [...SUITS].map((suit) => suit + rank));

/**
 * Four times thirteen cards, each written suit first. North and South have the 26 highest: the server solves every
 * deal that a test uploads, and such a deal in a fortieth of the time.
 */
export function newDeal(): Deal {
  const high = shuffled(DECK.slice(0, 26));
  const low = shuffled(DECK.slice(26));
  return { N: high.slice(0, 13), E: low.slice(0, 13), S: high.slice(13), W: low.slice(13) };
}

/** As at the table: for tests of the solving itself. */
export function randomDeal(): Deal {
  const cards = shuffled(DECK);
  return { N: cards.slice(0, 13), E: cards.slice(13, 26), S: cards.slice(26, 39), W: cards.slice(39) };
}

function shuffled(cards: readonly string[]): string[] {
  const mixed = [...cards];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
  }
  return mixed;
}

/** `AKT4.Q2..J876543`, as files and answers have it. */
export const handText = (cards: readonly string[]): string =>
  [...SUITS]
    .map((suit) =>
      cards
        .filter((card) => card.startsWith(suit))
        .map((card) => card.slice(1))
        .sort((one, other) => RANKS.indexOf(one) - RANKS.indexOf(other))
        .join(''),
    )
    .join('.');

/** As files write it: a game of this day stands at the top of the list. */
export const today = (): string => new Date().toISOString().slice(0, 10).replaceAll('-', '.');

export interface Board {
  readonly number: number;
  readonly deal: Deal;
  /** Lines after the deal: a contract, an auction, a play. */
  readonly more?: string;
}

export interface GameRecord {
  readonly event?: string;
  readonly site?: string;
  readonly date?: string;
  readonly round?: string;
  readonly boards: readonly Board[];
}

const VULNERABLE = ['None', 'NS', 'EW', 'All'] as const;

/** The dealer and the vulnerable sides that every board has by its number. */
const dealerOf = (number: number): Seat => SEATS[(number - 1) % 4]!;
const vulnerableOf = (number: number) =>
  VULNERABLE[(((number - 1) % 4) + Math.floor(((number - 1) % 16) / 4)) % 4]!;

export const pbn = ({ event = 'Larkmoor Pairs', site, date, round, boards }: GameRecord): string =>
  boards
    .map(({ number, deal, more = '' }) =>
      [
        tag('Event', event),
        site === undefined ? null : tag('Site', site),
        date === undefined ? null : tag('Date', date),
        round === undefined ? null : tag('Round', round),
        tag('Board', String(number)),
        tag('Dealer', dealerOf(number)),
        tag('Vulnerable', vulnerableOf(number)),
        tag('Deal', `N:${SEATS.map((seat) => handText(deal[seat])).join(' ')}`),
        more,
        '',
      ]
        .filter((line) => line !== null)
        .join('\n'),
    )
    .join('\n');

/** So many boards that were only dealt. */
export const dealt = (count: number, deal: () => Deal = newDeal): Board[] =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, deal: deal() }));

export interface Table {
  readonly names: Readonly<{ [seat in Seat]: string }>;
  readonly table?: string;
  /** With a note to the first call, and an alert. */
  readonly auction?: boolean;
  /** How many cards were played. */
  readonly cards?: number;
  readonly result?: number;
}

/** A board on which the dealer opened 1NT and was raised to three, at each of these tables. */
export function played(number: number, deal: Deal, tables: readonly Table[]): Board[] {
  return tables.map(({ names, table, auction = true, cards = 52, result = 9 }) => ({
    number,
    deal,
    more: [
      ...SEATS.map((seat) => tag(LONG[seat], names[seat])),
      table === undefined ? null : tag('Table', table),
      tag('Declarer', dealerOf(number)),
      tag('Contract', '3NT'),
      tag('Result', String(result)),
      ...(auction
        ? [
            tag('Auction', dealerOf(number)),
            '1NT =1= Pass 3NT Pass',
            'Pass Pass',
            tag('Note', '1:15 to 17, balanced'),
          ]
        : []),
      ...(cards > 0 ? playSection(deal, next(dealerOf(number)), cards) : []),
    ]
      .filter((line) => line !== null)
      .join('\n'),
  }));
}

/** Every seat follows suit with its first legal card; the highest card of the suit led wins the trick. */
function playOf(deal: Deal, leader: Seat, count: number): { seat: Seat; card: string }[] {
  const held = new Map(SEATS.map((seat) => [seat, [...deal[seat]]]));
  const line: { seat: Seat; card: string }[] = [];
  let lead = leader;
  while (line.length < count) {
    const trick: { seat: Seat; card: string }[] = [];
    for (let turn = 0, seat = lead; turn < 4 && line.length < count; turn++, seat = next(seat)) {
      const cards = held.get(seat)!;
      const led = trick[0]?.card.charAt(0) ?? '';
      const card = cards.find((one) => one.startsWith(led)) ?? cards[0]!;
      cards.splice(cards.indexOf(card), 1);
      trick.push({ seat, card });
      line.push({ seat, card });
    }
    lead = winnerOf(trick);
  }
  return line;
}

function winnerOf(trick: readonly { seat: Seat; card: string }[]): Seat {
  const led = trick[0]!.card.charAt(0);
  const height = (card: string) => (card.startsWith(led) ? -RANKS.indexOf(card.slice(1)) : -99);
  return trick.toSorted((one, other) => height(other.card) - height(one.card))[0]!.seat;
}

const next = (seat: Seat): Seat => SEATS[(SEATS.indexOf(seat) + 1) % 4]!;

const LONG = { N: 'North', E: 'East', S: 'South', W: 'West' } as const;

const tag = (name: string, value: string): string =>
  `[${name} "${value.replaceAll(/["\\]/g, String.raw`\$&`)}"]`;

function playSection(deal: Deal, leader: Seat, count: number): string[] {
  const line = playOf(deal, leader, count);
  const order = [leader, next(leader), next(next(leader)), next(next(next(leader)))];
  const rows: string[] = [];
  for (let start = 0; start < line.length; start += 4) {
    const trick = line.slice(start, start + 4);
    rows.push(order.map((seat) => trick.find((one) => one.seat === seat)?.card ?? '-').join(' '));
  }
  return [tag('Play', leader), ...rows, ...(count < 52 ? ['*'] : [])];
}
