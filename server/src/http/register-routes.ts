import type { Access, Route } from '@bridge-review/api/route';
import { routes } from '@bridge-review/api/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { Call, Handlers, Viewer } from './handler.ts';
import { refuseForeignOrigin } from './origin-check.ts';
import { requestLimits } from './request-limit.ts';
import { serializerSchema } from './serializer-schema.ts';
import { clearSessionToken, readSessionToken, setSessionToken } from './session-cookie.ts';
import { validate } from './validate.ts';

export interface RouteServices {
  readonly publicUrl: string;
  findViewer(token: string): Promise<Viewer | null>;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/**
 * Registers every route of the table. A request passes: origin, session, access (all before its body
 * is read), then the limit on requests, validation, the handler, serialisation.
 */
export function registerRoutes(app: FastifyInstance, handlers: Handlers, services: RouteServices): void {
  app.decorateRequest('viewer', null);
  for (const [name, route] of Object.entries(routes)) {
    registerRoute(app, route, handlers[name as keyof Handlers], services);
  }
}

/** The table's types have done their work in `Handlers`; from here on a route is a route. */
type GenericHandler = (call: Call<Route>) => unknown;

function registerRoute(
  app: FastifyInstance,
  route: Route,
  handler: GenericHandler,
  services: RouteServices,
): void {
  app.route({
    method: route.method,
    url: route.path,
    ...(route.limit === undefined ? {} : { config: { rateLimit: requestLimits[route.limit] } }),
    ...(route.answer.kind === 'json'
      ? { schema: { response: { 200: serializerSchema(route.answer.schema) } } }
      : {}),
    onRequest: async (request) => {
      refuseForeignOrigin(request, services.publicUrl);
      request.viewer = await admit(route.access, readSessionToken(request), services);
    },
    handler: async (request, reply) => {
      const answer = await handler(makeCall(route, request, reply));
      return sendAnswer(route, answer, reply);
    },
  });
}

async function admit(access: Access, token: string | null, services: RouteServices): Promise<Viewer | null> {
  if (access === 'anyone') return null;
  const viewer = token === null ? null : await services.findViewer(token);
  if (viewer === null) throw new AppError('unauthenticated');
  if (access === 'admin' && viewer.person.userType !== 'admin') throw new AppError('forbidden');
  return viewer;
}

function makeCall(route: Route, request: FastifyRequest, reply: FastifyReply): Call<Route> {
  return {
    ...validate(route, request),
    viewer: request.viewer,
    client: { address: request.ip, userAgent: request.headers['user-agent'] ?? null },
    session: {
      token: readSessionToken(request),
      start: (token) => setSessionToken(request, reply, token),
      clear: () => clearSessionToken(request, reply),
    },
    log: request.log,
  };
}

function sendAnswer(route: Route, answer: unknown, reply: FastifyReply): FastifyReply {
  switch (route.answer.kind) {
    case 'json':
      return reply.send(answer);
    case 'nothing':
      return reply.code(204).send();
    case 'html':
      return reply.type('text/html; charset=utf-8').send(answer);
    case 'redirect':
      return reply.redirect(String(answer), 302);
  }
}
