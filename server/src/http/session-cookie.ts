import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionAge } from './session-age.ts';

/** Browsers refuse a `__Host-` cookie that is not Secure, so plain http gets a plain name. */
const nameFor = (request: FastifyRequest): string =>
  request.protocol === 'https' ? '__Host-session' : 'session';

export function readSessionToken(request: FastifyRequest): string | null {
  const header = request.headers.cookie;
  return header === undefined ? null : (parseCookie(header)[nameFor(request)] ?? null);
}

export function setSessionToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  writeCookie(request, reply, token, sessionAge.absolute);
}

export function clearSessionToken(request: FastifyRequest, reply: FastifyReply): void {
  writeCookie(request, reply, '', 0);
}

function writeCookie(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void {
  const cookie = stringifySetCookie({
    name: nameFor(request),
    value,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: request.protocol === 'https',
    maxAge,
  });
  void reply.header('set-cookie', cookie);
}
