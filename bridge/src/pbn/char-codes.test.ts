import fc from 'fast-check';
import { expect, it } from 'vitest';
import { charCodesOf } from './char-codes.ts';

it('matches charCodeAt, with zeros after the end', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string(), fc.constant('é'), fc.constant('\uD83C')),
      (text) => {
        const codes = [...charCodesOf(text)];
        const expected = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at));
        expect(codes).toEqual([...expected, 0, 0, 0, 0]);
      },
    ),
  );
});
