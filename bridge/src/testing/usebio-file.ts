/** USEBIO with invented players, made line by line so that a test can say what differs. */
import { formatHand } from '../hand.ts';
import type { Deal } from '../deal.ts';
import { seatName, seats } from '../seat.ts';

/** Elements from names and texts, in order; null is left out. */
export const elements = (content: Readonly<Record<string, string | number | null>>): string =>
  Object.entries(content)
    .filter(([, text]) => text !== null)
    .map(([name, text]) => `<${name}>${text}</${name}>`)
    .join('\n');

export const pair = (
  number: string,
  names: readonly [string, string],
  more: Readonly<Record<string, string | number | null>> = {},
): string =>
  `<PAIR>\n${elements({ PAIR_NUMBER: number, ...more })}
${names.map((name) => `<PLAYER>${elements({ PLAYER_NAME: name, NATIONAL_ID_NUMBER: 7 })}</PLAYER>`).join('\n')}
</PAIR>`;

export const line = (
  ns: string,
  ew: string,
  content: Readonly<Record<string, string | number | null>>,
): string =>
  `<TRAVELLER_LINE>\n${elements({ NS_PAIR_NUMBER: ns, EW_PAIR_NUMBER: ew, ...content })}\n</TRAVELLER_LINE>`;

export const board = (number: number, lines: readonly string[]): string =>
  `<BOARD>\n<BOARD_NUMBER>${number}</BOARD_NUMBER>\n${lines.join('\n')}\n</BOARD>`;

/** The hands from East on and from clubs up, as some programs have them. */
export const handset = (deals: ReadonlyMap<number, Deal>): string =>
  `<HANDSET>${Array.from(deals, ([number, deal]) =>
    board(
      number,
      seats.map((seat) => {
        const [SPADES = '', HEARTS = '', DIAMONDS = '', CLUBS = ''] = formatHand(deal[seat]).split('.');
        return `<HAND>${elements({ DIRECTION: seatName(seat), CLUBS, DIAMONDS, HEARTS, SPADES })}</HAND>`;
      }),
    ),
  ).join('\n')}</HANDSET>`;

export const usebio = (event: string, after = '', type = 'MP_PAIRS'): string =>
  `<?xml version="1.0"?>
<!DOCTYPE USEBIO SYSTEM "http://example.org/usebio_v1_2.dtd">
<USEBIO Version="1.2">
<CLUB><CLUB_NAME>Larks &amp; Wrens</CLUB_NAME></CLUB>
<EVENT EVENT_TYPE="${type}">
<EVENT_DESCRIPTION>Monday Pairs</EVENT_DESCRIPTION>
<WINNER_TYPE>2</WINNER_TYPE>
<DATE>09/03/2026</DATE>
<CONTACT><FULL_NAME>Scorer</FULL_NAME><EMAIL>scorer@example.org</EMAIL></CONTACT>
${event}
</EVENT>
${after}
</USEBIO>
`;
