import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionAge } from './session-age.ts';

/** The cookie that holds the session, as a browser of this site gets it. */
export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  set(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/**
 * If the site is opened over https, every cookie is Secure, even if the proxy does not say so or is not trusted.
 * Browsers refuse a `__Host-` cookie that is not Secure, so plain http gets a plain name.
 */
export function sessionCookie(publicUrl: string): SessionCookie {
  const isSecure = (request: FastifyRequest): boolean =>
    publicUrl.startsWith('https:') || request.protocol === 'https';
  const nameFor = (request: FastifyRequest): string => (isSecure(request) ? '__Host-session' : 'session');

  const write = (request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number): void => {
    const cookie = stringifySetCookie({
      name: nameFor(request),
      value,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isSecure(request),
      maxAge,
    });
    void reply.header('set-cookie', cookie);
  };

  return {
    read(request) {
      const header = request.headers.cookie;
      return header === undefined ? null : (parseCookie(header)[nameFor(request)] ?? null);
    },
    set: (request, reply, token) => write(request, reply, token, sessionAge.absolute),
    clear: (request, reply) => write(request, reply, '', 0),
  };
}
