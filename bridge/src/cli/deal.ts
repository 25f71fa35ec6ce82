import { setImmediate } from 'node:timers/promises';
import { boardNumber, dealerOfBoard, vulnerabilityOfBoard } from '../board.ts';
import { formatSeatConditions } from '../conditions/seat-conditions.ts';
import { formatDeal, type Deal } from '../deal.ts';
import { writePbn } from '../pbn/write-pbn.ts';
import type { BoardRecord } from '../record/hand-record.ts';
import { unwrap } from '../result.ts';
import { makeDealSampler, MAX_TRIES } from '../sampling/deal-sampler.ts';
import type { DealCommand } from './deal-arguments.ts';
import { exitCodes, type ExitCode } from './exit-code.ts';
import type { Terminal } from './terminal.ts';

/** `bridge deal --given … --where … --count 20 --seed 7` */
export async function deal(command: DealCommand, terminal: Terminal): Promise<ExitCode> {
  const made = makeDealSampler(command.known, command.conditions);
  if (!made.ok) {
    terminal.err(`${made.error.message}\n`);
    return exitCodes.warnings;
  }
  const seed = command.seed ?? Math.floor(Math.random() * 2 ** 32);
  if (command.seed === null && command.format !== 'json')
    terminal.err(`The seed is ${seed}: --seed ${seed} deals the same again.\n`);
  const deals: Deal[] = [];
  let tries = 0;
  for (let number = 0; number < command.count; number++) {
    // A reader that has seen enough, and Ctrl-C, are noticed in between.
    if (number % 100 === 99) await setImmediate();
    const sampled = made.value.dealAt({ seed, number });
    tries += sampled.tries;
    if (!sampled.deal) break;
    if (command.format === 'lines') terminal.out(`${formatDeal(sampled.deal)}\n`);
    deals.push(sampled.deal);
  }
  if (command.format === 'pbn') terminal.out(writePbn({ header: [], boards: deals.map(boardOf) }));
  if (command.format === 'json') {
    const { value: share, low, high } = made.value.fit(deals.length, tries);
    const where = formatSeatConditions(command.conditions);
    const report = { where, seed, deals: deals.map((each) => formatDeal(each)), fit: { share, low, high } };
    terminal.out(`${JSON.stringify(report, null, 2)}\n`);
  }
  if (deals.length === command.count) return exitCodes.ok;
  const found = deals.length === 0 ? 'None' : `Only ${deals.length} of ${command.count}`;
  terminal.err(`${found} found: no deal fitted in ${MAX_TRIES.toLocaleString('en')} tries.\n`);
  return exitCodes.warnings;
}

function boardOf(dealt: Deal, index: number): BoardRecord {
  const number = unwrap(boardNumber(index + 1));
  return {
    number,
    deal: dealt,
    dealer: dealerOfBoard(number),
    vulnerability: vulnerabilityOfBoard(number),
    tags: new Map(),
    sections: new Map(),
    remarks: [],
    results: [],
  };
}
