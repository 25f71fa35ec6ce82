import { errorDescription, RequestError } from '../../base/request-error.ts';

const NO_ANSWER = 'Network error occurred. Please try again.';

/** The message of a failed form: the server's, else a default. */
export function failureOf(error: unknown, fallback: string): string {
  return error instanceof RequestError ? (errorDescription(error) ?? fallback) : NO_ANSWER;
}
