import { mkdtemp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { Client, type ClientBase } from 'pg';
import { type Connection, embeddedConnection } from '../db/connect.ts';
import { type EmbeddedDatabase, openEmbedded } from '../db/embedded/open-embedded.ts';
import { tablesParentsFirst } from '../db/tables.ts';

interface Shared {
  readonly embedded: EmbeddedDatabase;
  /** The schema before any test used the database. */
  readonly schema: string;
}

let shared: Promise<Shared> | null = null;
let inUse = false;

/**
 * The embedded database that the test files of one worker use in turn. Each file finds it empty: rows are removed, and
 * a database whose schema a test has changed is replaced by a new copy of the template. Returns null while it is in use,
 * for a file that needs two.
 */
export async function connectToSharedEmbedded(template: string): Promise<Connection | null> {
  if (inUse) return null;
  inUse = true;
  const { embedded } = await emptied(template);
  // The next file needs it, so closing the connection does not close the database.
  return embeddedConnection({
    connect: () => embedded.connect(),
    copyFiles: () => embedded.copyFiles(),
    close: async () => {
      inUse = false;
    },
  });
}

async function emptied(template: string): Promise<Shared> {
  if (shared === null) return (shared = open(template));
  const { embedded, schema } = await shared;
  // Where rows cannot be removed, because a test left a table renamed for example, the database is replaced too.
  const found = await asClient(embedded, (client) =>
    removeRows(client).then(
      () => describeSchema(client),
      () => null,
    ),
  );
  if (found === schema) return shared;
  await embedded.close();
  return (shared = open(template));
}

async function open(template: string): Promise<Shared> {
  // Beside the template, so that the folder goes with it when all tests have run.
  const folder = await mkdtemp(join(dirname(template), 'shared-'));
  const embedded = await openEmbedded({ folder, template, durable: false });
  return { embedded, schema: await asClient(embedded, describeSchema) };
}

async function asClient<T>(embedded: EmbeddedDatabase, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ stream: () => embedded.connect() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function removeRows(client: Client): Promise<void> {
  const tables = tablesParentsFirst().map((table) => `"${getTableName(table)}"`);
  // The audit log refuses to be emptied.
  await client.query(`begin;
    alter table audit_log disable trigger audit_log_is_append_only;
    truncate ${tables.join(', ')} restart identity cascade;
    alter table audit_log enable always trigger audit_log_is_append_only;
    commit`);
}

/** All that the tests could change and that removing rows does not bring back. */
export async function describeSchema(client: Pick<ClientBase, 'query'>): Promise<string> {
  const { rows } = await client.query<{ line: string }>(`
    select format('%s %s', oid::regclass, relkind) as line from pg_class where relnamespace = 'public'::regnamespace
    union all select format('%s %s %s', attrelid::regclass, attname, atttypid::regtype)
      from pg_attribute join pg_class c on c.oid = attrelid where c.relnamespace = 'public'::regnamespace
    union all select format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all select rolname from pg_roles
    union all select format('%s %s', name, hash) from migrations
    order by 1`);
  return rows.map(({ line }) => line).join('\n');
}
