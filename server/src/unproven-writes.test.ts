import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const features = join(import.meta.dirname, 'features');

/** What writes without a proof, by the reason that decision 0140 gives; with a star, all of a file or a folder. */
const unproven = {
  "one's own list, found by one's own id": ['blocks/repo deleteBlock', 'partners/repo deletePartner'],
  'how it is found out who somebody is': [
    'auth/attempt-repo *',
    'auth/device-repo *',
    'auth/email-token-repo *',
    'auth/repo insertUser',
    'auth/session-repo *',
    'passkeys/recovery-code-repo takeCode',
    'passkeys/repo noteUse',
    'passkeys/repo insertChallenge',
    'passkeys/repo takeChallenge',
    'registration/invitation-repo takePlace',
    'tokens/repo touchToken',
  ],
  'what follows from a change that had its proof': [
    'account/repo deleteMailsTo',
    'admin/cleanup-repo updateHasBiddingOf',
    'audit/repo *',
    'hands/upkeep-repo *',
    'mail/repo insertMail',
    'named-players/repo *',
    'pairs/repo forgetTables',
    'partner-notifications/repo *',
    'passkeys/recovery-code-repo deleteCodesOf',
    'passkeys/repo forgetPasskeys',
    'registration/invitation-repo insertUse',
    'tokens/repo deleteTokensOf',
  ],
  'the server for itself': [
    'analysis/fair-repo *',
    'analysis/repo *',
    'auth/repo takeOverAsAdmin',
    'backups/repo *',
    'field/due-repo *',
    'integrity/*',
    'mail/repo takeDueMail',
    'mail/repo deleteMail',
    'mail/repo postponeMail',
    'mail/repo refuseMail',
    'passkeys/repo deleteExpiredChallenges',
    'registration/invitation-repo insertToken',
    'registration/invitation-repo deleteOld',
    'registration/repo deleteStale',
    'reports/repo deleteOld',
    'shares/repo deleteExpiredShares',
  ],
  'a game that nobody sees before its upload is published': ['games/upload-repo *'],
};

interface Writer {
  readonly name: string;
  readonly isProven: boolean;
}

/** The exported functions of a repo that write, as `area/file function`. */
function writersOf(file: string, text: string): Writer[] {
  const aliases = [...text.matchAll(/^(?:export )?type (\w+) =[^;]*\bAuthorized</gm)].map(([, name]) => name);
  const proof = new RegExp(`\\b(?:${['Authorized<', ...aliases.map((name) => `${name}\\b`)].join('|')})`);
  // Each declaration begins at the margin, and all its other lines but the last do not.
  return text.split(/\n(?=[a-z/])/).flatMap((declared) => {
    const name = /^export (?:async )?(?:function|const) (\w+)/.exec(declared)?.[1];
    const isWriting = /\.(?:insert|update|delete)\(|\b(?:insert into|update|delete from) \$\{/.test(declared);
    if (name === undefined || !isWriting) return [];
    const [parameters = ''] = declared.split(/^\): |\): Promise<|\) =>/m);
    return [{ name: `${file.replace(/\.ts$/, '')} ${name}`, isProven: proof.test(parameters) }];
  });
}

const writers = readdirSync(features, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('repo.ts'))
  .flatMap((file) => writersOf(file, readFileSync(join(features, file), 'utf8')));

const covers = (entry: string, { name }: Writer): boolean =>
  entry.endsWith('*') ? name.startsWith(entry.slice(0, -1)) : name === entry;

it('what writes takes a proof, or has a reason not to', () => {
  const entries = Object.values(unproven).flat();
  const withoutProof = writers.filter(({ isProven }) => !isProven);
  const unnamed = withoutProof.filter((writer) => !entries.some((entry) => covers(entry, writer)));
  expect(unnamed.map(({ name }) => name)).toEqual([]);
  // A reason that is needed no more would let the next one through.
  expect(entries.filter((entry) => !withoutProof.some((writer) => covers(entry, writer)))).toEqual([]);
  expect(writers.filter(({ isProven }) => isProven).length).toBeGreaterThan(60);
});

it('knows what writes and what a proof is', () => {
  const repo = `
type Own = Authorized<'change account', Person>;

export async function forgets(db: Executor, { id }: Person): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}

export async function proves(tx: Transaction, { id }: Own): Promise<void> {
  await tx.update(users).set({ name: '' }).where(eq(users.id, id));
}

export const reads = (db: Executor): Promise<Row[]> =>
  db.select().from(users);

export const writes = (tx: Transaction, person: Authorized<'x', Person>) =>
  tx.execute(sql\`update \${users} set name = ''\`);
`;
  expect(writersOf('area/repo.ts', repo)).toEqual([
    { name: 'area/repo forgets', isProven: false },
    { name: 'area/repo proves', isProven: true },
    { name: 'area/repo writes', isProven: true },
  ]);
});
