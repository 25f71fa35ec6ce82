import type { User } from '@bridge-review/api/user';
import type { Seat } from '@bridge-review/bridge/seat';
import { beforeAll } from 'vitest';
import { password, type TestBrowser, type TestServer } from './test-server.ts';

/** A signed-in user. */
export interface Member {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly browser: TestBrowser;
  /** Sends a request and answers the status and the parsed body. */
  send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<{ status: number; body: unknown }>;
}

let members = 0;

export async function join(server: TestServer, displayName: string): Promise<Member> {
  const browser = server.browser();
  const email = `member${(members += 1)}@example.org`;
  const response = await browser.send('POST', '/api/register', {
    email,
    password,
    firstName: displayName,
    lastName: 'Whitlock',
    displayName,
  });
  const { id } = response.json<User>();
  return {
    id,
    email,
    name: displayName,
    browser,
    async send(method, url, body) {
      const answer = await browser.send(method, url, body);
      return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
    },
  };
}

/** A user shared by all tests of a file. */
export function useMember(server: TestServer, displayName: string): Member {
  const member = {} as Member;
  beforeAll(async () => {
    Object.assign(member, await join(server, displayName));
  });
  return member;
}

export interface TestGame {
  readonly id: number;
  readonly hands: readonly [number, number, number, number];
}

/** A published game of four boards, dealt by North, East, South and West; the last has an auction in the file. */
export async function dealGame(server: TestServer, uploadedBy: number): Promise<TestGame> {
  const { pool } = server.database;
  const game = await pool.query<{ id: number }>(
    `insert into games (uploaded_by, published_at, filename, format, title, hand_count, first_deal, warnings, warning_count)
     values ($1, now(), 'club.pbn', 'PBN', 'Club night', 4, 'none', '[]', 0) returning id`,
    [uploadedBy],
  );
  const id = game.rows[0]!.id;
  const dealers: Seat[] = ['N', 'E', 'S', 'W'];
  const hands: number[] = [];
  for (const [index, dealer] of dealers.entries()) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into hands (game_id, place, board_number, dealer, vulnerability, fingerprint, has_bidding)
       values ($1, $2, $2, $3, 'None', 'none', $4) returning id`,
      [id, index + 1, dealer, dealer === 'W'],
    );
    hands.push(rows[0]!.id);
  }
  await pool.query(
    `insert into table_results (hand_id, place, auction) values ($1, 1, '{"dealer":"W","calls":["Pass"],"annotations":[]}')`,
    [hands[3]],
  );
  return { id, hands: hands as unknown as TestGame['hands'] };
}
