import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Margaret Oduya', 'MO'],
    ['Margaret O.', 'MO'],
    ['Ada', 'A'],
    ['Wen-Ling Hsu', 'WH'],
    ['Ana de la Cruz', 'AC'],
    ['  joan   whitlock ', 'JW'],
    ['élodie Ångström', 'ÉÅ'],
    ['joan.whitlock@example.org', 'JW'],
    ['joan@example.org', 'J'],
    ['42', ''],
    ['', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
