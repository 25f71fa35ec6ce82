import { rankOf, suitOf, type Card } from '../card.ts';
import { formatSeatConditions } from '../conditions/seat-conditions.ts';
import { formatContract, type Tricks } from '../contract.ts';
import { counted } from '../counted.ts';
import { formatHand } from '../hand.ts';
import { leadOdds, type LeadOdds } from '../sampling/lead-odds.ts';
import { LeadSamples } from '../sampling/lead-samples.ts';
import type { SolvedLayout } from '../sampling/sampled-layout.ts';
import { splitByCloseness } from '../sampling/too-close.ts';
import { seatName } from '../seat.ts';
import { suitSymbol } from '../suit.ts';
import type { ExitCode } from './exit-code.ts';
import { columnLines, meanJson, meanText, sample, shareJson, shareText } from './sampled.ts';
import type { LeadCommand } from './sampling-arguments.ts';
import type { Terminal } from './terminal.ts';

/** `bridge lead 'W:KJ875.A54.A987.8' --contract 3NT --declarer S --where …` */
export function lead(command: LeadCommand, terminal: Terminal): Promise<ExitCode> {
  const { leader, hand, contract, vulnerability, json } = command;
  const samples = new LeadSamples(hand);
  return sample<SolvedLayout<readonly Tricks[]>>(command, terminal, {
    solve: (pool, series, number, signal) =>
      pool.sampleLeads({ series, number, leader, strain: contract.strain }, { signal }),
    solved: (number, { tricks }) => samples.add(number, tricks),
    count: () => samples.count,
    report: (seed, fit) => {
      const odds = leadOdds(samples, { contract, vulnerability });
      if (!json) return terminal.out(tableOf(command, samples, odds, seed));
      const report = {
        leader,
        hand: formatHand(hand),
        contract: formatContract(contract),
        declarer: contract.declarer,
        vulnerable: vulnerability,
        where: formatSeatConditions(command.conditions),
        seed,
        layouts: samples.count,
        fit: shareJson(fit),
        leads: odds.map(({ card, tricks, chance, score, imps, matchpoints }) => ({
          card,
          tricks: meanJson(tricks),
          chance: shareJson(chance),
          score: meanJson(score),
          imps: meanJson(imps),
          matchpoints: shareJson(matchpoints),
        })),
      };
      terminal.out(`${JSON.stringify(report, null, 2)}\n`);
    },
  });
}

function tableOf(
  { leader, contract }: LeadCommand,
  samples: LeadSamples,
  odds: readonly LeadOdds[],
  seed: number,
): string {
  const rows = samples.groups().map((cards) => ({ cards, ...odds.find(({ card }) => card === cards[0])! }));
  const { close, behind } = splitByCloseness(rows, ({ chance }) => chance);
  const against = `${formatContract(contract)} by ${seatName(contract.declarer)}`;
  const [head, ...lines] = columnLines([
    ['Lead', 'Defeats', 'Tricks', 'Score'],
    ...[...close, ...behind].map(({ cards, chance, tricks, score }) => [
      cardsText(cards),
      shareText(chance),
      meanText(tricks, 2),
      meanText(score, 0),
    ]),
  ]);
  return [
    `${seatName(leader)} leads against ${against}: ${counted(samples.count, 'layout')}, seed ${seed}`,
    '',
    head,
    ...lines.slice(0, close.length),
    ...(behind.length === 0 ? [] : ['', 'Behind, since the intervals part:', ...lines.slice(close.length)]),
    '',
  ].join('\n');
}

const cardsText = (cards: readonly Card[]): string =>
  suitSymbol(suitOf(cards[0]!)) + cards.map((card) => rankOf(card)).join('');
