/** The other end of a pool: solves one task after the other, in a Web Worker or a worker thread of Node. */
import { solveCards } from './solve-cards.ts';
import { solveTable } from './solve-table.ts';
import type { SolverAnswers, SolverReply, SolverTask } from './solver-messages.ts';
import { parentOfThread } from './threads.ts';

const parent = parentOfThread();

parent.listen((task) => parent.send(replyTo(task as SolverTask)));

function replyTo(task: SolverTask): SolverReply {
  try {
    return { ok: true, answer: answerTo(task) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

function answerTo(task: SolverTask): SolverAnswers[keyof SolverAnswers] {
  if (task.kind === 'cards') return solveCards(task.position);
  const { deal, strain, declarers } = task;
  const table = solveTable(deal, { strains: [strain], declarers });
  return Object.fromEntries(declarers.map((seat) => [seat, table[seat][strain]]));
}
