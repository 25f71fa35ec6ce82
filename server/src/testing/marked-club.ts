import type { Pool } from 'pg';
import { generateDeal } from './generated-game.ts';

/** Longer than what the build puts into the names of files, in which anything can stand. */
export const MARKS = /qzqz[a-j]{5}/giu;

/** A text that is nowhere else, and where it was planted. */
interface Mark {
  readonly where: string;
  /** The hand that it is about, if any; and the table of that hand, from 1. */
  readonly handId?: number;
  readonly table?: number;
}

export interface MarkedBoard {
  readonly id: number;
  readonly boardNumber: number;
  readonly hands: Readonly<Record<'N' | 'E' | 'S' | 'W', string>>;
  readonly tables: readonly number[];
}

export interface MarkedClub {
  /** By the mark in lower case. */
  readonly marks: ReadonlyMap<string, Mark>;
  readonly users: readonly number[];
  readonly games: readonly { readonly id: number; readonly boards: readonly MarkedBoard[] }[];
}

const [GAMES, BOARDS, TABLES, USERS, COMMENTS] = [2, 8, 4, 20, 3];
export const MARKED_CALLS = ['Pass', '1NT', 'Pass', '3NT', 'Pass', 'Pass', 'Pass'] as const;

/**
 * A club in whose every text there is a mark: accounts, games, tables with auction and play, records, comments. The
 * first user uploaded all games and recorded the first board of each with the second.
 */
export async function plantMarkedClub(pool: Pool): Promise<MarkedClub> {
  const marks = new Map<string, Mark>();
  const mark = (where: string, about: Omit<Mark, 'where'> = {}): string => {
    const letters = Array.from(
      { length: 5 },
      (_, place) => 'abcdefghij'[Math.floor(marks.size / 10 ** place) % 10],
    );
    const text = `qzqz${letters.join('')}`;
    marks.set(text, { where, ...about });
    return `Q${text.slice(1)}`;
  };
  const insert = async (table: string, row: Readonly<Record<string, unknown>>): Promise<number> => {
    const names = Object.keys(row);
    const { rows } = await pool.query<{ id: number }>(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
      Object.values(row),
    );
    return rows[0]!.id;
  };

  const users: number[] = [];
  for (let count = 0; count < USERS; count += 1) {
    users.push(
      await insert('users', {
        email: `${mark('email')}@example.org`,
        pending_email: `${mark('pending email')}@example.org`,
        password_hash: mark('password'),
        first_name: mark('first name'),
        last_name: mark('last name'),
        display_name: mark('display name'),
        profile_image_url: `https://example.org/${mark('image')}`,
        deactivation_reason: mark('reason'),
      }),
    );
  }

  const games = [];
  for (let count = 0; count < GAMES; count += 1) {
    const gameId = await insert('games', {
      uploaded_by: users[0],
      published_at: new Date(),
      filename: mark('file'),
      format: 'PBN',
      title: mark('title'),
      date: '2026-03-14',
      location: mark('location'),
      tournament: mark('tournament'),
      round: mark('round'),
      pbn_event: mark('event'),
      pbn_site: mark('site'),
      hand_count: BOARDS,
      first_deal: mark('first deal'),
      warnings: JSON.stringify([{ line: 1, column: 1, code: 'x', message: mark('warning') }]),
      warning_count: 1,
    });
    const boards: MarkedBoard[] = [];
    for (let place = 1; place <= BOARDS; place += 1) {
      boards.push(await plantBoard(gameId, place, generateDeal(7_000 + count * 100 + place)));
    }
    games.push({ id: gameId, boards });
  }
  return { marks, users, games };

  async function plantBoard(gameId: number, place: number, deal: string): Promise<MarkedBoard> {
    const [N, E, S, W] = deal.slice(2).split(' ') as [string, string, string, string];
    const id = await insert('hands', {
      game_id: gameId,
      place,
      board_number: place,
      dealer: 'N',
      vulnerability: 'None',
      north_hand: N,
      east_hand: E,
      south_hand: S,
      west_hand: W,
      fingerprint: mark('fingerprint'),
      scoring: mark('scoring'),
      has_bidding: true,
      comment_count: COMMENTS,
      tricks: '7'.repeat(20),
      par_ns: 90,
    });
    const tables: number[] = [];
    for (let table = 1; table <= TABLES; table += 1) {
      const at = (where: string): string => mark(where, { handId: id, table });
      tables.push(
        await insert('table_results', {
          hand_id: id,
          place: table,
          north: at('player'),
          east: at('player'),
          south: at('player'),
          west: at('player'),
          section: at('section'),
          table_name: at('table'),
          pair_ns: at('pair'),
          pair_ew: at('pair'),
          system_ns: at('system'),
          system_ew: at('system'),
          round: at('round'),
          contract: '3NT',
          declarer: 'E',
          tricks: 5 + table,
          commentary: JSON.stringify([at('commentary')]),
          auction: JSON.stringify({
            dealer: 'N',
            calls: MARKED_CALLS,
            annotations: [{ call: 1, alerted: true, note: at('call note'), comments: [at('call comment')] }],
          }),
          play: JSON.stringify({
            leader: 'S',
            tricks: [{ N: null, E: null, S: cardOf(S), W: null }],
            annotations: [{ trick: 0, seat: 'S', note: at('card note'), comments: [at('card comment')] }],
          }),
        }),
      );
    }
    for (let count = 0; count < COMMENTS; count += 1) {
      const author = users[2 + count];
      await insert('comments', { hand_id: id, user_id: author, content: mark('comment', { handId: id }) });
    }
    if (place === 1) {
      await insert('bidding_records', {
        hand_id: id,
        creator_id: users[1],
        partner_id: users[0],
        calls: JSON.stringify(['Pass', '1S', 'Pass', '2S', 'Pass', 'Pass', 'Pass']),
        annotations: JSON.stringify([{ call: 1, alerted: true, note: mark('record note', { handId: id }) }]),
      });
    }
    return { id, boardNumber: place, hands: { N, E, S, W }, tables };
  }
}

/** One of the cards of a hand. */
function cardOf(hand: string): string {
  const suits = hand.split('.');
  const suit = suits.findIndex((cards) => cards !== '');
  return `${'SHDC'.charAt(suit)}${suits[suit]!.charAt(0)}`;
}
