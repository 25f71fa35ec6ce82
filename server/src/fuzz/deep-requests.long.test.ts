import type { Route } from '@bridge-review/api/route';
import { allRoutes, type RouteName } from '@bridge-review/api/routes';
import { seed } from '@bridge-review/bridge/testing/fuzz';
import { beforeAll, expect, it } from 'vitest';
import { joinAs } from '../testing/admins.ts';
import { addAnalyses, analysedPbn } from '../testing/analysed-game.ts';
import type { Member } from '../testing/club.ts';
import { isAccepted, answerProblem, parsed, type ReceivedAnswer } from '../testing/deep-requests/accepted.ts';
import { type Actor, ADMIN, Cast, CAST_SIZE, VISITOR } from '../testing/deep-requests/cast.ts';
import { type Chance, chanceOf } from '../testing/deep-requests/chance.ts';
import { deliver } from '../testing/deep-requests/deliver.ts';
import { KnownEntities, tagOf } from '../testing/deep-requests/known-entities.ts';
import { type DeepRequest, requestOf } from '../testing/deep-requests/request.ts';
import { RouteChoice, undoingOf } from '../testing/deep-requests/route-choice.ts';
import { Wallet } from '../testing/deep-requests/wallet.ts';
import { passkeysOn } from '../testing/passkeys.ts';
import { useTestServer } from '../testing/test-server.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 100_000);
/** Where some route was not accepted by then, it is asked on. */
const MOST_REQUESTS = 10 * REQUESTS;
/** Users of each lane send requests at the same time as those of the others, about the same entities. */
const LANES = 3;
const ENOUGH_OBJECTIONS = 8;
const ENOUGH_GAMES = 12;

const server = useTestServer();
const entities = new KnownEntities();
const routes = new RouteChoice();
const wallet = new Wallet();
const objections: string[] = [];
const statuses = new Map<number, number>();
let sent = 0;
/** Lets the others in, and is left alone. */
let keeper: Member;
let address: string;

beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  keeper = await joinAs(server, 'admin', 'Keeper');
  const { addPasskey, signIn } = passkeysOn(server);
  await signIn(await addPasskey(keeper), {}, keeper.browser);
  const uploaded = (await keeper.browser.upload(analysedPbn)).json<{ hands: { id: number }[] }>();
  const hands = uploaded.hands.map(({ id }) => id);
  await addAnalyses(server.database.pool, hands);
  entities.learn('games.upload', uploaded, null);
});

it(
  'any request in any order is answered or refused, and leaves the data whole',
  { timeout: 12 * 60 * 60_000 },
  async () => {
    let number = 0;
    const isToGoOn = (): boolean =>
      objections.length < ENOUGH_OBJECTIONS &&
      (sent < REQUESTS || (sent < MOST_REQUESTS && routes.missing.length > 0));
    const lane = async (): Promise<void> => {
      const cast = new Cast(server, keeper);
      let topic: Topic = { tag: null, lead: 0 };
      while (isToGoOn()) {
        number += 1;
        const chance = chanceOf(seed, number);
        if (chance.isOneIn(TOPIC_LASTS)) topic = nextTopic(chance);
        if (number % 10_000 === 0) process.stdout.write(summary());
        await tellStory(cast, number, chance, topic);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));

    expect(objections.join('\n\n')).toBe('');
    expect(routes.missing).toEqual([]);
    const { body } = await keeper.send('GET', '/api/admin/integrity-check');
    expect(body).toMatchObject({ issues: [] });
    process.stdout.write(summary());
  },
);

const summary = (): string => {
  const counts = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status}`);
  return `${sent} requests with seed ${seed}, ${allRoutes.length - routes.missing.length} of ${allRoutes.length} routes accepted: ${counts.join(', ')}\n`;
};

/** For a while those of a lane work with one game, one of them more than the others. */
interface Topic {
  readonly tag: string | null;
  readonly lead: number;
}

const TOPIC_LASTS = 20;

function nextTopic(chance: Chance): Topic {
  const game = entities.some('game', chance, { by: null, topic: null });
  return { tag: game === undefined ? null : tagOf('game', game), lead: chance.below(CAST_SIZE) };
}

/** A request, and what has to come before it, by one user. */
async function tellStory(cast: Cast, number: number, chance: Chance, topic: Topic): Promise<void> {
  // There is always a game to work with.
  const isPoor = entities.count('game') < ENOUGH_GAMES && chance.isOneIn(3);
  const story = isPoor ? allRoutes.filter(([name]) => name === 'games.upload') : routes.next(chance);
  const place = chance.isOneIn(2) ? topic.lead : chance.below(CAST_SIZE);
  for (const [name, route] of story) {
    await ask(cast, { number, chance, name, route, topic: topic.tag, place: placeFor(route, place, chance) });
  }
}

function placeFor({ access }: Route, place: number, chance: Chance): number {
  const isRefusedSoon = access === 'admin' || (access === 'signed-in' && place === VISITOR);
  return isRefusedSoon && !chance.isOneIn(8) ? ADMIN : place;
}

interface Asking {
  readonly number: number;
  readonly chance: Chance;
  readonly name: RouteName;
  readonly route: Route;
  readonly topic: string | null;
  readonly place: number;
}

async function ask(cast: Cast, { number, chance, name, route, topic, place }: Asking): Promise<void> {
  const actor = await cast.actor(place);
  const { member } = actor;
  learnFromMails();
  if (member !== null) entities.add('email', member.email, null);
  const viewer = member && { id: member.id, email: member.email };
  const focus = { by: viewer?.id ?? null, topic };
  const request = requestOf(route, { entities, wallet, chance, viewer, route: name, focus });
  if (request.url.startsWith(`/api/admin/users/${keeper.id}/`)) return;
  const bearer = chance.isOneIn(20) ? entities.some('bearer', chance, focus) : undefined;

  const exchange = { number, name, route, request, actor, bearer };
  let { status } = await carryOut(exchange);
  const undoing = undoingOf(route);
  if (undoing !== undefined && status < 300 && chance.isOneIn(3)) {
    const [undoingName, undoingRoute] = undoing;
    const same = { ...request, body: undefined };
    ({ status } = await carryOut({ ...exchange, name: undoingName, route: undoingRoute, request: same }));
  }
  const mayBeAnother = status === 401 || status === 403 || /^(auth|account|passkeys)\./.test(name);
  if (mayBeAnother) await cast.look(place);
}

interface Exchange extends Pick<Asking, 'number' | 'name' | 'route'> {
  readonly request: DeepRequest;
  readonly actor: Actor;
  readonly bearer: string | number | undefined;
}

/** One at a time: what comes during a check or a repair is told to wait, with 503. */
let lastRun: Promise<unknown> = Promise.resolve();

/** Sends the request, looks at the answer, and learns from it. */
async function carryOut(exchange: Exchange): Promise<ReceivedAnswer> {
  const { name, route, request, actor, bearer } = exchange;
  const { member, browser } = actor;
  const send = () => deliver(server, address, route, request, browser, bearer);
  const answer = name.startsWith('integrity.') ? (lastRun = lastRun.then(send)) : send();
  const received = (await answer) as ReceivedAnswer;
  sent += 1;
  statuses.set(received.status, (statuses.get(received.status) ?? 0) + 1);
  const objection = answerProblem(route, received, member === null && bearer === undefined);
  if (objection !== null) objections.push(report(objection, exchange, received));
  const { body, about } = request;
  if (isAccepted(route, received)) {
    routes.accept(name);
    const answered = parsed(received.text);
    entities.learn(name, answered, route.method === 'GET' ? null : (member?.id ?? null), about);
    wallet.note(name, answered, member?.id ?? null);
    // The other administrators have no passkeys.
    if (name === 'passkeys.setAdminSignIn')
      await keeper.send('PUT', '/api/admin/sign-in', { needsPasskey: false });
    if (name === 'auth.register') entities.add('email', (body as { email: string }).email, null);
  }
  // What is hidden from others may be there; from administrators hardly anything is.
  if (received.status === 404 && route.method === 'GET' && member?.name === 'admin')
    for (const [kind, value] of about) entities.forget(kind, value);
  return received;
}

let read = 0;

/** The links that were mailed. */
function learnFromMails(): void {
  for (const { link } of server.sentMails.slice(read)) {
    const { pathname, searchParams } = new URL(link ?? address);
    const token = searchParams.get('token');
    if (token !== null)
      entities.add(pathname.includes('reset') ? 'reset token' : 'verify token', token, null);
  }
  read = server.sentMails.length;
}

/** All that is needed to send it again. */
const report = (objection: string, exchange: Exchange, received: ReceivedAnswer): string => {
  const { number, name, route, request, actor } = exchange;
  const who = actor.member === null ? 'a visitor' : `${actor.member.name} (${actor.member.id})`;
  const logged = server.log.findLast(({ level }) => Number(level) >= 50);
  return [
    `Request ${number} of seed ${seed}, ${name}: ${objection}`,
    `${route.method} ${request.url} as ${who}`,
    request.body instanceof FormData ? formText(request.body) : JSON.stringify(request.body),
    `${received.status} ${received.text.slice(0, 2_000)}`,
    JSON.stringify(logged),
  ].join('\n');
};

const formText = (form: FormData): string =>
  [...form].map(([key, value]) => `${key}: ${typeof value === 'string' ? value : value.name}`).join('\n');
