import type { IssueType, Severity } from '@bridge-review/api/integrity';
import type { BadgeTone } from '../../ui/badge.tsx';

export const SEVERITY_TEXT: Record<Severity, string> = { error: 'Error', warning: 'Warning', info: 'Info' };

export const SEVERITY_TONES: Record<Severity, BadgeTone> = { error: 'error', warning: 'warn', info: 'info' };

export const TYPE_TEXT: Record<IssueType, string> = {
  orphaned_record: 'orphaned record',
  invalid_reference: 'invalid reference',
  data_inconsistency: 'data inconsistency',
};
