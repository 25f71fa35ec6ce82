import { messages } from '@bridge-review/api/messages';
import { RequestError, errorDescription, errorMessage } from '../../base/request-error.ts';

export interface UploadFailure {
  readonly title: string;
  /** What to do about it. */
  readonly advice: string | null;
}

export const serverMessage = (error: unknown): string | null =>
  error instanceof RequestError ? (errorDescription(error) ?? null) : null;

export function uploadFailure(error: unknown): UploadFailure {
  const word = serverMessage(error);
  if (word !== null) return splitSentence(word);
  return {
    title: messages.uploadFailed,
    advice: error instanceof RequestError ? 'Please try again.' : errorMessage(error),
  };
}

/** The first sentence says what is wrong, the others what to do about it. */
function splitSentence(text: string): UploadFailure {
  const end = text.indexOf('. ') + 1;
  return end === 0
    ? { title: text, advice: null }
    : { title: text.slice(0, end), advice: text.slice(end + 1) };
}
