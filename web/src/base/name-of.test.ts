import { describe, expect, it } from 'vitest';
import { nameOf } from './name-of.ts';

const nobody = { displayName: '', firstName: '', lastName: '', email: 'ada@example.org' };

describe('nameOf', () => {
  it('is the display name', () => {
    expect(nameOf({ ...nobody, displayName: 'Ada L.', firstName: 'Ada', lastName: 'Lark' })).toBe('Ada L.');
  });
  it('is first and last name without a display name', () => {
    expect(nameOf({ ...nobody, firstName: 'Ada', lastName: 'Lark' })).toBe('Ada Lark');
  });
  it('is the email without any name', () => {
    expect(nameOf(nobody)).toBe('ada@example.org');
  });
});
