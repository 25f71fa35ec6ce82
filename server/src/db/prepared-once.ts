import type { Executor } from './database.ts';

/**
 * A query that is written as SQL once for each database. Writing it takes longer than sending it, so this is for what
 * every page asks. Its name in the database comes from `nameStatements`.
 */
export function preparedOnce<Prepared>(
  query: (db: Executor) => { prepare(name: string): Prepared },
): (db: Executor) => Prepared {
  const known = new WeakMap<Executor, Prepared>();
  return (db) => {
    const prepared = known.get(db) ?? query(db).prepare('');
    known.set(db, prepared);
    return prepared;
  };
}
