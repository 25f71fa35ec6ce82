import type { User, UserType } from '@bridge-review/api/user';
import { joinAs } from '../admins.ts';
import type { Member } from '../club.ts';
import type { TestBrowser, TestServer } from '../test-server.ts';

export interface Actor {
  readonly browser: TestBrowser;
  /** Null for a visitor. */
  readonly member: Member | null;
}

const TYPES: readonly (UserType | null)[] = ['player', 'player', 'player', 'admin', 'test', null];
export const ADMIN = TYPES.indexOf('admin');
export const VISITOR = TYPES.indexOf(null);
export const CAST_SIZE = TYPES.length;

/** Users of every kind, of which whoever lost their session, their account or their type is replaced. */
export class Cast {
  readonly #server: TestServer;
  /** Lets new people in. */
  readonly #keeper: Member;
  readonly #actors: (Actor | undefined)[] = TYPES.map(() => undefined);

  constructor(server: TestServer, keeper: Member) {
    this.#server = server;
    this.#keeper = keeper;
  }

  async actor(index: number): Promise<Actor> {
    const type = TYPES[index] ?? null;
    return (this.#actors[index] ??=
      type === null ? { browser: this.#server.browser(), member: null } : await this.#join(type));
  }

  /** After what may have changed who it is. */
  async look(index: number): Promise<void> {
    const actor = this.#actors[index];
    const type = TYPES[index] ?? null;
    const answer = await actor?.browser.send('GET', '/api/user');
    const isSame =
      type === null
        ? answer?.statusCode === 401
        : answer?.statusCode === 200 && isThatUser(answer.json<User>(), actor?.member?.id, type);
    if (!isSame) this.#actors[index] = undefined;
  }

  async #join(type: UserType): Promise<Actor> {
    const opened = await this.#keeper.send('PUT', '/api/admin/registration', { mode: 'open' });
    if (opened.status !== 200) throw new Error(`The keeper was refused: ${JSON.stringify(opened)}`);
    const member = await joinAs(this.#server, type, type);
    return { browser: member.browser, member };
  }
}

const isThatUser = (user: User, id: number | undefined, type: UserType): boolean =>
  user.id === id && user.userType === type;
