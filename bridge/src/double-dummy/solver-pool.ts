/**
 * Solves in other threads, on several cores: Web Workers in a browser, worker threads in Node. Workers are reused, so
 * that solving many deals in a row, or samples of one, has no start-up cost.
 *
 * ```ts
 * import { parseDeal } from '@bridge-review/bridge/deal';
 * import { SolverPool } from '@bridge-review/bridge/double-dummy/solver-pool';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const deal = unwrap(parseDeal('N:.64.AKJT86.AQ732 AJ952.KQ7.9.KT94 T874.J98532.3.J6 KQ63.AT.Q7542.85'));
 * const pool = new SolverPool();
 * const done: string[] = [];
 * const table = await pool.solveTable(deal, { onStrain: (strain) => done.push(strain) });
 * table.E.S; // => 10
 * done.toSorted(); // => ['C', 'D', 'H', 'NT', 'S']
 *
 * // A signal stops the work at once, also in the middle of a long search.
 * const stopped = pool.solveTable(deal, { signal: AbortSignal.abort('left the page') });
 * await stopped.catch((reason) => reason); // => 'left the page'
 * pool.close();
 * ```
 *
 * @module
 */
import type { Tricks } from '../contract.ts';
import type { Deal } from '../deal.ts';
import { seats, type Seat } from '../seat.ts';
import { strains, type Strain } from '../strain.ts';
import type { Position } from './position.ts';
import type { CardValue } from './search-cards.ts';
import type { TableOptions } from './search-table.ts';
import type { SolverAnswers, SolverReply, SolverTask } from './solver-messages.ts';
import { startSolverThread, usualThreadCount, type Thread } from './threads.ts';
import type { TricksOf } from './trick-table.ts';

/** The part of the host's `AbortSignal` that the pool uses. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason: unknown;
  readonly addEventListener: (type: 'abort', listener: () => void, options?: { once: boolean }) => void;
  readonly removeEventListener: (type: 'abort', listener: () => void) => void;
}

/** An aborted signal cancels the request. */
export interface Cancellable {
  readonly signal?: Signal;
}

export class SolverPool {
  readonly #size: number;
  readonly #idle: Thread[] = [];
  readonly #busy = new Map<Thread, Job>();
  readonly #queue: Job[] = [];
  #isClosed = false;

  /** Workers are started on demand, at most `size` of them. */
  constructor({ size = usualThreadCount() }: { readonly size?: number } = {}) {
    this.#size = Math.max(1, size);
  }

  /** As `solveTable`, with the strains distributed among the workers; `onStrain` is called as each is done. */
  async solveTable<D extends Seat = Seat, S extends Strain = Strain>(
    deal: Deal,
    { onStrain, signal, ...options }: TableOptions<D, S> & Cancellable = {},
  ): Promise<TricksOf<D, S>> {
    const declarers = (options.declarers ?? seats) as readonly D[];
    const table = Object.fromEntries(declarers.map((seat) => [seat, {}])) as Record<D, Record<S, Tricks>>;
    await Promise.all(
      ((options.strains ?? strains) as readonly S[]).map(async (strain) => {
        const answer = await this.#ask<'strain'>({ kind: 'strain', deal, strain, declarers }, signal);
        const found = answer as Readonly<Record<D, Tricks>>;
        for (const seat of declarers) table[seat][strain] = found[seat];
        onStrain?.(strain, found);
      }),
    );
    return table;
  }

  /** As `solveCards`. */
  async solveCards(position: Position, { signal }: Cancellable = {}): Promise<readonly CardValue[]> {
    return this.#ask<'cards'>({ kind: 'cards', position }, signal);
  }

  /** Deals a layout of a series in a worker, and values every card of the opening leader. */
  async sampleLeads(task: TaskOf<'leads'>, { signal }: Cancellable = {}): Promise<SolverAnswers['leads']> {
    return this.#ask<'leads'>({ kind: 'leads', ...task }, signal);
  }

  /** Deals a layout of a series in a worker, and solves it for these declarers and strains. */
  async sampleContracts(
    task: TaskOf<'contracts'>,
    { signal }: Cancellable = {},
  ): Promise<SolverAnswers['contracts']> {
    return this.#ask<'contracts'>({ kind: 'contracts', ...task }, signal);
  }

  /** Deals a layout of a series in a worker, and solves these plays of it. */
  async samplePlays(task: TaskOf<'plays'>, { signal }: Cancellable = {}): Promise<SolverAnswers['plays']> {
    return this.#ask<'plays'>({ kind: 'plays', ...task }, signal);
  }

  /** Ends all workers. Pending requests fail, and so do later ones. */
  close(): void {
    this.#isClosed = true;
    for (const job of [...this.#queue, ...this.#busy.values()]) job.fail(new Error('The pool was closed.'));
    this.#queue.length = 0;
    for (const thread of [...this.#idle, ...this.#busy.keys()]) thread.end();
    this.#idle.length = 0;
    this.#busy.clear();
  }

  #ask<K extends SolverTask['kind']>(
    task: SolverTask & { kind: K },
    signal?: Signal,
  ): Promise<SolverAnswers[K]> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new Error('The pool was closed.');
      if (signal?.aborted) return reject(signal.reason);
      const onAbort = (): void => this.#cancel(job);
      const job: Job = {
        task,
        done: (answer) => {
          signal?.removeEventListener('abort', onAbort);
          resolve(answer as SolverAnswers[K]);
        },
        fail: (error) => {
          signal?.removeEventListener('abort', onAbort);
          reject(error);
        },
        reason: () => signal?.reason,
      };
      signal?.addEventListener('abort', onAbort, { once: true });
      this.#queue.push(job);
      this.#assign();
    });
  }

  #assign(): void {
    while (this.#queue.length > 0 && (this.#idle.length > 0 || this.#busy.size < this.#size)) {
      const job = this.#queue.shift() as Job;
      const thread = this.#idle.pop() ?? this.#start();
      this.#busy.set(thread, job);
      thread.hold(true);
      thread.send(job.task);
    }
  }

  #start(): Thread {
    const thread = startSolverThread({
      onMessage: (message) => this.#answer(thread, message as SolverReply),
      onFailure: (message) => this.#drop(thread, new Error(message)),
    });
    return thread;
  }

  #answer(thread: Thread, reply: SolverReply): void {
    const job = this.#busy.get(thread);
    if (!job) return;
    this.#busy.delete(thread);
    this.#idle.push(thread);
    thread.hold(false);
    if (reply.ok) job.done(reply.answer);
    else job.fail(new Error(reply.message));
    this.#assign();
  }

  /** A running search cannot be interrupted; the only way to stop it is to end its thread. */
  #cancel(job: Job): void {
    const place = this.#queue.indexOf(job);
    if (place >= 0) {
      this.#queue.splice(place, 1);
      job.fail(job.reason());
      return;
    }
    for (const [thread, running] of this.#busy) if (running === job) this.#drop(thread, job.reason());
  }

  #drop(thread: Thread, reason: unknown): void {
    thread.end();
    const job = this.#busy.get(thread);
    this.#busy.delete(thread);
    const place = this.#idle.indexOf(thread);
    if (place >= 0) this.#idle.splice(place, 1);
    job?.fail(reason);
    if (!this.#isClosed) this.#assign();
  }
}

type TaskOf<K extends SolverTask['kind']> = Omit<Extract<SolverTask, { readonly kind: K }>, 'kind'>;

interface Job {
  readonly task: SolverTask;
  readonly done: (answer: unknown) => void;
  readonly fail: (error: unknown) => void;
  readonly reason: () => unknown;
}
