import type { IntegrityIssue, IntegrityReport, IssueType, Severity } from '@bridge-review/api/integrity';
import { severities } from '@bridge-review/api/integrity';
import { counted, plural } from '@bridge-review/bridge/counted';
import { shorten } from '../../shorten.ts';
import type { Check, Finding } from './check.ts';

/** More than a person reads. All are counted. */
const MAX_LISTED = 1_000;
/** Values in a broken record can be of any length. */
const LONGEST_DETAILS = 150;

/** Collects findings, of which there may be any number, in bounded memory. */
export class ReportBuilder {
  readonly #listed: Record<Severity, IntegrityIssue[]> = { error: [], warning: [], info: [] };
  readonly #counts: Record<IssueType, number> = {
    orphaned_record: 0,
    invalid_reference: 0,
    data_inconsistency: 0,
  };
  /** For a person, by what they should do. */
  readonly #advices = new Map<string, { readonly check: Check; count: number }>();
  #fixable = 0;

  add(finding: Finding): void {
    const { check } = finding;
    const advice = adviceOf(finding);
    this.#counts[check.type] += 1;
    if (advice === null) this.#fixable += 1;
    else this.#advise(check, advice);
    const listed = this.#listed[check.severity];
    if (listed.length < MAX_LISTED) listed.push(issueOf(finding));
  }

  finish(): IntegrityReport {
    const {
      orphaned_record: orphans,
      invalid_reference: references,
      data_inconsistency: inconsistencies,
    } = this.#counts;
    return {
      timestamp: new Date().toISOString(),
      summary: {
        totalIssues: orphans + references + inconsistencies,
        orphanedRecords: orphans,
        invalidReferences: references,
        dataInconsistencies: inconsistencies,
        fixableIssues: this.#fixable,
      },
      recommendations: this.#recommendations(),
      issues: severities.flatMap((severity) => this.#listed[severity]).slice(0, MAX_LISTED),
    };
  }

  #advise(check: Check, advice: string): void {
    const known = this.#advices.get(advice);
    if (known === undefined) this.#advices.set(advice, { check, count: 1 });
    else known.count += 1;
  }

  #recommendations(): string[] {
    const byUrgency = [...this.#advices].toSorted(
      ([, a], [, b]) => severities.indexOf(a.check.severity) - severities.indexOf(b.check.severity),
    );
    return [
      ...byUrgency.map(([advice, { check, count }]) => `${headline(check, count)}: ${advice}`),
      ...(this.#fixable === 0
        ? []
        : [
            `Auto-Fix repairs ${counted(this.#fixable, 'issue')} without losing data. Make a backup first: npm run admin -- backup FILE.`,
          ]),
    ];
  }
}

/** What a person should do; null if the automatic repair does it. */
export const adviceOf = ({ check, advice }: Finding): string | null =>
  advice ?? (check.fix.kind === 'person' ? check.fix.advice : null);

function issueOf(finding: Finding): IntegrityIssue {
  const { check, key, details } = finding;
  const advice = adviceOf(finding);
  return {
    severity: check.severity,
    table: check.table,
    type: check.type,
    recordId: key.map(shown).join('/'),
    description: check.description,
    fixAction: advice ?? (check.fix.kind === 'automatic' ? check.fix.action : ''),
    fixable: advice === null,
    details: details && shorten(details, LONGEST_DETAILS),
  };
}

/** The hash of a token is harmless, but need not be shown in full. */
const shown = (value: number | string): string =>
  typeof value === 'string' && value.length > 12 ? `${value.slice(0, 8)}…` : String(value);

const headline = ({ name, table }: Check, count: number): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)} (${table}${plural(count, '', `, ${count} times`)})`;
