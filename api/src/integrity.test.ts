import { expect, it } from 'vitest';
import { integrityIssue } from './integrity.ts';

it('the severities of an issue are error, warning and info, and no others', () => {
  const { severity } = integrityIssue.shape;
  expect(severity.options).toEqual(['error', 'warning', 'info']);
  for (const other of ['', 'Error', 'fatal', 'notice']) expect(severity.safeParse(other).success).toBe(false);
});
