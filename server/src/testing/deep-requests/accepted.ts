import { errorAnswer } from '@bridge-review/api/error';
import type { Route } from '@bridge-review/api/route';

export interface ReceivedAnswer {
  readonly status: number;
  readonly text: string;
}

/** Whether the route did what it is for: a redirect is what some are for. */
export const isAccepted = ({ answer }: Route, { status }: ReceivedAnswer): boolean =>
  (status >= 200 && status < 300) || (answer.kind === 'redirect' && status === 302);

/** Why such an answer should not have been given; null if all is well. */
export function answerProblem(route: Route, received: ReceivedAnswer, isVisitor: boolean): string | null {
  const { status, text } = received;
  if (status >= 500) return 'an internal error';
  const { answer, access } = route;
  if (isAccepted(route, received)) {
    if (isVisitor && access !== 'anyone') return 'a visitor was let in';
    return answer.kind === 'json' || answer.kind === 'page' ? jsonProblem(answer, text) : null;
  }
  if (status < 400) return 'neither accepted nor refused';
  // To people in a frame a page says it.
  if (answer.kind === 'framed') return text.startsWith('<!') || isError(text) ? null : 'no page';
  return isError(text) ? null : 'no known code and no sentence';
}

const isError = (text: string): boolean => {
  const { success, data } = errorAnswer.safeParse(parsed(text));
  return success && data.message.trim() !== '' && data.code !== 'internal';
};

function jsonProblem(
  answer: Extract<Route['answer'], { kind: 'json' | 'page' }>,
  text: string,
): string | null {
  const schema = answer.kind === 'json' ? answer.schema : answer.row.array();
  const { success, error } = schema.safeParse(parsed(text));
  return success ? null : `not as the schema says: ${error.message}`;
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
