import { type ConditionsTask, makeConditionsDesk } from './conditions-tasks.ts';

/** A task with its number, by which the answer is known. */
export interface ConditionsRequest {
  readonly number: number;
  readonly task: ConditionsTask;
}

const answerTo = makeConditionsDesk();

addEventListener('message', ({ data }: MessageEvent<ConditionsRequest>) => {
  postMessage({ number: data.number, answer: answerTo(data.task) });
});
