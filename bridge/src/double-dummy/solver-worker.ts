/** The other end of a pool: solves one task after the other, in a Web Worker or a worker thread of Node. */
import { loadBestEngine, type Engine } from './engine.ts';
import { solveCardsWith } from './search-cards.ts';
import { solveTableWith } from './search-table.ts';
import type { SolverAnswers, SolverReply, SolverTask } from './solver-messages.ts';
import { parentOfThread } from './threads.ts';

const parent = parentOfThread();

/** Loading has begun when the first task comes; tasks wait for it one after the other. */
const loading = loadBestEngine();

parent.listen((task) => {
  void loading.then(
    (engine) => parent.send(replyTo(engine, task as SolverTask)),
    (error: unknown) => parent.send(failure(error)),
  );
});

function replyTo(engine: Engine, task: SolverTask): SolverReply {
  try {
    return { ok: true, answer: answerTo(engine, task) };
  } catch (error) {
    return failure(error);
  }
}

const failure = (error: unknown): SolverReply => ({
  ok: false,
  message: error instanceof Error ? error.message : String(error),
});

function answerTo(engine: Engine, task: SolverTask): SolverAnswers[keyof SolverAnswers] {
  if (task.kind === 'cards') return solveCardsWith(engine, task.position);
  const { deal, strain, declarers } = task;
  const table = solveTableWith(engine, deal, { strains: [strain], declarers });
  return Object.fromEntries(declarers.map((seat) => [seat, table[seat][strain]]));
}
