import type { Vulnerability } from '../vulnerability.ts';

/**
 * The vulnerability that the history of a rubber makes, from `NS 0 30/100 0 EW 0 0/0 0`: points above the line, then
 * those below it, game by game. A side is vulnerable once it has won a game, which all but the last have been.
 * Null for what is no such history.
 */
export function rubberVulnerability(text: string): Vulnerability | null {
  const found = /^NS ([^A-Z]+) EW ([^A-Z]+)$/u.exec(text.trim().replaceAll(/\s+/gu, ' '));
  const [ns, ew] = [pointsBelow(found?.[1]), pointsBelow(found?.[2])];
  if (!ns || !ew || ns.length !== ew.length) return null;
  const isNS = ns.slice(0, -1).some((points) => points >= 100);
  const isEW = ew.slice(0, -1).some((points) => points >= 100);
  return isNS ? (isEW ? 'All' : 'NS') : isEW ? 'EW' : 'None';
}

function pointsBelow(side: string | undefined): number[] | null {
  const [, below] = /^(?:\d+ )?\d+ ?\/ ?(\d+(?: \d+){0,2})$/u.exec(side ?? '') ?? [];
  return below === undefined ? null : below.split(' ').map(Number);
}
