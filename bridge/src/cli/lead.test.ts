import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from './main.ts';
import type { Terminal } from './terminal.ts';

async function bridge(args: readonly string[], more: Partial<Terminal> = {}) {
  let [out, err] = ['', ''];
  const code = await run(args, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    readStandardInput: async () => new Uint8Array(),
    ...more,
  });
  return { code, out, err };
}

const hand = 'W:QJ4.A9.AJ973.T65';
const lead = (...options: readonly string[]) => ['lead', hand, '--contract', '4S', ...options];
const opened = ['--where', 'S: 6-11, 7-8S; N: 0-11, 0-3S', '--seed', '7'];
const pair = 'N:AQJT98.AKQ.32.32 S:76543.432.AKQ.AK';

/** The arguments of a command as a shell splits it. */
const wordsOf = (line: string): string[] =>
  Array.from(line.matchAll(/'([^']*)'|(\S+)/gu), ([, quoted, plain]) => quoted ?? plain ?? '');

/** The README's line that begins like this, with few layouts: more would only take longer. */
function readmeLine(command: string): string[] {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  const line = readme.split('\n').find((each) => each.startsWith(`npx bridge ${command} `)) ?? '';
  return wordsOf(line.replace('npx bridge ', '').replace(/--layouts \d+/u, '--layouts 3'));
}

interface LeadReport {
  readonly layouts: number;
  readonly leads: readonly {
    readonly card: string;
    readonly chance: { readonly share: number; readonly low: number; readonly high: number };
  }[];
}

describe('bridge lead', () => {
  it('prints the figures of all thirteen cards as JSON, the same for the same seed', async () => {
    const { code, out, err } = await bridge(lead(...opened, '--layouts', '6', '--json'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const report = JSON.parse(out) as LeadReport;
    expect(report).toMatchObject({
      leader: 'W',
      hand: 'QJ4.A9.AJ973.T65',
      contract: '4S',
      declarer: 'S',
      vulnerable: 'None',
      where: 'N: 0-11, 0-3S; S: 6-11, 7-8S',
      seed: 7,
      layouts: 6,
      fit: { share: expect.closeTo(0.00323, 3) as number },
    });
    expect(report.leads.map(({ card }) => card).join(' ')).toBe('SQ SJ S4 HA H9 DA DJ D9 D7 D3 CT C6 C5');
    const [queen, jack] = report.leads;
    expect({ ...jack, card: 'SQ' }).toEqual(queen);
    expect(queen).toMatchObject({
      tricks: { mean: expect.any(Number) as number, low: expect.any(Number) as number },
      score: { mean: expect.any(Number) as number },
      imps: { mean: expect.any(Number) as number },
      matchpoints: { share: expect.any(Number) as number },
    });
    expect(queen!.chance.low).toBeLessThan(queen!.chance.high);
    expect((await bridge(lead(...opened, '--layouts', '6', '--json'))).out).toBe(out);
  });

  it('prints a table, with cards that did the same on one line', async () => {
    const { code, out } = await bridge(lead(...opened, '--declarer', 'S', '--layouts', '2'));
    expect(code).toBe(0);
    expect(out).toMatch(
      /^West leads against 4S by South: 2 layouts, seed 7\n\nLead +Defeats +Tricks +Score\n/u,
    );
    expect(out).toMatch(/^♠QJ\S* +\d+% \(\d+ to \d+\) +\d\.\d\d ±\d\.\d\d +-?\d+ ±\d+$/mu);
  });

  it('runs as the README shows it', async () => {
    const { code, out } = await bridge(readmeLine('lead'));
    expect(code).toBe(0);
    expect((JSON.parse(out) as LeadReport).leads).toHaveLength(13);
  });

  it('shows progress, and prints what it has when it is stopped', async () => {
    const shown: (string | null)[] = [];
    let stop = () => {};
    const { code, out, err } = await bridge(lead(...opened, '--layouts', '50000', '--json'), {
      progress: (text) => {
        shown.push(text);
        // Layouts count in order: with a slow one before them, several count at once.
        if (Number.parseInt(text ?? '', 10) >= 3) stop();
      },
      onInterrupt: (listener) => {
        stop = listener;
        return () => {};
      },
    });
    expect(code).toBe(130);
    expect(shown.at(-1)).toBeNull();
    const { layouts } = JSON.parse(out) as LeadReport;
    expect(shown.at(-2)).toBe(`${layouts} of 50000 layouts`);
    expect(err).toBe(`Stopped after ${layouts} layouts.\n`);
    expect(layouts).toBeGreaterThanOrEqual(3);
  });

  it.each([
    [lead('--where', 'S: 30+'), 'With the known cards South cannot have 30+.\n'],
    [lead('--where', 'S: 15+; N: 15+'), 'No deal meets these conditions together.\n'],
    [lead('--where', 'W: 20+'), 'With the known cards West cannot have 20+.\n'],
  ])('says of %j at once that no deal fits, with exit code 1', async (args, message) => {
    expect(await bridge(args)).toEqual({ code: 1, out: '', err: message });
  });

  it.each([
    [['lead'], `"lead" needs the opening leader's hand alone: "W:KJ875.A54.A987.8".`],
    [['lead', hand], '"lead" needs --contract, such as 3NT or 4SX.'],
    [['lead', hand, '--contract', '8S'], '--contract: "8S" is not a contract.'],
    [['lead', hand, '--contract', 'Pass'], '--contract: Nobody leads to a board that was passed out.'],
    [lead('--declarer', 'E'), 'Against a contract by East, South leads.'],
    [lead('--declarer', 'Q'), '--declarer: "Q" is not a seat: N, E, S or W.'],
    [lead('--layouts', '0'), '--layouts "0" is not a whole number from 1 to 100000.'],
    [lead('--where', 'S: 12-14, 5+X'), '\n  S: 12-14, 5+X\n              ^\n'],
    [lead('--where', 'S: 12+; '.repeat(1000)), 'Conditions have at most 2000 characters.'],
    [lead('--vulnerable', 'X'), '"X" is not a vulnerability'],
    [['lead', 'W:QJ4.A9.AJ973.T6', '--contract', '4S'], 'West: '],
    [['lead', 'W:QQ4.A9.AJ973.T65', '--contract', '4S'], 'West: '],
    [['lead', `${hand} E:Q...`, '--contract', '4S'], 'East and West both have the queen of spades.'],
    [['lead', 'W:'.padEnd(1_000_000, 'A'), '--contract', '4S'], 'is not four suits with a dot between.'],
    [['odds', hand], '"odds" needs the two hands of a partnership'],
    [['odds', `${hand} N:K.....`], 'North: '],
    [['odds', 'N:AQJT98.AKQ.32.32 S:A6543.432.AKQ.AK'], 'North and South both have the ace of spades.'],
    [['odds', pair, '--contract', '4S'], '"odds" has no option --contract.'],
  ])('refuses arguments with exit code 2 and a sentence (%#)', async (args, message) => {
    const { code, err } = await bridge(args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err.length).toBeLessThan(400);
  });
});

describe('bridge odds', () => {
  it('prints the odds of the contracts of two hands, as far as the others meet their conditions', async () => {
    // 7♠ fails where East has both missing spades, and nowhere else.
    const args = ['odds', pair, '--where', 'E: 2S', '--layouts', '4', '--seed', '7', '--json'];
    const { code, out } = await bridge(args);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      side: 'NS',
      where: 'E: 2S',
      seed: 7,
      layouts: 4,
      fit: { share: expect.closeTo(0.24, 10) as number },
      contracts: expect.arrayContaining([
        expect.objectContaining({
          contract: '6S',
          declarers: ['N', 'S'],
          chance: expect.objectContaining({ share: 1 }) as object,
        }),
      ]) as object,
    });
    expect(out).not.toContain('"7S"');
  });

  it('runs as the README shows it', async () => {
    const { code, out } = await bridge(readmeLine('odds'));
    expect(code).toBe(0);
    expect(out).toMatch(/^North and South: 3 layouts, seed 7\n\nContract +Makes +Score +IMPs\n/u);
  });
});
