import { readSessionAddress } from '../ranking/ranking-address.ts';
import { papers, type PrintChoice } from './print-address.ts';

/** What an address says; anything unknown is left out. */
export function readPrintAddress(params: URLSearchParams): PrintChoice {
  const { entrant, handId, from } = readSessionAddress(params);
  const choice = (name: string): boolean | null =>
    params.get(name) === 'yes' ? true : params.get(name) === 'no' ? false : null;
  return {
    paper: papers.find((one) => one === params.get('paper')) ?? 'record',
    handId,
    entrant,
    results: choice('results'),
    analysis: choice('analysis'),
    from,
  };
}
