// DDS, Debian's native solver (package libdds-dev), behind a small program that is compiled when it is first needed.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {object} Peer
 * @property {(deal: string) => Promise<{ time: number, table: string }>} solve
 * @property {() => void} close
 */

/** @returns {Peer | null} null if DDS or a compiler is missing */
export function startPeer() {
  const folder = mkdtempSync(join(tmpdir(), 'bridge-dds-'));
  const program = join(folder, 'dds');
  const source = fileURLToPath(new URL('dds.cpp', import.meta.url));
  const { status } = spawnSync('g++', ['-O3', source, '-o', program, '-ldds'], { stdio: 'ignore' });
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    solve: async (deal) => {
      child.stdin.write(`${deal}\n`);
      const [code, time, table] = String((await lines.next()).value).split(' ');
      if (code !== '1') throw new Error(`DDS refused ${deal} with code ${code}.`);
      return { time: Number(time), table: String(table) };
    },
    close: () => {
      child.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
