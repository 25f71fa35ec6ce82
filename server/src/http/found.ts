import { AppError } from './app-error.ts';

/** Returns the value, or throws 404 for null. */
export function found<T>(value: T | null): T {
  if (value === null) throw new AppError('not_found');
  return value;
}
