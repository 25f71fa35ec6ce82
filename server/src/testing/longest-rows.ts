import { limits } from '@bridge-review/api/limits';
import type { Pool } from 'pg';

/** Three bytes are the worst case per character, since limits count a longer one twice. */
export const long = (characters: number): string => '頁'.repeat(characters);

const deal = [3, 2, 1, 0].map((suit) => ['.', '.', '.'].toSpliced(suit, 0, 'AKQJT98765432').join(''));

/** As many rows as wanted, each as long as the limits allow; one statement for all of them. */
export function longestRows(pool: Pool) {
  const insert = async (statement: string, values: readonly unknown[]): Promise<number[]> => {
    const { rows } = await pool.query<{ id: number }>(statement, [...values]);
    return rows.map(({ id }) => id);
  };

  return {
    users: (count: number, state: 'active' | 'deactivated' = 'active') =>
      insert(
        `insert into users (email, pending_email, password_hash, first_name, last_name, display_name, deactivated_at, deactivation_reason)
         select lpad(gen_random_uuid()::text, 242, 'x') || '@example.org', lpad('', 242, 'x') || '@example.org', '', $1, $1, $2, $3::timestamptz, $4
         from generate_series(1, $5::int) returning id`,
        [
          long(limits.personName),
          long(limits.displayName),
          state === 'active' ? null : '2026-11-15',
          state === 'active' ? null : long(limits.deactivationReason),
          count,
        ],
      ),

    games: (uploadedBy: number, count = 1) =>
      insert(
        `insert into games (uploaded_by, published_at, filename, format, title, date, location, tournament, round,
           pbn_date, pbn_event, pbn_site, hand_count, first_deal, warnings, warning_count)
         select $1, now(), $2, 'PBN', $3, '2026-11-15', $3, $3, $3, '2026-11-15', $3, $3, $4, 'none', '[]', 0
         from generate_series(1, $5::int) returning id`,
        [uploadedBy, '😀'.repeat(200), long(limits.gameText), limits.boards, count],
      ),

    /** So many boards of each game, all of them analysed. */
    hands: (gameIds: readonly number[], count = 1) =>
      insert(
        `insert into hands (game_id, place, board_number, dealer, vulnerability, north_hand, east_hand, south_hand,
           west_hand, fingerprint, final_contract, declarer, has_bidding, tricks, par_ns)
         select game, n, 1000000000 + n, 'N', 'None', $3, $4, $5, $6, 'none', '7NTXX', 'N', true, repeat('0', 20), -7600
         from unnest($1::int[]) game, generate_series(1, $2::int) n returning id`,
        [gameIds, count, ...deal],
      ),

    /** Sixty tables have much to say, and are the best. */
    results: (handId: number, count: number) =>
      insert(
        `insert into table_results (hand_id, place, north, east, south, west, section, table_name, room, pair_ns, pair_ew, contract,
           declarer, tricks, auction, play)
         select $1, n, $3, $3, $3, $3, $3, $3, 'Closed', $3, $3, '1NT', 'N', case when n <= 60 then 13 else n % 13 end,
           case when n <= 60 then $4::jsonb end, case when n <= 60 then $5::jsonb end
         from generate_series(1, $2::int) n returning id`,
        [
          handId,
          count,
          long(100),
          JSON.stringify({
            dealer: 'N',
            calls: Array.from({ length: limits.calls }, () => 'Redouble'),
            annotations: [{ call: 0, alerted: true, note: long(16_000), comments: [] }],
          }),
          JSON.stringify({
            leader: 'N',
            tricks: Array.from({ length: 13 }, () => ({ N: 'SA', E: 'SK', S: 'SQ', W: 'SJ' })),
            annotations: [],
          }),
        ],
      ),

    records: (handIds: readonly number[], creator: number, partner: number) =>
      insert(
        `insert into bidding_records (hand_id, creator_id, partner_id, calls, side)
         select hand, $2, $3, '["7NT","Double","Redouble","Pass","Pass","Pass"]', 'NS' from unnest($1::int[]) hand
         returning id`,
        [handIds, creator, partner],
      ),

    comments: (handId: number, userId: number, count: number) =>
      insert(
        `insert into comments (hand_id, user_id, content, edited_at)
         select $1, $2, $3, now() from generate_series(1, $4::int) returning id`,
        [handId, userId, long(limits.comment), count],
      ),
  };
}
