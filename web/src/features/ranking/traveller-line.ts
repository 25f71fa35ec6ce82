import type { Entrant, Traveller, TravellerRow } from '@bridge-review/api/ranking';
import type { Side } from '@bridge-review/bridge/side';
import type { ReactNode } from 'react';
import type { TravellerLine } from '../../ui/traveller-table.tsx';
import { outcomeText, signed } from '../hands/table-text.ts';
import { impsFigure, pointsText } from './ranking-text.ts';

/** A row of a traveller; how a pair is named is the caller's choice. */
export function travellerLine(
  row: TravellerRow,
  unit: Traveller['unit'],
  namesOf: (entrant: Entrant) => ReactNode,
): TravellerLine {
  const { adjusted, scoreNS, contract, points } = row;
  const score = adjusted === null ? scoreNS : null;
  const pointsOf = (value: number | undefined): string =>
    value === undefined ? '' : unit === 'percent' ? pointsText(value) : impsFigure(value);
  const pair = (entrant: Entrant, side: Side): TravellerLine['NS'] => ({
    number: entrant.number,
    names: namesOf(entrant),
    own: row.ownSide === side,
  });
  return {
    key: row.tableId,
    NS: pair(row.NS, 'NS'),
    EW: pair(row.EW, 'EW'),
    contract: adjusted === null ? contract : null,
    declarer: contract === 'Pass' ? '' : (row.declarer ?? ''),
    result: outcomeText(row),
    lead: row.lead,
    tricks: row.tricks === null || contract === 'Pass' ? '' : String(row.tricks),
    plusNS: score !== null && score >= 0 ? String(score) : '',
    plusEW: score !== null && score < 0 ? String(-score) : '',
    score: score === null ? '' : signed(score),
    pointsNS: pointsOf(points?.NS),
    pointsEW: pointsOf(points?.EW),
    adjusted: adjusted === null ? '' : `A${adjusted.NS} ${adjusted.EW}`,
  };
}
