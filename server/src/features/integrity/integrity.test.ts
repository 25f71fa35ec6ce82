import type { IntegrityFix, IntegrityReport } from '@bridge-review/api/integrity';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BusyClub, openBusyClub } from '../../testing/busy-club.ts';
import type { Fault, ExpectedIssue } from '../../testing/fault.ts';
import { dropConstraints, faults } from '../../testing/faults.ts';
import { useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
let club: BusyClub;

const check = async (): Promise<IntegrityReport> =>
  (await club.admin.send('GET', '/api/admin/integrity-check')).body as IntegrityReport;
const fix = async (): Promise<IntegrityFix> =>
  (await club.admin.send('POST', '/api/admin/integrity-fix')).body as IntegrityFix;

const names = ({ issues }: IntegrityReport): string[] =>
  issues.map(({ table, recordId, type }) => `${type}: ${table} ${recordId}`).toSorted();

/** The hands that a fault gives cards, or a dealer, that cannot be. */
const withWrongCards = () => [club.hands[0], club.hands[4]];

let clean: IntegrityReport;
const planted = new Map<string, ExpectedIssue>();
let before: IntegrityReport;
let first: IntegrityFix;
let second: IntegrityFix;

beforeAll(async () => {
  club = await openBusyClub(server);
  clean = await check();
  await dropConstraints(club.pool);
  for (const fault of faults) planted.set(fault.name, await fault.plant(club));
  before = await check();
  first = await fix();
  second = await fix();
});

describe('a database that was used only through the product', () => {
  it('has no issues', () => {
    expect(clean.issues).toEqual([]);
    expect(clean.summary).toEqual({
      totalIssues: 0,
      orphanedRecords: 0,
      invalidReferences: 0,
      dataInconsistencies: 0,
      fixableIssues: 0,
    });
    expect(clean.recommendations).toEqual([]);
    expect(Date.parse(clean.timestamp)).not.toBeNaN();
  });
});

describe('with every kind of fault inserted once', () => {
  const expected = (only: (left: boolean) => boolean): string[] =>
    faults
      .filter(({ left }) => only(left))
      .map(({ name, type }) => `${type}: ${planted.get(name)!.table} ${planted.get(name)!.recordId}`)
      .toSorted();

  it('the report lists exactly those', () => {
    expect(names(before)).toEqual(expected(() => true));
    const count = (wanted: string) => faults.filter(({ type }) => type === wanted).length;
    expect(before.summary).toEqual({
      totalIssues: faults.length,
      orphanedRecords: count('orphaned_record'),
      invalidReferences: count('invalid_reference'),
      dataInconsistencies: count('data_inconsistency'),
      fixableIssues: faults.filter(({ left }) => !left).length,
    });
  });

  it('lists errors first, each issue with its description and its fix', () => {
    const order = before.issues.map(({ severity }) => ['error', 'warning', 'info'].indexOf(severity));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(new Set(order)).toEqual(new Set([0, 1, 2]));
    for (const issue of before.issues) {
      expect(issue.description).toMatch(/^[A-Z].*\.$/);
      expect(issue.fixAction).toMatch(/^[A-Z]/);
    }
    const unknownType = faults.find(({ name }) => name === 'a user of unknown type')!;
    expect(issuesOf(unknownType, before)).toMatchObject([{ details: 'user_type is wizard' }]);
  });

  it('repairs what it can, and the next report lists what a person must decide', () => {
    expect(first.fixedCount).toBe(faults.filter(({ left }) => !left).length);
    expect(names(first.finalReport)).toEqual(expected((left) => left));
    expect(first.finalReport.summary.fixableIssues).toBe(0);
  });

  it('gives a recommendation for everything left to a person', () => {
    const { recommendations } = first.finalReport;
    expect(recommendations.join('\n')).toContain('Ask one of the two players to edit the record');
    expect(recommendations.join('\n')).not.toContain('Auto-Fix');
    expect(before.recommendations.at(-1)).toContain('Auto-Fix repairs');
  });

  it('a second fix fixes nothing', () => {
    expect(second.fixedCount).toBe(0);
    expect(names(second.finalReport)).toEqual(names(first.finalReport));
  });

  it('no comment is deleted, and no private bidding is shown', async () => {
    const { rows } = await club.pool.query<{ content: string }>('select content from comments');
    const words = rows.map(({ content }) => content);
    expect(words).toContain('Words worth keeping');
    expect(words).toContain('A fine hand');
    expect(words.filter((content) => content === 'Well bid.')).toHaveLength(2);
    const records = await club.pool.query<{ count: number }>(
      'select count(*)::int as count from bidding_records',
    );
    expect(records.rows[0]?.count).toBe(8);
    expect(JSON.stringify(before)).not.toContain('3C');
    expect(JSON.stringify(before)).toContain('Said into the void');
  });

  it('a missing hand is restored with its results', async () => {
    const { rows } = await club.pool.query('select place from hands where game_id = $1 order by place', [
      club.others[6],
    ]);
    expect(rows).toEqual([{ place: 1 }, { place: 2 }, { place: 3 }]);
  });

  it('analyses of a wrong deal or dealer are made again', async () => {
    const { rows } = await club.pool.query('select tricks, par_ns from hands where id = any($1)', [
      withWrongCards(),
    ]);
    const anew = { tricks: null, par_ns: null };
    expect(rows).toEqual([anew, anew]);
  });

  it('a repair is written into the audit log', async () => {
    const { body } = await club.admin.send('GET', '/api/admin/audit-log');
    expect((body as { action: string; details: object }[]).slice(0, 2)).toMatchObject([
      { action: 'integrity_fixed', actor: { id: club.admin.id }, details: { fixedCount: 0 } },
      { action: 'integrity_fixed', actor: { id: club.admin.id }, details: { fixedCount: first.fixedCount } },
    ]);
  });
});

const issuesOf = ({ name, type }: Fault, { issues }: IntegrityReport) =>
  issues.filter(
    (issue) =>
      issue.type === type &&
      issue.table === planted.get(name)?.table &&
      issue.recordId === planted.get(name)?.recordId,
  );

describe('is found and repaired:', () => {
  it.each(faults.filter(({ left }) => !left))('$name', (fault) => {
    expect(issuesOf(fault, before)).toMatchObject([{ fixable: true }]);
    expect(issuesOf(fault, first.finalReport)).toEqual([]);
  });
});

describe('is found and left to a person:', () => {
  it.each(faults.filter(({ left }) => left))('$name', (fault) => {
    expect(issuesOf(fault, before)).toMatchObject([{ fixable: false }]);
    expect(issuesOf(fault, first.finalReport)).toMatchObject([{ fixable: false }]);
  });
});
