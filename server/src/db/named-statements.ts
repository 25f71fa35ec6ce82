import { Client, type ClientBase, type QueryConfig } from 'pg';

/** Each takes memory of the database for as long as the connection is open. */
const MOST = 300;

/** The best plan for these depends on the pattern, so they are planned each time. */
const PATTERN = /\bi?like\b/i;

/**
 * From now on this connection gives a name to each statement that comes with values for the second time, so that the
 * database reads and plans it once. Only so many get one: the text of some queries changes with what is asked for.
 */
export function nameStatements(client: ClientBase): void {
  const names = new Map<string, string | null>();
  let given = 0;
  const nameOf = (text: string): string | undefined => {
    if (PATTERN.test(text)) return undefined;
    const name = names.get(text);
    if (name === undefined && names.size < MOST) names.set(text, null);
    if (name !== null) return name;
    given += 1;
    const next = `statement-${given}`;
    names.set(text, next);
    return next;
  };

  const send = (...asked: unknown[]): unknown => Client.prototype.query.apply(client, asked as never);
  const query = (asked: string | QueryConfig, values: unknown, ...callback: unknown[]): unknown => {
    const hasValues = Array.isArray(values) && values.length > 0;
    const named =
      typeof asked === 'string' || !hasValues ? asked : { ...asked, name: asked.name || nameOf(asked.text) };
    return send(named, values, ...callback);
  };
  client.query = query as ClientBase['query'];
}
