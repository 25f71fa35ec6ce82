import { AppError } from './app-error.ts';

/** What a repo has found; what it has not is answered as not found. */
export function found<T>(value: T | null): T {
  if (value === null) throw new AppError('not_found');
  return value;
}
