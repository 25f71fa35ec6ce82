import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../http/app-error.ts';
import { boundedQueue } from '../../bounded-queue.ts';

/** argon2id, as OWASP advises for interactive sign-in: about 30 ms and 19 MiB each. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const CONCURRENCY = 2;
const MAX_WAITING = 64;

const enqueue = boundedQueue(CONCURRENCY, MAX_WAITING, () => new AppError('busy', { retryAfterSeconds: 2 }));

export interface PasswordHashing {
  readonly hashPassword: (password: string) => Promise<string>;
  /**
   * Whether the password matches the hash. Without a hash, because there is no such user,
   * it takes as long and returns false.
   */
  readonly passwordMatches: (stored: string | null, password: string) => Promise<boolean>;
}

/** Most tests use a lower cost, because nearly all of them begin by registering a user. */
export function passwordHashing(cost: typeof COST = COST): PasswordHashing {
  const hashPassword = (password: string): Promise<string> => enqueue(() => hash(password, cost));
  let cachedDummyHash: Promise<string> | undefined;
  const dummyHash = (): Promise<string> =>
    (cachedDummyHash ??= hashPassword(randomBytes(16).toString('hex')));
  return {
    hashPassword,
    async passwordMatches(stored, password) {
      const against = stored ?? (await dummyHash());
      const matches = await enqueue(() => verify(against, password));
      return matches && stored !== null;
    },
  };
}
