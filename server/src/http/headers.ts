import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { isApiCall } from './api-call.ts';
import { isShareLink } from './share-link.ts';

const self = "'self'";
const none = "'none'";

/** The security headers of every response. */
export async function registerHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const https = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [none],
        scriptSrc: [self, "'wasm-unsafe-eval'"],
        workerSrc: [self],
        // The parts from Radix place menus and dialogs with style elements of their own.
        styleSrc: [self, "'unsafe-inline'"],
        imgSrc: [self, 'data:', 'https:'],
        fontSrc: [self],
        connectSrc: [self],
        manifestSrc: [self],
        baseUri: [none],
        formAction: [self],
        frameAncestors: [none],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    hsts: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });

  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
    if (isApiCall(request)) void reply.header('cache-control', 'no-store');
    if (isShareLink(request)) void reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
  });
}
