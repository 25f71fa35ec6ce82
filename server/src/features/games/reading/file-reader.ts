import { messages } from '@bridge-review/api/messages';
import { WorkerExitError } from '../../../background-worker.ts';
import { compiledWorkerUrl } from '../../../compiled-worker-url.ts';
import { fairQueue } from '../../../fair-queue.ts';
import { AppError } from '../../../http/app-error.ts';
import { threadOnDemand } from '../../../thread-on-demand.ts';
import type { Answer, JoinReport, Job, PartsPreview, ReadGame, SourcePart } from './protocol.ts';
import { refuseFile } from './refuse-file.ts';

/** A game as it is written into the database: facts, and rows as JSON text in batches. */
export interface GameRows extends ReadGame {
  readonly hands: readonly string[];
  readonly results: readonly string[];
}

interface JoinedGame {
  readonly report: JoinReport;
  readonly rows: GameRows | null;
}

export interface FileReader {
  /**
   * The games that the parts make, all of them or, with the reason, none. Users take turns. What waits when its `signal`
   * is aborted is not read.
   */
  read(parts: readonly SourcePart[], owner: number, signal?: AbortSignal): Promise<GameRows[]>;
  /** The one game that is stored as these parts. */
  readStored(parts: readonly SourcePart[], owner: number): Promise<GameRows>;
  preview(parts: readonly SourcePart[], owner: number, signal?: AbortSignal): Promise<PartsPreview>;
  /** What a stored game would become with results that have no deals; its rows, if they are wanted. */
  join(
    stored: readonly SourcePart[],
    parts: readonly SourcePart[],
    owner: number,
    options: { readonly withRows: boolean; readonly signal?: AbortSignal | undefined },
  ): Promise<JoinedGame>;
  write(parts: readonly SourcePart[], format: 'pbn' | 'lin', owner: number): Promise<Uint8Array>;
  stop(): Promise<void>;
}

/** The largest upload takes a fraction of this, also beside other work. */
const TIMEOUT_MS = 20_000;
const MAX_WAITING_FILES = 30;
const MAX_WAITING_FILES_PER_OWNER = 5;
const MEMORY_MB = 768;
/** A thread keeps the memory of its largest file, so it is ended after this long without an upload. */
const IDLE_MS = 5_000;

/** Reads files one at a time in a thread. A file that takes too much time or memory ends the thread, not the server. */
export function fileReader(timeoutMs = TIMEOUT_MS, idleMs = IDLE_MS): FileReader {
  const queue = fairQueue({
    atOnce: 1,
    waiting: MAX_WAITING_FILES,
    waitingPerOwner: MAX_WAITING_FILES_PER_OWNER,
    refusal: refuseFile,
  });
  const thread = threadOnDemand<Job, Answer>({
    worker: compiledWorkerUrl(import.meta.url, './worker.ts'),
    memoryMb: MEMORY_MB,
    timeoutMs,
    idleMs,
    isReady: ({ kind }) => kind === 'ready',
    isLast,
    timeout: tooMuch,
  });

  const run = (job: Job): Promise<Answer[]> =>
    thread.run(job).catch((error: unknown) => {
      throw isTooMuch(error) ? tooMuch() : error;
    });

  const readAll = async (
    parts: readonly SourcePart[],
    areOneGame: boolean,
    owner: number,
    signal?: AbortSignal,
  ): Promise<GameRows[]> => {
    const answers = await queue.run(owner, () => run({ kind: 'read', parts, areOneGame }), signal);
    const games = gamesIn(answers);
    if (games.length === 0) throw new AppError('unusable_file', refusalIn(answers));
    return games;
  };

  return {
    read: (parts, owner, signal) => readAll(parts, false, owner, signal),

    async readStored(parts, owner) {
      const [game] = await readAll(parts, true, owner);
      if (game === undefined) throw new AppError('unusable_file');
      return game;
    },

    async preview(parts, owner, signal) {
      const answers = await queue.run(owner, () => run({ kind: 'preview', parts }), signal);
      const previewed = answers.find((answer) => answer.kind === 'previewed');
      if (previewed === undefined) throw new AppError('unusable_file', refusalIn(answers));
      return previewed.preview;
    },

    async join(stored, parts, owner, { withRows, signal }) {
      const job = { kind: 'join', stored, parts, withRows } as const;
      const answers = await queue.run(owner, () => run(job), signal);
      const joined = answers.find((answer) => answer.kind === 'joined');
      if (joined === undefined) throw new AppError('unusable_file', refusalIn(answers));
      return { report: joined.report, rows: gamesIn(answers)[0] ?? null };
    },

    async write(parts, format, owner) {
      const answers = await queue.run(owner, () => run({ kind: 'write', parts, format }));
      const written = answers.find((answer) => answer.kind === 'written');
      if (written === undefined) throw new AppError('unusable_file', refusalIn(answers));
      return written.bytes;
    },

    stop: () => thread.stop(),
  };
}

const tooMuch = (): AppError => new AppError('unusable_file', { message: messages.fileSlow });

/** Whether the file took more memory than the thread has. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof WorkerExitError ||
  (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');

const LAST: readonly Answer['kind'][] = ['done', 'previewed', 'joined', 'written', 'refused'];
const isLast = ({ kind }: Answer): boolean => LAST.includes(kind);

/** Rows belong to the game before them. */
function gamesIn(answers: readonly Answer[]): GameRows[] {
  const games: (ReadGame & { hands: string[]; results: string[] })[] = [];
  for (const answer of answers) {
    if (answer.kind === 'game') games.push({ ...answer.game, hands: [], results: [] });
    else if (answer.kind === 'hands') games.at(-1)?.hands.push(answer.json);
    else if (answer.kind === 'results') games.at(-1)?.results.push(answer.json);
  }
  return games;
}

function refusalIn(answers: readonly Answer[]): { message?: string } {
  const refused = answers.find((answer) => answer.kind === 'refused');
  return refused === undefined ? {} : { message: refused.reason };
}
