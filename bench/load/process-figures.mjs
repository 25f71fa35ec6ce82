/** What processes used of the machine, as Linux counts it in /proc; nothing is known elsewhere. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

export const isKnown = existsSync('/proc/self/stat');

/** Of a second of a processor. */
const TICKS = 100;

/** @typedef {{ cpu: number, waited: number }} Used seconds worked, and seconds ready to work without a processor */

/**
 * @param {readonly number[]} roots a process that is one of them or comes from one; children that have ended count too
 * @returns {Used}
 */
export function usedBy(roots) {
  const used = { cpu: 0, waited: 0 };
  for (const pid of descendants(roots)) {
    const stat = statOf(pid);
    if (stat === null) continue;
    used.cpu += stat.own + stat.ended;
    used.waited += waitedBy(pid);
  }
  return used;
}

/** Without its children. @param {number} pid @returns {Used} */
export const usedByOne = (pid) => ({ cpu: statOf(pid)?.own ?? 0, waited: waitedBy(pid) });

/** Seconds that all processors together worked, for anybody. */
export function usedByAll() {
  if (!isKnown) return Number.NaN;
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] =
    readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.trim().split(/\s+/).slice(1).map(Number) ?? [];
  return (user + nice + system + irq + softirq) / TICKS;
}

export const processors = cpus().length;

/** @param {readonly number[]} roots */
function descendants(roots) {
  const found = new Set(roots);
  if (!isKnown) return found;
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), statOf(Number(name))?.parent ?? 0]),
  );
  // A parent may come after its child.
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const [pid, parent] of parents) if (found.has(parent)) found.add(pid);
  }
  return found;
}

/** Null where it has ended. @param {number} pid */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may have any character.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = (/** @type {number} */ from) => (Number(fields[from]) + Number(fields[from + 1])) / TICKS;
    return { parent, own: ticks(11), ended: ticks(13) };
  } catch {
    return null;
  }
}

/** All threads. @param {number} pid */
function waitedBy(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => {
      const [, waited = 0] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8')
        .split(' ')
        .map(Number);
      return sum + waited / 1e9;
    }, 0);
  } catch {
    return 0;
  }
}
