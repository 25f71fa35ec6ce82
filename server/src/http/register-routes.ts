import { PAGE_USER_HEADER } from '@bridge-review/api/page-user';
import type { FramedPage, Route } from '@bridge-review/api/route';
import type { TokenScope } from '@bridge-review/api/token-scope';
import { routes } from '@bridge-review/api/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { AppError } from './app-error.ts';
import { clientGone } from './client-gone.ts';
import { answerErrorInFrame } from './errors.ts';
import { type EventStreams, eventStreams } from './event-streams.ts';
import type { Call, Handler, Handlers, PermitFirst, Viewer } from './handler.ts';
import { readForm, readSeveral, registerMultipart } from './multipart.ts';
import { refuseForeignOrigin } from './origin-check.ts';
import { personalToken } from './personal-token.ts';
import type { RequestLimits } from './request-limit.ts';
import { sendAnswer } from './send-answer.ts';
import { answerSchema } from './serializer-schema.ts';
import { type SessionCookie, sessionCookie } from './session-cookie.ts';
import { validAddress, validInput } from './validate.ts';

export interface RouteServices {
  readonly publicUrl: string;
  readonly limits: RequestLimits;
  findViewer(token: string): Promise<Viewer | null>;
  /** Whose personal token it is, and for what; null for one that is unknown or revoked. */
  findTokenHolder(token: string): Promise<{ viewer: Viewer; scope: TokenScope } | null>;
  stillSignedIn(viewer: Viewer): Promise<boolean>;
  adminsNeedPasskey(): Promise<boolean>;
  /** What a frame on another site shows in place of its page. */
  noticeInFrame(failure: AppError): FramedPage;
}

declare module 'fastify' {
  interface FastifyInstance {
    endEventStreams(): void;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

/**
 * Registers every route of the table. A request passes: origin, session, limit on requests, page user, access (all
 * before its body is read), then validation, the handler, serialisation. Where permission depends on the very thing, the
 * handler decides first and has the rest validated afterwards.
 */
export async function registerRoutes(
  app: FastifyInstance,
  handlers: Handlers,
  services: RouteServices,
): Promise<void> {
  app.decorateRequest('viewer', null);
  const streams = eventStreams(services);
  const cookie = sessionCookie(services.publicUrl);
  // Before the server waits for its requests to end: these would not.
  app.decorate('endEventStreams', () => streams.close());
  app.addHook('preClose', async () => streams.close());
  const all = Object.entries(routes).flatMap(([area, table]) => {
    const answering: Readonly<Record<string, unknown>> = handlers[area as keyof Handlers];
    return Object.entries<Route>(table).map(([name, route]) =>
      optionsOf(route, answering[name], services, streams, cookie),
    );
  });
  const isPlain = ({ upload, answer }: Route): boolean => upload === undefined && answer.kind !== 'framed';
  for (const [route, options] of all) if (isPlain(route)) app.route(options);
  await app.register(async (scope) => {
    scope.setErrorHandler(answerErrorInFrame((failure) => services.noticeInFrame(failure)));
    // A button in a frame posts a form, in which there is nothing.
    const asNothing = (_request: unknown, _body: string, done: (error: null, body: object) => void) =>
      done(null, {});
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, asNothing);
    for (const [route, options] of all) if (route.answer.kind === 'framed') scope.route(options);
  });
  await app.register(async (scope) => {
    await registerMultipart(scope);
    for (const [route, options] of all) if (route.upload !== undefined) scope.route(options);
  });
}

/** The table's types have done their work in `Handlers`; from here on a route is a route. */
function optionsOf(
  route: Route,
  handler: unknown,
  services: RouteServices,
  streams: EventStreams,
  cookie: SessionCookie,
): readonly [Route, RouteOptions] {
  const answer = answerOf(handler as Handler<Route>);
  return [
    route,
    {
      method: route.method,
      url: route.path,
      ...answerSchema(route.answer),
      onRequest: async (request) => {
        refuseForeignOrigin(request, services.publicUrl);
        await admit(route, request, cookie.read(request), services);
      },
      handler: async (request, reply) => {
        const params = validAddress(route.params, request.params) as undefined;
        const answered = await answer({
          params,
          viewer: request.viewer,
          read: () => makeCall(route, params, request, reply, cookie),
        });
        return sendAnswer(route.answer, answered, request, reply, streams);
      },
    },
  ];
}

const answerOf = (handler: Handler<Route>): PermitFirst<Route>['permitFirst'] =>
  typeof handler === 'function' ? async ({ read }) => handler(await read()) : handler.permitFirst;

/** Finds the user, counts the call whatever its outcome, and refuses users without access to the route. */
async function admit(
  route: Route,
  request: FastifyRequest,
  token: string | null,
  services: RouteServices,
): Promise<void> {
  const { access, limit } = route;
  const { limits } = services;
  if (access === 'anyone') await limits.anonymous(request);
  const pageUser = request.headers[PAGE_USER_HEADER];
  if (access === 'anyone' && pageUser === undefined) return;
  const viewer = await findCaller(route, request, token, services);
  if (access !== 'anyone') {
    if (viewer === null) {
      await limits.unauthenticated(request);
      throw new AppError('unauthenticated');
    }
    request.viewer = viewer;
    await limits.signedIn(request, viewer, limit);
  }
  if (viewer !== null && pageUser !== undefined && pageUser !== String(viewer.person.id)) {
    throw new AppError('other_user');
  }
  if (access !== 'admin') return;
  if (viewer?.person.userType !== 'admin') throw new AppError('forbidden');
  if (!viewer.withPasskey && (await services.adminsNeedPasskey())) throw new AppError('passkey_required');
}

/** A personal token counts alone where there is one, and only for the routes that it is for. */
async function findCaller(
  route: Route,
  request: FastifyRequest,
  session: string | null,
  { findViewer, findTokenHolder }: RouteServices,
): Promise<Viewer | null> {
  const personal = personalToken(request);
  if (personal === null) return session === null ? null : findViewer(session);
  const holder = await findTokenHolder(personal);
  if (holder === null) return null;
  if (route.access !== 'signed-in' || route.token !== holder.scope) throw new AppError('token_forbidden');
  return holder.viewer;
}

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'];

async function makeCall(
  route: Route,
  params: undefined,
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: SessionCookie,
): Promise<Call<Route>> {
  const signal = clientGone(reply);
  const form = route.upload === undefined ? null : await (route.several ? readSeveral : readForm)(request);
  return {
    params,
    query: validInput(route.query, request.query) as undefined,
    // Where every field may be left out, so may the body.
    body: validInput(route.body, request.body ?? {}) as undefined,
    upload: validInput(route.upload, form?.fields) as undefined,
    file: (form && 'file' in form ? form.file : undefined) as undefined,
    parts: (form && 'parts' in form ? form.parts : undefined) as undefined,
    viewer: request.viewer as Viewer,
    client: {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
      opened: `${request.protocol}://${request.host}`,
      isForwarded: FORWARDED.some((name) => request.headers[name] !== undefined),
    },
    session: {
      token: cookie.read(request),
      device: cookie.readDevice(request),
      start: (started) => cookie.set(request, reply, started),
      clear: () => cookie.clear(request, reply),
    },
    log: request.log,
    signal,
  };
}
