/** A worker of the pool: solves one task after the other, in a Web Worker or a worker thread of Node. */
import type { Deal } from '../deal.ts';
import { ok, unwrap } from '../result.ts';
import { LayoutDealer } from '../sampling/sampled-layout.ts';
import { loadBestEngine, type Engine } from './engine.ts';
import { positionAfter } from './position.ts';
import { solveCardsWith } from './search-cards.ts';
import { solvePlaysWith, solveTableWith } from './search-table.ts';
import type { SampledTask, SolverAnswers, SolverReply, SolverTask } from './solver-messages.ts';
import { parentOfThread } from './threads.ts';

const parent = parentOfThread();

/** Loading starts at once; tasks that arrive before it is done wait, in order. */
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
  switch (task.kind) {
    case 'cards':
      return solveCardsWith(engine, task.position);
    case 'strain': {
      const { deal, strain, declarers } = task;
      const table = solveTableWith(engine, deal, { strains: [strain], declarers });
      return Object.fromEntries(declarers.map((seat) => [seat, table[seat][strain]]));
    }
    case 'leads':
      return solvedLayout(task, (deal) => {
        const position = unwrap(positionAfter(deal, task.strain, task.leader, []));
        return solveCardsWith(engine, position).map(({ tricks }) => tricks);
      });
    case 'contracts':
      return solvedLayout(task, (deal) => solveTableWith(engine, deal, task));
    case 'plays':
      return solvedLayout(task, (deal) => solvePlaysWith(engine, deal, task.plays));
  }
}

const dealer = new LayoutDealer();

function solvedLayout<T>({ series, number }: SampledTask, solve: (deal: Deal) => T) {
  const dealt = dealer.dealAt(series, number);
  return dealt.ok ? ok({ deal: dealt.value, tricks: solve(dealt.value) }) : dealt;
}
