import type { IntegrityReport } from '@bridge-review/api/integrity';

/** A check that has found nothing. */
export const soundReport: IntegrityReport = {
  timestamp: '2026-11-15T09:00:00.000Z',
  summary: {
    totalIssues: 0,
    orphanedRecords: 0,
    invalidReferences: 0,
    dataInconsistencies: 0,
    fixableIssues: 0,
  },
  recommendations: [],
  issues: [],
};
