import type { SetupLine } from '@bridge-review/api/setup';

/** A mistake of a set-up, in a sentence, and what helps. */
export interface SetupFinding extends SetupLine {
  readonly state: 'missing' | 'wrong';
}

type Words = readonly [title: string, text: string, remedy?: string];

const finding = (state: SetupFinding['state'], name: string, [title, text, remedy]: Words): SetupFinding => ({
  name,
  title,
  state,
  text,
  ...(remedy === undefined ? {} : { remedy }),
});

/** Something does not work, or is open to strangers. */
export const wrong = (name: string, ...words: Words): SetupFinding => finding('wrong', name, words);

/** It works, and will not for long or not for all. */
export const missing = (name: string, ...words: Words): SetupFinding => finding('missing', name, words);
