import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { credentials, registration, registrationForm } from './auth.ts';

const joan = {
  email: 'joan@example.org',
  password: 'secret',
  firstName: 'Joan',
  lastName: 'Whitlock',
  displayName: 'Joan W.',
  confirmPassword: 'secret',
};

/** The error messages by field. */
function complaints(schema: z.ZodType, input: object): Record<string, string> {
  const { error } = schema.safeParse(input);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

describe('credentials', () => {
  it.each(['', ' ', 'joan', 'joan@', '@example.org', 'joan@example', 'jo an@example.org', null, 7])(
    'refuse %j as an email',
    (email) => {
      expect(complaints(credentials, { ...joan, email })).toEqual({
        email: 'Please enter a valid email address',
      });
    },
  );

  it.each(['joan@example.org', ' Joan.Whitlock+club@Example.co.uk '])('accept %j as an email', (email) => {
    expect(complaints(credentials, { ...joan, email })).toEqual({});
  });

  it('need a password of at least 6 characters', () => {
    const sentence = 'Password must be at least 6 characters';
    expect(complaints(credentials, { ...joan, password: '12345' })).toEqual({ password: sentence });
    expect(complaints(credentials, { ...joan, password: undefined })).toEqual({ password: sentence });
    expect(complaints(credentials, { ...joan, password: '123456' })).toEqual({});
  });
});

describe('a registration', () => {
  it.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['displayName', 'Display name is required'],
  ])('needs a %s', (field, sentence) => {
    for (const value of ['', '   ', undefined]) {
      expect(complaints(registration, { ...joan, [field]: value })).toEqual({ [field]: sentence });
    }
  });

  it('follows the rules for credentials', () => {
    expect(complaints(registration, { ...joan, email: 'joan@', password: '12345' })).toEqual({
      email: 'Please enter a valid email address',
      password: 'Password must be at least 6 characters',
    });
  });

  it('takes a display name of at most 20 characters', () => {
    expect(complaints(registration, { ...joan, displayName: 'x'.repeat(21) })).toEqual({
      displayName: 'Display name must be 20 characters or less',
    });
    expect(complaints(registration, { ...joan, displayName: ` ${'x'.repeat(20)} ` })).toEqual({});
  });
});

describe('the form of a registration', () => {
  it('needs the confirmation to equal the password', () => {
    const sentence = "Passwords don't match";
    expect(complaints(registrationForm, joan)).toEqual({});
    expect(complaints(registrationForm, { ...joan, confirmPassword: 'Secret' })).toEqual({
      confirmPassword: sentence,
    });
    expect(complaints(registrationForm, { ...joan, confirmPassword: undefined })).toEqual({
      confirmPassword: sentence,
    });
  });

  it('reports the confirmation together with all other errors', () => {
    const input = { ...joan, lastName: '', confirmPassword: 'Secret' };
    expect(Object.keys(complaints(registrationForm, input)).toSorted()).toEqual([
      'confirmPassword',
      'lastName',
    ]);
  });
});
