import { type ErrorAnswer, errorAnswer } from '@bridge-review/api/error';

/** A request that was answered with a failure. `message` is `status: sentence`; people are shown the sentence. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly sentence: string;
  readonly code: ErrorAnswer['code'] | null;
  readonly issues: NonNullable<ErrorAnswer['issues']>;
  /** The game that is there already, where a new one was refused for it. */
  readonly duplicateGame: ErrorAnswer['duplicateGame'] | null;
  /** The bidding as it is now, where a change was refused for it. */
  readonly biddingRecord: ErrorAnswer['biddingRecord'] | null;

  constructor(status: number, sentence: string, answer?: ErrorAnswer) {
    super(`${status}: ${sentence}`);
    this.status = status;
    this.sentence = sentence;
    this.code = answer?.code ?? null;
    this.issues = answer?.issues ?? [];
    this.duplicateGame = answer?.duplicateGame ?? null;
    this.biddingRecord = answer?.biddingRecord ?? null;
  }

  static async from(response: Response): Promise<RequestError> {
    const text = await response.text();
    const answer = errorAnswer.safeParse(parseJson(text));
    return answer.success
      ? new RequestError(response.status, answer.data.message, answer.data)
      : new RequestError(response.status, text || response.statusText);
  }
}

const OFFLINE = 'The server could not be reached. Please check your connection and try again.';

/** The sentence for a person, whatever went wrong. */
export function errorMessage(error: unknown): string {
  return error instanceof RequestError ? error.sentence : OFFLINE;
}

/**
 * What stands below a title that already says what failed: the server's own sentence, or that there was no answer.
 * Nothing where something in between failed without words: an error page of a proxy helps nobody.
 */
export function errorDescription(error: unknown): string | undefined {
  return error instanceof RequestError && error.code === null ? undefined : errorMessage(error);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
