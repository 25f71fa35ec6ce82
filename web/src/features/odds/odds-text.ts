import { formatContract } from '@bridge-review/bridge/contract';
import type { ContractOdds } from '@bridge-review/bridge/sampling/contract-odds';
import type { Estimate } from '@bridge-review/bridge/sampling/estimate';
import { seatName } from '@bridge-review/bridge/seat';
import type { OddsRow } from '../../ui/odds-table.tsx';

/** A contract that was bid, and a label that says who bid it. */
export interface Tagged {
  /** As `4HX`. */
  readonly contract: string;
  readonly tag: string;
}

/** The figures as text; the first is the best. */
export const rowsOf = (odds: readonly ContractOdds[], tagged: Tagged | null): OddsRow[] =>
  odds.map(({ contract, declarers, chance, score, imps }, index) => {
    const name = formatContract(contract);
    const best = index === 0;
    return {
      contract: name,
      by: declarers.length === 1 ? `by ${seatName(declarers[0]!)}` : 'by either',
      tags: [best && 'best', tagged?.contract === name && tagged.tag].filter((tag) => tag !== false),
      best,
      chance,
      chanceText: shareText(chance.value),
      score: signedText(score.value, 0),
      scoreError: errorText(score, 0),
      imps: signedText(imps.value, 1),
      impsError: best ? '' : errorText(imps, 1),
      loses: Math.round(imps.value * 10) < 0,
    };
  });

/** Neither all nor nothing is claimed by rounding. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 100 && share < 1) return '>99%';
  if (percent === 0 && share > 0) return '<1%';
  return `${percent}%`;
}

/** With a true minus sign, and none for what rounds to nothing. */
export function signedText(value: number, digits: number): string {
  const figure = Math.abs(value).toFixed(digits);
  if (Number(figure) === 0) return figure;
  return value < 0 ? `−${figure}` : `+${figure}`;
}

/** Half the interval; nothing if too little is known to say. */
export const errorText = ({ value, high }: Estimate, digits: number): string =>
  Number.isFinite(high) ? `±${(high - value).toFixed(digits)}` : '';
