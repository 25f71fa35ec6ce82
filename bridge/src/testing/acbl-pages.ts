/** Pages as ACBL's sites have them, with invented players. */
import type { Deal } from '../deal.ts';
import { formatHand } from '../hand.ts';
import { seatName, seats } from '../seat.ts';

type Json = Readonly<Record<string, unknown>>;

const suitNames = ['spades', 'hearts', 'diamonds', 'clubs'];

export const handRecord = (board: number, deal: Deal): Json => ({
  board,
  dealer: 'N',
  ...Object.fromEntries(
    seats.flatMap((seat) =>
      formatHand(deal[seat])
        .split('.')
        .map((ranks, suit) => [
          `${seatName(seat).toLowerCase()}_${suitNames[suit]}`,
          [...ranks].map((rank) => (rank === 'T' ? '10' : rank)).join(' ') || '-----',
        ]),
    ),
  ),
});

export const boardResult = (more: Json = {}): Json => ({
  round_number: 2,
  table_number: 3,
  ns_pair: '1',
  ew_pair: '1',
  ns_score: '400',
  ew_score: '-400',
  contract: '3 NT',
  declarer: 'N',
  result: '=',
  tricks_taken: '9',
  opening_lead: '',
  ns_match_points: '3.50',
  ew_match_points: '1.50',
  ...more,
});

export const pairSummary = (direction: string | null, names: readonly string[], more: Json = {}): Json => ({
  pair_number: '1',
  direction,
  score: '30.50',
  percentage: '61.00',
  strat_place: [
    { strat_number: 2, rank: '1', type: 'Section' },
    { strat_number: 1, rank: '2/3', type: 'Section' },
  ],
  players: names.map((name) => ({ name, id_number: '7654321', city: 'Larkville', mp_total: '1234.00' })),
  ...more,
});

export const clubGame = (
  boards: readonly Json[],
  records: readonly Json[],
  pairs: readonly Json[],
): Json => ({
  name: 'Monday "Pairs" & more',
  club_name: 'Larks',
  start_date: '04/20/2026',
  type: 'PAIRS',
  board_scoring_method: 'MATCH_POINTS',
  winner_type: 2,
  sessions: [{ number: 1, hand_records: records, sections: [{ name: 'A', pair_summaries: pairs, boards }] }],
});

/** With the object twice, as the site has it, or in one place only. */
export function clubPage(game: Json, where: 'both' | 'script' | 'attribute' = 'both'): string {
  const text = JSON.stringify(game).replaceAll('/', String.raw`\/`);
  const escaped = text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<!DOCTYPE html><html><head><title>Live for Clubs</title></head><body>
<a href="https://my.acbl.org/login">Login</a>
${where === 'script' ? '' : `<result-details v-bind:data="${escaped}"></result-details>`}
<script>${where === 'attribute' ? '' : `var data = ${text};`} var more = {};</script></body></html>`;
}

export const address = (number: number, deal: Deal, names: readonly string[], auction = '_'): string => {
  const handOf = (seat: (typeof seats)[number]): string =>
    formatHand(deal[seat])
      .split('.')
      .map(
        (ranks, suit) =>
          'shdc'.charAt(suit) + (ranks === '' ? '-----' : ranks.toLowerCase().replace('t', '10')),
      )
      .join('');
  const [N, E, S, W] = names;
  return `https://www.bridgebase.com/tools/handviewer.html?n=${handOf('N')}&amp;s=${handOf('S')}&amp;e=${handOf('E')}&amp;w=${handOf('W')}&amp;d=n&amp;v=-&amp;b=${number}&amp;a=${auction}&amp;nn=${N}&amp;sn=${S}&amp;en=${E}&amp;wn=${W}&amp;p={&lt;p&gt;&lt;a href=&quot;https://live.acbl.org&quot;&gt;ACBL Live&lt;/a&gt;&lt;/p&gt;\n  &lt;p&gt;&lt;b&gt;Event:&lt;/b&gt; Lark%20Sectional%2C%20Apr%2025%2C%202026&lt;/p&gt;}`;
};

const suit = (name: string): string => `<span class="${name} symbol contract"></span>`;

export const spades = suit('spades');

const livePage = (body: string): string =>
  `<!DOCTYPE html><html><body><a href="https://live.acbl.org/event/1234567/1201/2/board-detail/B?board_num=1">01</a>
<h1>Apr 25, 2026 - Saturday 2:30 pm</h1>${body}</body></html>`;

const row = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('\n')}</tr>`;
const head = (cells: readonly string[]): string =>
  `<table class="tablesorter"><thead><tr>${cells.map((cell) => `<th>${cell}</th>`).join('')}</tr></thead>`;

const name = (text: string): string =>
  `<span class="name" data-acbl="7654321"><a href="/x">${text}</a></span>`;

/** A table of the board's page: contract, declarer and score as the cells have them. */
export const boardPage = (
  tables: readonly { readonly link: string; readonly cells: readonly string[] }[],
): string => {
  const pairs = `10-${name('Ada Lark')}-${name('Ben Wren')} <i>vs.</i><br />6-${name('Cleo Finch')}-${name('Dan Crow')}`;
  // The site has cells in comments: one in the head, two in each row.
  const rows = tables.map(({ link, cells: [contract = '', by = '', score = ''] }) =>
    row([
      `<a href="${link}">Play</a>`,
      contract,
      `${by}</td>\n<!-- <td></td>  --><td>${score}`,
      '14',
      '75.5',
      pairs,
    ]).replace(`${contract}</td>`, `${contract}</td>\n<!--<td>4S</td>-->`),
  );
  const columns = [
    '',
    'Contract',
    'By</th> <!-- <th>Results</th>  --> <th>Score',
    'Matchpoints',
    '%',
    'Pairs',
  ];
  const table = `${head(columns)}${rows.join('\n')}</table>`;
  return livePage(table + table);
};

export const scorecard = (link: string, cells: readonly string[], own = '4EW'): string =>
  livePage(`<h4 title="1 | 2"><span class="orange-text">${own}</span> - Ada &amp; Ben</h4>
${head(['', 'Board', 'Contract', 'By', 'Plus', 'Minus', 'Matchpoints', '%', 'Vs'])}
${row([`<a href="${link}">Play</a>`, '<a href="/x">01</a>', ...cells, '3', '25', '7 - Cleo Finch - Dan Crow'])}</table>`);
