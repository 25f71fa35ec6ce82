import { needs } from '@bridge-review/bridge/testing/needs';
import { inject, type TestOptions } from 'vitest';

/** Options of a test, or of a group, that is skipped on the embedded database. */
export const needsPostgres = (): TestOptions => needs('PostgreSQL', inject('postgres') !== null);
