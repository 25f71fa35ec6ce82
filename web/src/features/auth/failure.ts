import { errorDescription, RequestError } from '../../base/request-error.ts';

const NO_ANSWER = 'Network error occurred. Please try again.';

/** What a form says that failed as a whole: the server's sentence, else its own. */
export function failureOf(error: unknown, fallback: string): string {
  return error instanceof RequestError ? (errorDescription(error) ?? fallback) : NO_ANSWER;
}
