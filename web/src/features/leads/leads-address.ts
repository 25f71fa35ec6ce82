import { paths } from '@bridge-review/api/page-paths';
import { formatContract, parseContract } from '@bridge-review/bridge/contract';
import { formatHand } from '@bridge-review/bridge/hand';
import { nextSeat } from '@bridge-review/bridge/seat';
import { parseVulnerability } from '@bridge-review/bridge/vulnerability';
import { type LeadProblem, leaderOf } from './lead-problem.ts';
import { readTypedHand } from './typed-hand.ts';

/** What the lead lab shows, as its URL says it. */
export interface LeadsView {
  /** Null while nobody has asked for anything. */
  readonly problem: LeadProblem | null;
  /** Conditions on the other hands, in the short form. */
  readonly where: string;
  /** Null for any. */
  readonly seed: number | null;
  /** The number of the layout that is open on the board. */
  readonly layout: number | null;
  /** The hand of a game that it came from. */
  readonly from: string | null;
}

/** Conditions are no longer than this. */
const MAX_WHERE = 2000;

export function readLeadsView(params: URLSearchParams): LeadsView {
  return {
    problem: readProblem(params),
    // Half of a character is written into an address as this sign.
    where: (params.get('where') ?? '').slice(0, MAX_WHERE + 1).replace(/\p{Cs}$/u, '\uFFFD'),
    seed: readNumber(params.get('seed'), 6),
    layout: readNumber(params.get('layout'), 6),
    from: /^\d{1,15}$/.exec(params.get('from') ?? '')?.[0] ?? null,
  };
}

export function leadsAddress({ problem, where, seed, layout, from }: LeadsView): string {
  if (problem === null) return paths.leads;
  const params = new URLSearchParams({
    hand: `${leaderOf(problem)}:${formatHand(problem.hand)}`,
    contract: formatContract(problem.contract),
  });
  if (problem.vulnerability !== 'None') params.set('vul', problem.vulnerability);
  if (where !== '') params.set('where', where);
  for (const [name, value] of Object.entries({ seed, layout, from }))
    if (value !== null) params.set(name, String(value));
  return `${paths.leads}?${params}`;
}

function readProblem(params: URLSearchParams): LeadProblem | null {
  const { seat, hand } = readTypedHand(params.get('hand') ?? '');
  const contract = parseContract(params.get('contract') ?? '');
  const vulnerability = parseVulnerability(params.get('vul') ?? 'None');
  if (!hand.ok || !contract.ok || contract.value === 'Pass' || !vulnerability.ok) return null;
  return {
    hand: hand.value,
    contract: { ...contract.value, declarer: nextSeat(seat ?? 'W', 3) },
    vulnerability: vulnerability.value,
  };
}

const readNumber = (text: string | null, digits: number): number | null =>
  text !== null && text.length <= digits && /^\d+$/.test(text) ? Number(text) : null;
