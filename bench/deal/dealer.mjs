// Debian's `dealer`, the generator that teachers use, on conditions written for it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Debian puts it among the games, outside the usual search path. */
const PROGRAM = ['/usr/games/dealer', '/usr/local/bin/dealer', '/usr/bin/dealer'].find((path) =>
  existsSync(path),
);

export const hasDealer = PROGRAM !== undefined && existsSync('/bin/bash');

/**
 * Deals until so many were generated, or so many of them fitted, and prints each that fits as one line.
 * @param {{ condition: string, predeal?: string, generate: number, produce: number, seed: number }} task
 * @returns {{ generated: number, produced: number, time: number }} `time` is the processor's, in milliseconds
 */
export function runDealer({ condition, predeal = '', generate, produce, seed }) {
  const input = `generate ${generate}\nproduce ${produce}\n${predeal}\ncondition ${condition}\naction printoneline\n`;
  const { stdout, stderr, status } = spawnSync(
    '/bin/bash',
    ['-c', `TIMEFORMAT='%U %S'; time ${PROGRAM} -s ${seed} | tail -n 4`],
    { input, encoding: 'utf8' },
  );
  const generated = Number(/Generated (\d+) hands/u.exec(stdout)?.[1]);
  const produced = Number(/Produced (\d+) hands/u.exec(stdout)?.[1]);
  const [user, system] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  const time = 1000 * (Number(user) + Number(system));
  if (status !== 0 || !(generated > 0) || !(time >= 0))
    throw new Error(`dealer did not understand "${condition}": ${stdout}${stderr}`);
  return { generated, produced, time };
}
