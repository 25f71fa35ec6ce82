import { Readable } from 'node:stream';
import type { Answer, Archive, Events, FramedPage, NamedFile, Page, Picture } from '@bridge-review/api/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodePage } from './encode-page.ts';
import type { EventStreams } from './event-streams.ts';
import type { Viewer } from './handler.ts';

/** Writes what a handler answered, in the way its route says. */
export function sendAnswer(
  { kind }: Answer,
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  streams: EventStreams,
): FastifyReply | Promise<FastifyReply> {
  switch (kind) {
    case 'json':
      return reply.send(answer);
    case 'page': {
      const { rows, next } = answer as Page<unknown>;
      if (next !== null) void reply.header('link', `<${addressOfNext(request, next)}>; rel="next"`);
      return reply.send(rows);
    }
    case 'nothing':
      return reply.code(204).send();
    case 'html':
      return reply.type('text/html; charset=utf-8').send(answer);
    case 'file': {
      const { name, type, bytes } = answer as NamedFile;
      return reply
        .type(type)
        .header('content-disposition', attachment(name))
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    }
    case 'archive': {
      const { name, pieces } = answer as Archive;
      return reply
        .type('application/zip')
        .header('content-disposition', attachment(name))
        .send(Readable.from(pieces));
    }
    case 'picture':
      return sendPicture(answer as Picture, request, reply);
    case 'framed':
      return sendFramed(answer as FramedPage, request, reply);
    case 'redirect':
      return reply.redirect(String(answer), 302);
    case 'events':
      return streams.open(request, reply, request.viewer as Viewer, answer as Events<unknown>);
  }
}

/** Whoever keeps it asks before showing it again, so that what is withdrawn is gone. */
async function sendPicture(
  { etag, draw }: Picture,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const tag = `"${etag}"`;
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  const bytes = known?.includes(tag) ? null : await draw();
  void reply.headers({
    etag: tag,
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (bytes === null) return reply.code(304).send();
  return reply.type('image/png').send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** The only answers that other sites may frame. They depend on nobody's session, and nobody keeps them. */
export async function sendFramed(
  { status, html, policy }: FramedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body, encoding } = await encodePage(html, request.headers['accept-encoding']);
  // Set by helmet, which writes past the reply.
  reply.raw.removeHeader('x-frame-options');
  if (encoding !== null) void reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `${policy};frame-ancestors *`,
      vary: 'accept-encoding',
    })
    .type('text/html; charset=utf-8')
    .send(body);
}

/** The same question with another cursor. */
function addressOfNext({ url }: FastifyRequest, cursor: string): string {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark + 1));
  query.set('cursor', cursor);
  return `${path}?${query.toString()}`;
}

/** Always a download, never shown inline. Old clients get an ASCII name, all others the real one. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}
