import type { Pool } from 'pg';

let people = 0;

/** Rows that no request would make. */
export async function addUser(
  pool: Pool,
  {
    type = 'player',
    email = `planted${(people += 1)}@example.org`,
    deletedAt = 'null',
    deactivatedAt = 'null',
  }: { type?: string; email?: string; deletedAt?: 'null' | 'now()'; deactivatedAt?: 'null' | 'now()' },
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into users (email, password_hash, first_name, last_name, display_name, user_type, deleted_at, deactivated_at)
     values ($1, '', 'ExpectedIssue', 'Person', 'ExpectedIssue', $2, ${deletedAt}, ${deactivatedAt}) returning id`,
    [email, type],
  );
  return rows[0]?.id ?? 0;
}

export async function addHand(
  pool: Pool,
  { gameId, place }: { gameId: number | undefined; place: number },
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into hands (game_id, place, board_number, dealer, vulnerability, fingerprint, has_bidding)
     values ($1, $2, 1, 'N', 'None', 'none', false) returning id`,
    [gameId, place],
  );
  return rows[0]?.id ?? 0;
}

export async function addComment(
  pool: Pool,
  hand: number | undefined,
  author: number,
  content: string,
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'insert into comments (hand_id, user_id, content) values ($1, $2, $3) returning id',
    [hand, author, content],
  );
  await pool.query('update hands set comment_count = comment_count + 1 where id = $1', [hand]);
  return rows[0]?.id ?? 0;
}

export async function addRecord(
  pool: Pool,
  record: {
    hand: number | undefined;
    creator: number;
    partner: number;
    calls?: readonly string[];
    side?: string;
  },
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into bidding_records (hand_id, creator_id, partner_id, calls, side) values ($1, $2, $3, $4, $5) returning id`,
    [
      record.hand,
      record.creator,
      record.partner,
      JSON.stringify(record.calls ?? ['1C', 'Pass']),
      record.side ?? null,
    ],
  );
  await pool.query('update hands set has_bidding = true where id = $1', [record.hand]);
  return rows[0]?.id ?? 0;
}

/** Answers its key. */
export async function addPairChoice(pool: Pool, game: number, user: number): Promise<string> {
  await pool.query(
    `insert into pair_choices (game_id, user_id, names, tables_ns, tables_ew, record_ids, after)
     values ($1, $2, '{"first":"Ada","second":"Ben"}', '{}', '{}', '{}', '{"partnerId":null,"seat":null}')`,
    [game, user],
  );
  return `${game}/${user}`;
}

export async function addIdentity(pool: Pool, user: number, game: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into identities (user_id, game_id, known_by, name, name_key) values ($1, $2, 'name', 'Ada', 'ada') returning id`,
    [user, game],
  );
  return rows[0]?.id ?? 0;
}

export async function addObjection(pool: Pool, user: number, game: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into identity_objections (user_id, game_id, name_key, said_by) values ($1, $2, 'ada', 'admin') returning id`,
    [user, game],
  );
  return rows[0]?.id ?? 0;
}

export async function addReport(
  pool: Pool,
  { hand, author, reporter }: { hand: number | undefined; author: number; reporter: number },
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `insert into comment_reports (comment_id, hand_id, author_id, reporter_id, content, reason)
     values (1, $1, $2, $3, 'Rubbish', 'unkind') returning id`,
    [hand, author, reporter],
  );
  return rows[0]?.id ?? 0;
}
