import { type ErrorAnswer, errorAnswer } from '@bridge-review/api/error';

/** A request that was answered with a failure. `message` is `status: reason`; people are shown the sentence. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly status: number;
  readonly sentence: string;
  readonly code: ErrorAnswer['code'] | null;
  readonly issues: NonNullable<ErrorAnswer['issues']>;
  /** The whole answer: what an area adds to a failure is parsed by that area. */
  readonly body: unknown;

  constructor(status: number, reason: string, answer?: ErrorAnswer, body?: unknown) {
    super(`${status}: ${reason}`);
    this.status = status;
    this.sentence = answer?.message ?? sentenceFor(status);
    this.code = answer?.code ?? null;
    this.issues = answer?.issues ?? [];
    this.body = body;
  }

  static async from(response: Response): Promise<RequestError> {
    const text = await response.text();
    const body = parseJson(text);
    const answer = errorAnswer.safeParse(body);
    return answer.success
      ? new RequestError(response.status, answer.data.message, answer.data, body)
      : new RequestError(response.status, text || response.statusText || 'No reason given');
  }
}

/** For answers that are not our API's: a proxy's page, or a status alone, would not help anybody. */
const sentenceFor = (status: number): string =>
  status >= 502 && status <= 504
    ? 'The server is not available right now. Please try again in a minute.'
    : 'The server answered with an error and gave no reason. Please try again.';

const OFFLINE = 'The server could not be reached. Please check your connection and try again.';

/** The message to show for any error. */
export function errorMessage(error: unknown): string {
  return error instanceof RequestError ? error.sentence : OFFLINE;
}

/**
 * The description below a title that already says what failed: the server's message, or that there was no answer.
 * Undefined for errors of a proxy, whose error page would not help.
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
