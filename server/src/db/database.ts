import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type * as schema from './schema.ts';

type Schema = typeof schema;

/** The pool. Inside a transaction use the transaction: the embedded database has one session only. */
export type Database = NodePgDatabase<Schema> & { readonly $client: Pool };
export type Transaction = PgTransaction<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** What a repo takes: the database or a transaction. */
export type Executor = Database | Transaction;
