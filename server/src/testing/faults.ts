import type { Pool } from 'pg';
import { analysisFaults } from './analysis-faults.ts';
import { at, type Fault, fault } from './fault.ts';
import { generateDeal } from './generated-game.ts';
import {
  addComment,
  addHand,
  addIdentity,
  addObjection,
  addPairChoice,
  addRecord,
  addReport,
  addUser,
} from './planted-rows.ts';

/** Nothing has this id. */
const NOWHERE = 999_999;

const NONSENSE = `tricks = '${'0'.repeat(20)}', par_ns = 0`;

const ORPHAN = 'orphaned_record';
const REFERENCE = 'invalid_reference';
const INCONSISTENCY = 'data_inconsistency';

/** The database's own rules, without which records can contradict each other. */
export async function dropConstraints(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ table: string; name: string }>(
    `select conrelid::regclass::text as "table", conname as "name" from pg_constraint
     where contype in ('f', 'c') and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) await pool.query(`alter table ${table} drop constraint "${name}"`);
  for (const name of ['users_email_unique', 'hands_game_place', 'bidding_records_hand_creator']) {
    await pool.query(`drop index ${name}`);
  }
}

/** Every kind of fault that the product looks for while an administrator is there to look, each once. */
export const faults: readonly Fault[] = [
  fault('a user of unknown type', INCONSISTENCY, true, async ({ pool }) =>
    at('users', await addUser(pool, { type: 'wizard' })),
  ),
  fault('a deleted account that is active', INCONSISTENCY, false, async ({ pool }) =>
    at('users', await addUser(pool, { deletedAt: 'now()' })),
  ),
  fault('two accounts with one address', INCONSISTENCY, true, async ({ pool }) => {
    await addUser(pool, { email: 'twice@example.org' });
    return at('users', await addUser(pool, { email: 'Twice@Example.org' }));
  }),
  fault('a second step without a passkey', INCONSISTENCY, false, async ({ pool }) => {
    const user = await addUser(pool, {});
    await pool.query('update users set second_step = true where id = $1', [user]);
    return at('users', user);
  }),
  fault('a passkey of nobody', ORPHAN, false, async ({ pool }) => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into passkeys (user_id, name, credential_id, public_key, counter, transports)
       values ($1, 'Key ring', 'nowhere', '', 0, '{}') returning id`,
      [NOWHERE],
    );
    return at('passkeys', rows[0]?.id);
  }),
  fault('a session of a deactivated user', INCONSISTENCY, false, async ({ pool }) => {
    const user = await addUser(pool, { deactivatedAt: 'now()' });
    await pool.query(`insert into sessions (token_hash, user_id) values ('aaaaaaaaaaaaaaaa', $1)`, [user]);
    return at('sessions', 'aaaaaaaa…');
  }),
  fault('a session of nobody', ORPHAN, false, async ({ pool }) => {
    await pool.query(`insert into sessions (token_hash, user_id) values ('bbbbbbbbbbbbbbbb', $1)`, [NOWHERE]);
    return at('sessions', 'bbbbbbbb…');
  }),
  fault('a link for nobody', ORPHAN, false, async ({ pool }) => {
    await pool.query(
      `insert into email_tokens (token_hash, kind, user_id, email, expires_at)
       values ('cccccccccccccccc', 'verify', $1, 'nobody@example.org', now() + interval '1 day')`,
      [NOWHERE],
    );
    return at('email_tokens', 'cccccccc…');
  }),

  fault('a game of nobody', REFERENCE, true, async ({ pool, others }) => {
    await pool.query('update games set uploaded_by = $1 where id = $2', [NOWHERE, others[0]]);
    return at('games', others[0]);
  }),
  fault('an upload that was cut off', ORPHAN, false, async ({ pool, ada }) => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into games (uploaded_by, uploaded_at, filename, format, title, hand_count, first_deal, warnings, warning_count)
       values ($1, now() - interval '1 day', 'cut.pbn', 'PBN', 'Cut', 3, 'none', '[]', 0) returning id`,
      [ada],
    );
    return at('games', rows[0]?.id);
  }),
  fault('a file of unknown format', INCONSISTENCY, true, async ({ pool, others }) => {
    await pool.query(`update games set format = 'DOC' where id = $1`, [others[1]]);
    return at('games', others[1]);
  }),
  fault('a file that is not there', INCONSISTENCY, true, async ({ pool, others }) => {
    await pool.query('delete from file_pieces where game_id = $1', [others[2]]);
    return at('file_pieces', others[2]);
  }),
  fault('a file that cannot be read', INCONSISTENCY, true, async ({ pool, others }) => {
    await pool.query(`update file_pieces set bytes = 'no cards here' where game_id = $1`, [others[3]]);
    return at('games', others[3]);
  }),
  fault('a piece of no file', ORPHAN, false, async ({ pool }) => {
    await pool.query(`insert into file_pieces values ($1, 0, 'x')`, [NOWHERE]);
    return at('file_pieces', `${NOWHERE}/0`);
  }),
  fault('a wrong number of hands', INCONSISTENCY, false, async ({ pool, others }) => {
    await pool.query('update games set hand_count = 7 where id = $1', [others[4]]);
    return at('games', others[4]);
  }),
  fault('a wrong first deal', INCONSISTENCY, false, async ({ pool, others }) => {
    await pool.query(`update games set first_deal = 'another' where id = $1`, [others[5]]);
    return at('games', others[5]);
  }),
  fault('a hand that is missing', INCONSISTENCY, false, async ({ pool, others }) => {
    await pool.query('delete from hands where game_id = $1 and place = 3', [others[6]]);
    return at('games', others[6]);
  }),
  fault('a hand that the file does not have', INCONSISTENCY, true, async ({ pool, others }) =>
    at('hands', await addHand(pool, { gameId: others[7], place: 99 })),
  ),
  fault('two hands at one place', INCONSISTENCY, true, async ({ pool, others }) => {
    const { rows } = await pool.query<{ id: number }>(
      `insert into hands (game_id, place, board_number, dealer, vulnerability, north_hand, east_hand, south_hand,
         west_hand, fingerprint, scoring, final_contract, declarer, has_bidding)
       select game_id, place, board_number, dealer, vulnerability, north_hand, east_hand, south_hand, west_hand,
         fingerprint, scoring, final_contract, declarer, has_bidding from hands
       where game_id = $1 and place = 2 returning id`,
      [others[8]],
    );
    return at('hands', rows[0]?.id);
  }),
  fault(
    'a hand with a card twice, and no file to look it up in',
    INCONSISTENCY,
    true,
    async ({ pool, others }) => {
      const { rows } = await pool.query<{ id: number }>(
        'update hands set north_hand = east_hand where game_id = $1 and place = 2 returning id',
        [others[2]],
      );
      return at('hands', rows[0]?.id);
    },
  ),

  fault('a hand of no game', ORPHAN, false, async ({ pool }) =>
    at('hands', await addHand(pool, { gameId: NOWHERE, place: 1 })),
  ),
  fault('a hand of no game that somebody commented on', ORPHAN, true, async ({ pool, ada }) => {
    const hand = await addHand(pool, { gameId: NOWHERE, place: 2 });
    await addComment(pool, hand, ada, 'A fine hand');
    return at('hands', hand);
  }),
  fault('a card twice', INCONSISTENCY, false, async ({ pool, hands }) => {
    // An analysis of wrong cards is removed with them, and is not a separate fault.
    await pool.query(`update hands set north_hand = east_hand, ${NONSENSE} where id = $1`, [hands[0]]);
    return at('hands', hands[0]);
  }),
  fault('a hand of twelve cards', INCONSISTENCY, false, async ({ pool, hands }) => {
    await pool.query(`update hands set west_hand = '.AKQJ.5432.5432' where id = $1`, [hands[1]]);
    return at('hands', hands[1]);
  }),
  fault('another deal than the file has', INCONSISTENCY, true, async ({ pool, hands }) => {
    const [north, east, south, west] = generateDeal(99_999).slice(2).split(' ');
    await pool.query(
      `update hands set north_hand = $2, east_hand = $3, south_hand = $4, west_hand = $5, board_number = 77,
         fingerprint = 'another' where id = $1`,
      [hands[2], north, east, south, west],
    );
    return at('hands', hands[2]);
  }),
  fault('a wrong fingerprint', INCONSISTENCY, false, async ({ pool, hands }) => {
    await pool.query(`update hands set fingerprint = 'another' where id = $1`, [hands[3]]);
    return at('hands', hands[3]);
  }),
  fault('an impossible dealer', INCONSISTENCY, false, async ({ pool, hands }) => {
    await pool.query(`update hands set dealer = 'X', ${NONSENSE} where id = $1`, [hands[4]]);
    return at('hands', hands[4]);
  }),
  fault('another contract than the file has', INCONSISTENCY, false, async ({ pool, hands }) => {
    await pool.query(`update hands set final_contract = '7NT', declarer = 'W' where id = $1`, [hands[5]]);
    return at('hands', hands[5]);
  }),
  fault('another result than the file has', INCONSISTENCY, false, async ({ pool, hands }) => {
    await pool.query('update table_results set tricks = 13 where hand_id = $1', [hands[6]]);
    return at('table_results', hands[6]);
  }),
  fault('a result that the file does not have', INCONSISTENCY, false, async ({ pool, hands }) => {
    await pool.query('insert into table_results (hand_id, place) values ($1, 2)', [hands[7]]);
    return at('table_results', hands[7]);
  }),
  fault('a result of no hand', ORPHAN, false, async ({ pool }) => {
    const { rows } = await pool.query<{ id: number }>(
      'insert into table_results (hand_id, place) values ($1, 1) returning id',
      [NOWHERE],
    );
    return at('table_results', rows[0]?.id);
  }),

  fault('a participation in no game', ORPHAN, false, async ({ pool, ada }) => {
    await pool.query('insert into participations (game_id, user_id) values ($1, $2)', [NOWHERE, ada]);
    return at('participations', `${NOWHERE}/${ada}`);
  }),
  fault('a participation of nobody', ORPHAN, false, async ({ pool, game }) => {
    await pool.query('insert into participations (game_id, user_id) values ($1, $2)', [game, NOWHERE]);
    return at('participations', `${game}/${NOWHERE}`);
  }),
  fault('a participation with nobody', REFERENCE, false, async ({ pool, others, ada }) => {
    await pool.query('insert into participations (game_id, user_id, partner_id) values ($1, $2, $3)', [
      others[0],
      ada,
      NOWHERE,
    ]);
    return at('participations', `${others[0]}/${ada}`);
  }),
  fault('a participation with oneself', REFERENCE, false, async ({ pool, others, ada }) => {
    await pool.query('insert into participations (game_id, user_id, partner_id) values ($1, $2, $2)', [
      others[1],
      ada,
    ]);
    return at('participations', `${others[1]}/${ada}`);
  }),
  fault('an unknown seat', INCONSISTENCY, false, async ({ pool, others, ada }) => {
    await pool.query(`insert into participations (game_id, user_id, seat) values ($1, $2, 'X')`, [
      others[2],
      ada,
    ]);
    return at('participations', `${others[2]}/${ada}`);
  }),
  fault('a choice of a pair in no game', ORPHAN, false, async ({ pool, ada }) =>
    at('pair_choices', await addPairChoice(pool, NOWHERE, ada)),
  ),
  fault('a choice of a pair by nobody', ORPHAN, false, async ({ pool, game }) =>
    at('pair_choices', await addPairChoice(pool, game, NOWHERE)),
  ),
  fault('another player than the results name', INCONSISTENCY, false, async ({ pool, game }) => {
    await pool.query(`update named_players set name_key = 'nobody' where game_id = $1 and place = 1`, [game]);
    return at('games', game);
  }),
  fault('a player of no game', ORPHAN, false, async ({ pool }) => {
    await pool.query(`insert into named_players values ($1, 1, 'Ada', 'ada', null, '{Ada}', null)`, [
      NOWHERE,
    ]);
    return at('named_players', `${NOWHERE}/1`);
  }),
  fault('a name of nobody', ORPHAN, false, async ({ pool, game }) =>
    at('identities', await addIdentity(pool, NOWHERE, game)),
  ),
  fault('a name in no game', ORPHAN, false, async ({ pool, ada }) =>
    at('identities', await addIdentity(pool, ada, NOWHERE)),
  ),
  fault('an objection to nobody', ORPHAN, false, async ({ pool, game }) =>
    at('identity_objections', await addObjection(pool, NOWHERE, game)),
  ),
  fault('an objection in no game', ORPHAN, false, async ({ pool, ada }) =>
    at('identity_objections', await addObjection(pool, ada, NOWHERE)),
  ),
  fault('a list of partners of nobody', ORPHAN, false, async ({ pool, ada }) => {
    await pool.query('insert into partners (user_id, partner_id) values ($1, $2)', [NOWHERE, ada]);
    return at('partners', `${NOWHERE}/${ada}`);
  }),
  fault('a partner who is nobody', ORPHAN, false, async ({ pool, ada }) => {
    await pool.query('insert into partners (user_id, partner_id) values ($1, $2)', [ada, NOWHERE]);
    return at('partners', `${ada}/${NOWHERE}`);
  }),
  fault('a partner of oneself', REFERENCE, false, async ({ pool, ben }) => {
    await pool.query('insert into partners (user_id, partner_id) values ($1, $1)', [ben]);
    return at('partners', `${ben}/${ben}`);
  }),

  fault('a block by nobody', ORPHAN, false, async ({ pool, ada }) => {
    await pool.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [NOWHERE, ada]);
    return at('blocks', `${NOWHERE}/${ada}`);
  }),
  fault('a block of nobody', ORPHAN, false, async ({ pool, ada }) => {
    await pool.query('insert into blocks (user_id, blocked_id) values ($1, $2)', [ada, NOWHERE]);
    return at('blocks', `${ada}/${NOWHERE}`);
  }),
  fault('a block of oneself', REFERENCE, false, async ({ pool, ben }) => {
    await pool.query('insert into blocks (user_id, blocked_id) values ($1, $1)', [ben]);
    return at('blocks', `${ben}/${ben}`);
  }),
  fault('a report by nobody', REFERENCE, false, async ({ pool, ada, hands }) =>
    at('comment_reports', await addReport(pool, { hand: hands[0], author: ada, reporter: NOWHERE })),
  ),
  fault('a report of a comment on no hand', REFERENCE, false, async ({ pool, ada, ben }) =>
    at('comment_reports', await addReport(pool, { hand: NOWHERE, author: ada, reporter: ben })),
  ),

  fault('a bidding record of no hand', ORPHAN, false, async ({ pool, ada, ben }) =>
    at('bidding_records', await addRecord(pool, { hand: NOWHERE, creator: ada, partner: ben })),
  ),
  fault('a bidding record by nobody', REFERENCE, true, async ({ pool, hands, ben }) =>
    at('bidding_records', await addRecord(pool, { hand: hands[8], creator: NOWHERE, partner: ben })),
  ),
  fault('a bidding record with nobody', REFERENCE, true, async ({ pool, hands, ada }) =>
    at('bidding_records', await addRecord(pool, { hand: hands[9], creator: ada, partner: NOWHERE })),
  ),
  fault('a bidding record with oneself', REFERENCE, true, async ({ pool, hands, ada }) =>
    at('bidding_records', await addRecord(pool, { hand: hands[10], creator: ada, partner: ada })),
  ),
  fault('an unknown side', INCONSISTENCY, false, async ({ pool, hands, ada, ben }) =>
    at('bidding_records', await addRecord(pool, { hand: hands[11], creator: ada, partner: ben, side: 'XX' })),
  ),
  fault('a second record of one player', INCONSISTENCY, true, async ({ pool, hands, ada, ben }) => {
    await addRecord(pool, { hand: hands[12], creator: ada, partner: ben });
    return at('bidding_records', await addRecord(pool, { hand: hands[12], creator: ada, partner: ben }));
  }),
  fault('an illegal auction', INCONSISTENCY, true, async ({ pool, hands, ada, ben }) =>
    at(
      'bidding_records',
      await addRecord(pool, { hand: hands[13], creator: ada, partner: ben, calls: ['4H', '3C'] }),
    ),
  ),

  fault('a comment on no hand', ORPHAN, false, async ({ pool, ada }) =>
    at('comments', await addComment(pool, NOWHERE, ada, 'Said into the void')),
  ),
  fault('a comment of nobody', REFERENCE, true, async ({ pool, hands }) =>
    at('comments', await addComment(pool, hands[14], NOWHERE, 'Words worth keeping')),
  ),
  fault('a blank comment', INCONSISTENCY, false, async ({ pool, hands, ada }) =>
    at('comments', await addComment(pool, hands[15], ada, ' \n\u200b\u00a0')),
  ),
  fault('a wrong number of comments', INCONSISTENCY, false, async ({ pool, hands }) => {
    await pool.query('update hands set comment_count = 42 where id = $1', [hands[16]]);
    return at('hands', hands[16]);
  }),
  fault('a wrong mark of bidding', INCONSISTENCY, false, async ({ pool, hands }) => {
    await pool.query('update hands set has_bidding = not has_bidding where id = $1', [hands[17]]);
    return at('hands', hands[17]);
  }),
  ...analysisFaults,
];
