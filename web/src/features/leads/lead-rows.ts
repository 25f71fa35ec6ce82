import type { Card } from '@bridge-review/bridge/card';
import type { Estimate } from '@bridge-review/bridge/sampling/estimate';
import type { LeadOdds } from '@bridge-review/bridge/sampling/lead-odds';
import type { LeadSamples } from '@bridge-review/bridge/sampling/lead-samples';
import { type ClosenessSplit, splitByCloseness } from '@bridge-review/bridge/sampling/too-close';
import type { LeadRow } from '../../ui/lead-table.tsx';
import { plusMinusText, shareText, signedText } from '../simulation/figures-text.ts';
import type { Moves } from '../simulation/moves-text.ts';
import type { FieldLeads } from './field-leads.ts';
import type { LeadMoves } from './lead-run.ts';

/** What leads are ranked by. */
export type Measure = 'chance' | 'tricks';

/** What a lead gains is counted in. */
export type Unit = 'imps' | 'matchpoints';

/** Cards that did the same on every layout, and their figures. */
export interface Lead extends LeadOdds {
  readonly cards: readonly Card[];
}

/** Those that are too close to call in the order of the cards, since no order is claimed; the others by what they do. */
export function standingLeads(
  samples: LeadSamples,
  odds: readonly LeadOdds[],
  measure: Measure,
): ClosenessSplit<Lead> {
  const leads = samples
    .groups()
    .map((cards): Lead => ({ cards, ...odds.find(({ card }) => card === cards[0])! }));
  const { close, behind } = splitByCloseness(leads, (lead) => lead[measure]);
  return { close, behind: behind.toSorted((one, other) => other[measure].value - one[measure].value) };
}

export interface RowsAsked {
  readonly measure: Measure;
  readonly unit: Unit;
  readonly made: Card | null;
  readonly field: FieldLeads | null;
}

/** The figures as text, on a scale that the longest bar fills. */
export function rowsOf({ close, behind }: ClosenessSplit<Lead>, asked: RowsAsked) {
  const top = scaleOf(
    [...close, ...behind].map((lead) => lead[asked.measure].high),
    asked.measure,
  );
  const row = (lead: Lead): LeadRow => rowOf(lead, top, asked);
  return {
    scale: asked.measure === 'chance' ? `0 to ${Math.round(100 * top)}%` : `0 to ${top}`,
    close: close.map(row),
    behind: behind.map(row),
  };
}

function rowOf(lead: Lead, top: number, { measure, unit, made, field }: RowsAsked): LeadRow {
  const shown = lead[measure];
  const { value, low, high } = shown;
  const isMade = made !== null && lead.cards.includes(made);
  const chance = { figure: shareText(lead.chance.value), range: rangeText(lead.chance) };
  const gain = isMade && unit === 'imps' ? { gain: 'led', gainError: '' } : gainText(lead, unit);
  return {
    cards: lead.cards,
    made: isMade,
    bar: { value: value / top, low: Math.max(0, low) / top, high: Math.min(high, top) / top },
    ...(measure === 'chance'
      ? { ...chance, other: lead.tricks.value.toFixed(2), otherError: plusMinusText(lead.tricks, 2) }
      : {
          figure: value.toFixed(2),
          range: plusMinusText(shown, 2),
          other: chance.figure,
          otherError: chance.range,
        }),
    ...gain,
    loses: unit === 'imps' && !isMade && lead.imps.high < 0,
    field: field && fieldText(lead.cards, field),
  };
}

/** How the chance of one lead moves. */
export const movesOf = (lead: LeadOdds, { chips, without, failed }: LeadMoves): Moves => ({
  chance: lead.chance,
  chips,
  without: Object.fromEntries(
    Object.entries(without).map(([chip, odds]) => [
      chip,
      odds.find(({ card }) => card === lead.card)!.chance,
    ]),
  ),
  failed,
});

/** '11 to 17', in percent. */
const rangeText = ({ low, high }: Estimate): string =>
  `${Math.round(100 * low)} to ${Math.round(100 * high)}`;

export function gainText(lead: Lead, unit: Unit): Pick<LeadRow, 'gain' | 'gainError'> {
  if (unit === 'imps')
    return { gain: signedText(lead.imps.value, 1), gainError: plusMinusText(lead.imps, 1) };
  const { value, low, high } = lead.matchpoints;
  const percents = { value: 100 * value, low: 100 * low, high: 100 * high };
  return { gain: `${percents.value.toFixed(0)}%`, gainError: plusMinusText(percents, 0) };
}

/** How often the field led one of these; nothing where it never did. */
export function fieldText(cards: readonly Card[], { leads, tables }: FieldLeads): string | null {
  const times = cards.reduce((sum, card) => sum + (leads.get(card) ?? 0), 0);
  return times === 0 ? null : `${times} of ${tables}`;
}

/** The least round figure that no interval exceeds. */
function scaleOf(highs: readonly number[], measure: Measure): number {
  const highest = Math.max(...highs.filter(Number.isFinite), 0);
  const steps = measure === 'chance' ? [0.1, 0.2, 0.3, 0.5, 0.75, 1] : [2, 4, 6, 8, 10, 13];
  return steps.find((step) => step >= highest) ?? steps.at(-1)!;
}
