import { formatSeatConditions } from '../conditions/seat-conditions.ts';
import { formatContract } from '../contract.ts';
import { counted } from '../counted.ts';
import type { TricksOf } from '../double-dummy/trick-table.ts';
import { contractOdds, type ContractOdds } from '../sampling/contract-odds.ts';
import type { SolvedLayout } from '../sampling/sampled-layout.ts';
import { strainsWorth } from '../sampling/strains-worth.ts';
import { TrickSamples } from '../sampling/trick-samples.ts';
import { seatName, type Seat } from '../seat.ts';
import { seatsOf } from '../side.ts';
import type { Strain } from '../strain.ts';
import { isVulnerable } from '../vulnerability.ts';
import type { ExitCode } from './exit-code.ts';
import { columnLines, meanJson, meanText, sample, shareJson, shareText } from './sampled.ts';
import type { OddsCommand } from './sampling-arguments.ts';
import type { Terminal } from './terminal.ts';

/** `bridge odds 'N:… S:…' --where …` */
export function odds(command: OddsCommand, terminal: Terminal): Promise<ExitCode> {
  const { partnership, vulnerability, json } = command;
  const { side } = partnership;
  const declarers = seatsOf(side);
  const strains = strainsWorth(partnership, []);
  const samples = new TrickSamples(declarers, strains);
  return sample<SolvedLayout<TricksOf<Seat, Strain>>>(command, terminal, {
    solve: (pool, series, number, signal) =>
      pool.sampleContracts({ series, number, declarers, strains }, { signal }),
    solved: (number, { tricks }) => samples.add(number, tricks),
    count: () => samples.count,
    report: (seed, fit) => {
      const contracts = contractOdds(samples, { vulnerable: isVulnerable(vulnerability, side), always: [] });
      if (!json) return terminal.out(tableOf(samples.count, seed, contracts, declarers));
      const report = {
        side,
        vulnerable: vulnerability,
        where: formatSeatConditions(command.conditions),
        seed,
        layouts: samples.count,
        fit: shareJson(fit),
        contracts: contracts.map(({ contract, declarers: by, chance, score, imps }) => ({
          contract: formatContract(contract),
          declarers: by,
          chance: shareJson(chance),
          score: meanJson(score),
          imps: meanJson(imps),
        })),
      };
      terminal.out(`${JSON.stringify(report, null, 2)}\n`);
    },
  });
}

function tableOf(
  count: number,
  seed: number,
  contracts: readonly ContractOdds[],
  declarers: readonly Seat[],
): string {
  const pair = declarers.map(seatName).join(' and ');
  return [
    `${pair}: ${counted(count, 'layout')}, seed ${seed}`,
    '',
    ...columnLines([
      ['Contract', 'Makes', 'Score', 'IMPs'],
      ...contracts.map(({ contract, declarers: by, chance, score, imps }, index) => [
        `${formatContract(contract)} by ${by.length === 1 ? seatName(by[0]!) : 'either'}`,
        shareText(chance),
        meanText(score, 0),
        index === 0 ? 'best' : meanText(imps, 1),
      ]),
    ]),
    '',
  ].join('\n');
}
