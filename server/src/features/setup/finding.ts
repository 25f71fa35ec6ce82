import type { SetupLine } from '@bridge-review/api/setup';

/** A mistake of a set-up, in a sentence, and what helps. */
export interface Finding extends SetupLine {
  readonly state: 'missing' | 'wrong';
}

type Words = readonly [title: string, text: string, remedy?: string];

const finding = (state: Finding['state'], name: string, [title, text, remedy]: Words): Finding => ({
  name,
  title,
  state,
  text,
  ...(remedy === undefined ? {} : { remedy }),
});

/** Something does not work, or is open to strangers. */
export const wrong = (name: string, ...words: Words): Finding => finding('wrong', name, words);

/** It works, and will not for long or not for all. */
export const missing = (name: string, ...words: Words): Finding => finding('missing', name, words);
