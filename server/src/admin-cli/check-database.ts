import type { IntegrityIssue, IntegrityReport } from '@bridge-review/api/integrity';
import type { IntegrityService } from '../features/integrity/service.ts';

/** Prints the issues and returns whether any are left. */
export async function checkDatabase(
  integrity: IntegrityService,
  fix: boolean,
  print: (line: string) => void,
): Promise<boolean> {
  if (!fix) return printReport(await integrity.check(), print);
  const { fixedCount, finalReport } = await integrity.fix(null);
  print(`Repaired: ${fixedCount}`);
  return printReport(finalReport, print);
}

function printReport(
  { summary, recommendations, issues }: IntegrityReport,
  print: (line: string) => void,
): boolean {
  if (summary.totalIssues === 0) {
    print('Nothing is wrong.');
    return false;
  }
  for (const issue of issues) print(lineOf(issue));
  if (issues.length < summary.totalIssues) print(`… and ${summary.totalIssues - issues.length} more`);
  print(
    `Issues: ${summary.totalIssues} (orphaned records: ${summary.orphanedRecords}, invalid references: ${summary.invalidReferences}, data inconsistencies: ${summary.dataInconsistencies}); --fix repairs ${summary.fixableIssues} of them`,
  );
  for (const recommendation of recommendations) print(`- ${recommendation}`);
  return true;
}

const lineOf = ({ severity, table, recordId, description, details }: IntegrityIssue): string =>
  `${severity}\t${table} ${recordId}\t${description}${details === null ? '' : ` ${details}`}`;
