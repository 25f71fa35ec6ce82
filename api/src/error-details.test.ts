import { expect, it } from 'vitest';
import { readErrorDetails } from './error-details.ts';

const sentence = 'A game with the same first hand already exists in the system.';
const duplicateGame = { id: 7, title: 'Autumn', tournament: null, date: '2025-10-18', filename: 'a.pbn' };
const answer = { error: sentence, message: sentence, code: 'duplicate_game', duplicateGame };

it('reads the details of an error code', () => {
  expect(readErrorDetails('duplicate_game', answer)).toEqual({ duplicateGame });
});

it.each([
  ['a failure of another code', { ...answer, code: 'already_recorded' }],
  ['an answer without them', { ...answer, duplicateGame: undefined }],
  ['details of another shape', { ...answer, duplicateGame: { id: 'seven' } }],
  ['an answer that is not an error', { duplicateGame }],
  ['no answer', null],
])('reads nothing from %s', (_name, other) => {
  expect(readErrorDetails('duplicate_game', other)).toBeNull();
});
