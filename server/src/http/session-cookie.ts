import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionAge } from './session-age.ts';

/** The cookie that holds the session, as a browser of this site gets it. */
export interface SessionCookie {
  read(request: FastifyRequest): string | null;
  /** The token by which the browser knows itself; it outlives sessions, and opens nothing. */
  readDevice(request: FastifyRequest): string | null;
  set(request: FastifyRequest, reply: FastifyReply, started: { token: string; device: string }): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

type Kind = 'session' | 'device';

const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/**
 * If the site is opened over https, every cookie is Secure, even if the proxy does not say so or is not trusted.
 * Browsers refuse a `__Host-` cookie that is not Secure, so plain http gets a plain name.
 */
export function sessionCookie(publicUrl: string): SessionCookie {
  const isSecure = (request: FastifyRequest): boolean =>
    publicUrl.startsWith('https:') || request.protocol === 'https';
  const nameFor = (request: FastifyRequest, kind: Kind): string =>
    isSecure(request) ? `__Host-${kind}` : kind;

  const write = (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: Kind,
    value: string,
    maxAge: number,
  ): void => {
    const cookie = stringifySetCookie({
      name: nameFor(request, kind),
      value,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: isSecure(request),
      maxAge,
    });
    void reply.header('set-cookie', cookie);
  };

  const read = (request: FastifyRequest, kind: Kind): string | null => {
    const header = request.headers.cookie;
    return header === undefined ? null : (parseCookie(header)[nameFor(request, kind)] ?? null);
  };

  return {
    read: (request) => read(request, 'session'),
    readDevice: (request) => read(request, 'device'),
    set(request, reply, { token, device }) {
      write(request, reply, 'session', token, sessionAge.absolute);
      write(request, reply, 'device', device, DEVICE_SECONDS);
    },
    clear: (request, reply) => write(request, reply, 'session', '', 0),
  };
}
