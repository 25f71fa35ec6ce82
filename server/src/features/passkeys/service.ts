import type {
  AdminSignIn,
  NewPasskey,
  PasskeyCreation,
  PasskeyRequest,
  SignInState,
  UsedPasskey,
} from '@bridge-review/api/passkeys';
import { passkeyLimits } from '@bridge-review/api/passkeys';
import type { Config } from '../../config.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Person } from '../../db/person.ts';
import { violatedUnique } from '../../db/sql-state.ts';
import { inTransaction } from '../../db/transaction.ts';
import { deviceOf } from '../../device.ts';
import { AppError } from '../../http/app-error.ts';
import type { Viewer } from '../../http/handler.ts';
import { serverMessages } from '../../server-messages.ts';
import { newToken } from '../../token.ts';
import type { AccountService } from '../account/service.ts';
import type { AuditService } from '../audit/service.ts';
import type { AuthService, Origin, SignedIn } from '../auth/service.ts';
import type { MailService } from '../mail/service.ts';
import { authorizeSignInChange } from './policy.ts';
import { hashCode, newCodes } from './recovery-code.ts';
import * as codes from './recovery-code-repo.ts';
import { relyingParty } from './relying-party.ts';
import * as repo from './repo.ts';
import { isDemandedOf, isSecondStepNeeded } from './second-step.ts';
import { challengeIn, creationOptions, requestOptions, verifyNew, verifyUsed } from './verify-passkey.ts';

/** Where a request comes from, and at which address the site was opened. */
interface RequestContext {
  readonly address: string;
  readonly userAgent: string | null;
  readonly opened: string;
}

export interface PasskeyService {
  state(viewer: Viewer, request: RequestContext): Promise<SignInState>;
  beginAdding(viewer: Viewer, password: string, request: RequestContext): Promise<PasskeyCreation>;
  add(viewer: Viewer, credential: NewPasskey, request: RequestContext): Promise<void>;
  /** Throws if this user has no such passkey; so does `remove`. */
  rename(viewer: Viewer, id: number, name: string): Promise<void>;
  remove(viewer: Viewer, id: number, password: string, request: RequestContext): Promise<void>;
  /** The old codes stop working. */
  makeCodes(viewer: Viewer, password: string, request: RequestContext): Promise<string[]>;
  setSecondStep(viewer: Viewer, isOn: boolean, password: string, request: RequestContext): Promise<void>;

  signInOptions(request: RequestContext): Promise<PasskeyRequest>;
  signIn(credential: UsedPasskey, origin: Origin, request: RequestContext): Promise<SignedIn>;

  adminSignIn(): Promise<AdminSignIn>;
  setAdminSignIn(viewer: Viewer, needsPasskey: boolean): Promise<AdminSignIn>;
  /** Whether administrators need a passkey. Read anew each time, so that all servers agree. */
  isDemanded(): Promise<boolean>;
  /** Expired challenges are refused anyway. */
  removeExpired(): Promise<void>;
}

export interface PasskeyParts {
  readonly db: Database;
  readonly config: Pick<Config, 'given' | 'publicUrl'>;
  readonly auth: AuthService;
  readonly account: Pick<AccountService, 'requireAdmin'>;
  readonly audit: AuditService;
  readonly mail: MailService;
  readonly limit: PasskeyLimit;
}

/** Limits across all servers, which throw where it is too much. */
interface PasskeyLimit {
  beforePasskeyOptions(address: string): Promise<void>;
  /** Only failures count, as for passwords. */
  beforePasskey(address: string): Promise<void>;
  afterPasskey(address: string): Promise<void>;
}

type SignInChange = 'passkey-added' | 'passkey-removed' | 'codes-made' | 'second-step-on' | 'second-step-off';

export function passkeyService(parts: PasskeyParts): PasskeyService {
  const { db, auth, account, audit, mail, limit } = parts;
  const partyAt = relyingParty(parts.config);

  const enqueueMail = (
    tx: Transaction,
    { id, email }: Person,
    what: SignInChange,
    name: string | null = null,
  ) => mail.enqueue(tx, { kind: 'sign-in-changed', userId: id, email, what, name, left: null });

  /** What changes how somebody signs in, under their password. */
  const changeSignIn = async <T>(
    viewer: Viewer,
    password: string,
    { address }: RequestContext,
    work: (tx: Transaction, person: Awaited<ReturnType<typeof authorizeSignInChange>>) => Promise<T>,
  ): Promise<T> => {
    const proof = await auth.requirePassword(viewer.person, password, address);
    const changed = await inTransaction(db, async (tx) =>
      work(tx, await authorizeSignInChange(tx, auth, viewer, proof)),
    );
    mail.wake();
    return changed;
  };

  const isDemanded = () => repo.findDemand(db);
  const adminSignIn = async (): Promise<AdminSignIn> => ({
    needsPasskey: await isDemanded(),
    adminsWithout: await repo.countAdminsWithout(db),
  });

  return {
    async state({ person: { id } }, { opened }) {
      // The account as it is now, and not as it was when the request came.
      const person = await auth.findPerson(id);
      if (person === null) throw new AppError('unauthenticated');
      const { left, madeAt } = await codes.countCodes(db, id);
      const { origin } = partyAt(opened);
      return {
        passkeys: (await repo.listPasskeys(db, id)).map(presentPasskey),
        recoveryCodes: { left, madeAt: madeAt?.toISOString() ?? null },
        secondStep: await isSecondStepNeeded(db, person),
        isDemanded: await isDemandedOf(db, person),
        elsewhere: new URL(opened).host === new URL(origin).host ? null : origin,
      };
    },

    async beginAdding(viewer, password, request) {
      const { email, displayName } = viewer.person;
      const { known, handle } = await changeSignIn(viewer, password, request, async (tx, person) => {
        const listed = await repo.listPasskeys(tx, person.id);
        if (listed.length >= passkeyLimits.passkeys) throw new AppError('too_many_passkeys');
        return { known: listed, handle: await repo.ensureHandle(tx, person, newToken()) };
      });
      const options = await creationOptions({
        party: partyAt(request.opened),
        handle,
        email,
        displayName,
        known,
      });
      await repo.insertChallenge(db, options.challenge, viewer.sessionHash);
      return options;
    },

    async add(viewer, credential, { opened, userAgent }) {
      const challenge = challengeIn(credential);
      const { sessionHash } = viewer;
      if (challenge === null || sessionHash === null) throw new AppError('passkey_refused');
      if (!(await repo.takeChallenge(db, challenge, sessionHash))) throw new AppError('passkey_refused');
      const verified = await verifyNew(credential, challenge, partyAt(opened));
      if (verified === null) throw new AppError('passkey_refused');
      const name = deviceOf(userAgent);
      try {
        await inTransaction(db, async (tx) => {
          const person = await authorizeSignInChange(tx, auth, viewer, null);
          const before = await repo.countPasskeys(tx, person.id);
          if (before >= passkeyLimits.passkeys) throw new AppError('too_many_passkeys');
          await repo.insertPasskey(tx, person, { ...verified, name });
          // Later ones prove themselves when they are used.
          if (before === 0) await repo.markSession(tx, person, sessionHash);
          await enqueueMail(tx, person, 'passkey-added', name);
        });
      } catch (error) {
        if (violatedUnique(error) !== 'passkeys_credential_id') throw error;
        throw new AppError('passkey_known');
      }
      mail.wake();
    },

    rename: ({ person }, id, name) =>
      inTransaction(db, async (tx) => {
        const own = await auth.authorizeOwnAccount(tx, person.id);
        if (!(await repo.renamePasskey(tx, own, id, name))) throw new AppError('not_found');
      }),

    remove: (viewer, id, password, request) =>
      changeSignIn(viewer, password, request, async (tx, person) => {
        const name = await repo.deletePasskey(tx, person, id);
        if (name === null) throw new AppError('not_found');
        await enqueueMail(tx, person, 'passkey-removed', name);
        if ((await repo.countPasskeys(tx, person.id)) > 0 || !person.secondStep) return;
        // Without a passkey, each sign-in would use up a code until none is left.
        await repo.setSecondStep(tx, person, false);
        await enqueueMail(tx, person, 'second-step-off');
      }),

    async makeCodes(viewer, password, request) {
      const made = newCodes();
      await changeSignIn(viewer, password, request, async (tx, person) => {
        await codes.replaceCodes(
          tx,
          person,
          made.map((code) => hashCode(person.id, code)),
        );
        await enqueueMail(tx, person, 'codes-made');
      });
      return made;
    },

    setSecondStep: (viewer, isOn, password, request) =>
      changeSignIn(viewer, password, request, async (tx, person) => {
        if (isOn) {
          const { left } = await codes.countCodes(tx, person.id);
          if (left === 0 || (await repo.countPasskeys(tx, person.id)) === 0) {
            throw new AppError('second_step_unready');
          }
        } else if (await isDemandedOf(tx, person)) {
          throw new AppError('second_step_unready', { message: serverMessages.secondStepDemanded });
        }
        if (person.secondStep === isOn) return;
        await repo.setSecondStep(tx, person, isOn);
        // Who has switched it on can switch it off again.
        if (isOn && viewer.sessionHash !== null) await repo.markSession(tx, person, viewer.sessionHash);
        await enqueueMail(tx, person, isOn ? 'second-step-on' : 'second-step-off');
      }),

    async signInOptions({ address, opened }) {
      await limit.beforePasskeyOptions(address);
      const options = await requestOptions(partyAt(opened));
      await repo.insertChallenge(db, options.challenge, null);
      return options;
    },

    async signIn(credential, origin, { address, opened }) {
      await limit.beforePasskey(address);
      const challenge = challengeIn(credential);
      if (challenge === null || !(await repo.takeChallenge(db, challenge, null))) {
        throw new AppError('passkey_refused');
      }
      const userId = await repo.findOwner(db, credential.id);
      if (userId === null) throw new AppError('passkey_refused');
      const party = partyAt(opened);
      const signedIn = await inTransaction(db, (tx) =>
        auth.signInOtherwise(tx, userId, origin, async (person) => {
          const known = await repo.findPasskey(tx, userId, credential.id);
          const isOther = credential.response.userHandle !== person.passkeyHandle;
          if (known === null || isOther) throw new AppError('passkey_refused');
          const counter = await verifyUsed(credential, challenge, party, known);
          if (counter === null) throw new AppError('passkey_refused');
          await repo.noteUse(tx, known.id, counter);
        }),
      );
      await limit.afterPasskey(address);
      mail.wake();
      return signedIn;
    },

    adminSignIn,
    isDemanded,
    removeExpired: () => repo.deleteExpiredChallenges(db),

    async setAdminSignIn(viewer, needsPasskey) {
      await inTransaction(db, async (tx) => {
        const by = await account.requireAdmin(tx, viewer);
        // Nobody demands what they do not have themselves, and shuts themselves out with it.
        if (needsPasskey && (!viewer.withPasskey || (await repo.countPasskeys(tx, by.id)) === 0)) {
          throw new AppError('passkey_required', { message: serverMessages.passkeyToDemand });
        }
        if ((await repo.findDemand(tx)) === needsPasskey) return;
        await repo.storeDemand(tx, by, needsPasskey);
        await audit.record(tx, {
          actorId: by.id,
          action: 'admin_sign_in_changed',
          details: { needsPasskey },
        });
      });
      return adminSignIn();
    },
  };
}

const presentPasskey = ({ id, name, createdAt, lastUsedAt }: repo.PasskeyRow) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
