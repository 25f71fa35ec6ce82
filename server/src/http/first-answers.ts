import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { participationRoutes } from '@bridge-review/api/routes/participation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml } from './escape-html.ts';

/** What a page asks for first, as it spells the addresses. */
interface FirstCalls {
  readonly page: RegExp;
  readonly calls: readonly string[];
  /** Those of the game that the first answer belongs to. */
  readonly ofGame?: readonly string[];
}

const OF_GAME = [
  gameRoutes.get.path,
  handRoutes.list.path,
  analysisRoutes.game.path,
  participationRoutes.mine.path,
];

const PAGES: readonly FirstCalls[] = [
  {
    page: /^\/$/,
    calls: [gameRoutes.counts.path, `${gameRoutes.list.path}?limit=50&sort=played&whose=all`],
  },
  { page: /^\/games\/(\d+)$/, calls: [...OF_GAME, gameRoutes.deletion.path] },
  {
    page: /^\/hands\/(\d+)$/,
    calls: [handRoutes.get.path, handRoutes.results.path, analysisRoutes.hand.path, biddingRoutes.get.path],
    ofGame: OF_GAME,
  },
];

/** They come in pages; the header that names the next comes with them. */
const LISTS: ReadonlySet<string> = new Set([gameRoutes.list.path, handRoutes.results.path]);

/** A page is not kept from opening by slower answers; it asks for those itself. */
const TIMEOUT_MS = 3000;

/**
 * The answers to the first calls of a page, to be written into it, each as a `script` that only holds data. They are
 * made as any other: of the session's user, with their permissions and limits. See docs/decisions/0070.
 */
export async function firstAnswers(
  app: FastifyInstance,
  request: Asking,
  path: string,
): Promise<readonly FirstAnswer[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const ask = (address: string) => answerTo(address, app, request, signal);
  const user = await ask(authRoutes.currentUser.path);
  const page = PAGES.find((candidate) => candidate.page.test(path));
  if (user === null || page === undefined) return user === null ? [] : [user];
  const id = page.page.exec(path)?.[1] ?? '';
  const answers = await Promise.all(page.calls.map((call) => ask(call.replace(':id', id))));
  const gameId = gameIdOf(answers[0]?.body);
  const ofGame = gameId === null ? [] : (page.ofGame ?? []).map((call) => ask(call.replace(':id', gameId)));
  return [user, ...answers, ...(await Promise.all(ofGame))].filter((answer) => answer !== null);
}

type Asking = Pick<FastifyRequest, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

export interface FirstAnswer {
  readonly address: string;
  readonly body: unknown;
  /** As it is written into the page. */
  readonly html: string;
}

/** Null unless it succeeds in time. */
async function answerTo(
  address: string,
  app: FastifyInstance,
  { headers, socket }: Asking,
  signal: AbortSignal,
): Promise<FirstAnswer | null> {
  const passed = PASSED.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const answer = await app
    .inject({
      url: address,
      headers: Object.fromEntries(passed),
      ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
      signal,
    })
    .catch(() => null);
  if (answer?.statusCode !== 200) return null;
  const isList = LISTS.has(address.split('?', 1)[0]?.replace(/\d+/, ':id') ?? '');
  const link = isList ? ` data-link="${escapeHtml(String(answer.headers.link ?? ''))}"` : '';
  return {
    address,
    body: answer.json(),
    // In JSON the character stands in strings only.
    html: `<script type="application/json" data-address="${escapeHtml(address)}"${link}>${answer.body.replaceAll('<', String.raw`\u003c`)}</script>`,
  };
}

/** Who asks, and from where. */
const PASSED = [
  'cookie',
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

function gameIdOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('gameId' in answer)) return null;
  return typeof answer.gameId === 'number' ? String(answer.gameId) : null;
}
