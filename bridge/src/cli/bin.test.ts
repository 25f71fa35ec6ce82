import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const packageFolder = join(import.meta.dirname, '../..');
const workspace = join(packageFolder, '..');

/** A working copy as it is right after installation: nothing is compiled yet. */
const copy = mkdtempSync(join(tmpdir(), 'bridge-bin-'));
afterAll(() => rmSync(copy, { recursive: true }));
mkdirSync(join(copy, 'bridge'));
for (const name of ['bin', 'engine', 'src', 'package.json']) {
  cpSync(join(packageFolder, name), join(copy, 'bridge', name), { recursive: true });
}
symlinkSync(join(workspace, 'node_modules'), join(copy, 'node_modules'));

const bridge = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [join(copy, 'bridge/bin/bridge.js'), ...args], { input, encoding: 'utf8' });

const lin = 'md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|ah|Board 15|';

describe('the command itself', () => {
  it('compiles itself on first use, and says so on standard error', () => {
    expect(existsSync(join(copy, 'bridge/dist'))).toBe(false);
    const { status, stdout, stderr } = bridge(['check', '-'], lin);
    expect(stderr).toBe('bridge: compiling the command, once …\n');
    expect(stdout).toContain('(standard input): LIN, 1 board');
    expect(status).toBe(0);
  });

  it('does not compile again what has not changed', () => {
    expect(bridge(['check', '-'], lin)).toMatchObject({ stderr: '', status: 0 });
  });

  it('compiles again when the source is newer', () => {
    const later = new Date(Date.now() + 60_000);
    utimesSync(join(copy, 'bridge/src/seat.ts'), later, later);
    expect(bridge(['check', '-'], lin).stderr).toContain('compiling');
  });

  it('needs no source and no compiler once published', () => {
    rmSync(join(copy, 'bridge/src'), { recursive: true });
    rmSync(join(copy, 'node_modules'));
    expect(bridge(['check', '-'], lin)).toMatchObject({ stderr: '', status: 0 });
  });

  it('exits with the code of the command', () => {
    expect(bridge(['check', 'missing.pbn']).status).toBe(3);
    expect(bridge(['huh']).status).toBe(2);
    expect(bridge(['check', '-'], 'Dear all,').status).toBe(1);
  });
});
