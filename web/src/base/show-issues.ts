import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { RequestError } from './request-error.ts';

/** Puts the server's word on a field beside that field, and the cursor into the first of them. */
export function showIssues<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof RequestError)) return;
  error.issues.forEach(({ path, message }, index) =>
    setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
}
