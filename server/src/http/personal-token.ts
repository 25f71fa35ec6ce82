import type { FastifyRequest } from 'fastify';

/** What a program sends as `Authorization: Bearer …`; null where there is no such header. */
export function personalToken({
  headers: { authorization },
}: Pick<FastifyRequest, 'headers'>): string | null {
  const [, token] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
  return token ?? null;
}
