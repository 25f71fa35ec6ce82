import { Client, type ClientBase, type QueryConfig } from 'pg';

/** Each takes memory of the database for as long as the connection is open. */
const MOST = 300;

/** The best plan for these depends on the pattern, so they are planned each time. */
const PATTERN = /\bi?like\b/i;

/**
 * From now on this connection gives a name to each statement that comes with values for the second time, so that the
 * database reads and plans it once. Only so many get one: the text of some queries changes with the request.
 */
export function nameStatements(client: ClientBase): void {
  const names = new Map<string, string>();
  const askedOnce = new Set<string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size === MOST || PATTERN.test(text)) return known;
    if (!askedOnce.delete(text)) {
      if (askedOnce.size === MOST) askedOnce.clear();
      askedOnce.add(text);
      return undefined;
    }
    const name = `statement-${names.size + 1}`;
    names.set(text, name);
    return name;
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
