/**
 * The addresses of one database on several machines, of which one takes writes. They are written as libpq does:
 * `postgres://user:password@one:5432,two:5433/club`, or with sockets `postgres://user@localhost/club?host=/one,/two`.
 */
export function databaseAddresses(url: string): string[] {
  const [, scheme = '', authority = '', rest = ''] = /^([^/]*\/\/)([^/?#]*)(.*)$/s.exec(url) ?? [];
  const at = authority.lastIndexOf('@') + 1;
  const [user, hosts] = [authority.slice(0, at), authority.slice(at).split(',')];
  const sockets = /[?&]host=([^&#]*)/.exec(rest)?.[1]?.split(/,|%2C/i) ?? [];
  // They take the place of the machines, if both stand there.
  if (sockets.length > 0) {
    return sockets.map(
      (socket) => scheme + authority + rest.replace(/([?&]host=)[^&#]*/, (_, name: string) => name + socket),
    );
  }
  return hosts.map((host) => scheme + user + host + rest);
}
