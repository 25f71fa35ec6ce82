import type { DuplicateGame } from '@bridge-review/api/games';
import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { openApi } from './openapi.ts';

const duplicateGame: DuplicateGame = { id: 7, title: 'Autumn', tournament: null, date: null, filename: 'a' };

/** Compiled and never run: an error that is missing here is an error of the compiler. */
const breaches = [
  // @ts-expect-error: this code has details
  () => new AppError('duplicate_game'),
  // @ts-expect-error: and has them in full
  () => new AppError('duplicate_game', { details: {} }),
  // @ts-expect-error: of its own kind
  () => new AppError('stale_record', { details: { duplicateGame } }),
  // @ts-expect-error: this code has none
  () => new AppError('forbidden', { details: { duplicateGame } }),
];

it('carries the details of its code, and does not compile with others', () => {
  expect(new AppError('duplicate_game', { details: { duplicateGame } }).details).toEqual({ duplicateGame });
  expect(new AppError('forbidden').details).toBeUndefined();
  expect(breaches).toHaveLength(4);
});

it('has every code and every detail in the OpenAPI document', () => {
  const { schemas } = openApi().components as {
    schemas: { Error: { properties: object; required: string[] } };
  };
  expect(Object.keys(schemas.Error.properties).toSorted()).toEqual(
    ['biddingRecord', 'code', 'duplicateGame', 'error', 'issues', 'message'].toSorted(),
  );
  expect(schemas.Error.required.toSorted()).toEqual(['code', 'error', 'message']);
});
