import { type ContractText, formatContract } from '@bridge-review/bridge/contract';
import type { ContractOdds } from '@bridge-review/bridge/sampling/contract-odds';
import { seatName } from '@bridge-review/bridge/seat';
import type { OddsRow } from '../../ui/odds-table.tsx';
import { plusMinusText, shareText, signedText } from '../simulation/figures-text.ts';

/** A contract that was bid, and a label that says who bid it. */
export interface Tagged {
  /** As `4HX`. */
  readonly contract: ContractText;
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
      scoreError: plusMinusText(score, 0),
      imps: signedText(imps.value, 1),
      impsError: best ? '' : plusMinusText(imps, 1),
      loses: Math.round(imps.value * 10) < 0,
    };
  });
