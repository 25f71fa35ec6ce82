import { describe, expect, it } from 'vitest';
import { verifyErrors, verifyOutcome } from './verify-outcome.ts';

describe('the outcome of a verification', () => {
  it('is a success only if the URL has success=true', () => {
    expect(verifyOutcome('?success=true')).toEqual({ state: 'success' });
    expect(verifyOutcome('?success=1')).toEqual({ state: 'error', code: 'other' });
    expect(verifyOutcome('?success=false')).toEqual({ state: 'error', code: 'other' });
  });

  it('is the error in the URL, or a general one', () => {
    for (const code of [
      'missing_token',
      'invalid_token',
      'expired_token',
      'address_taken',
      'server_error',
    ] as const) {
      expect(verifyOutcome(`?error=${code}`)).toEqual({ state: 'error', code });
    }
    for (const unknown of ['', 'other', 'toString', 'EXPIRED_TOKEN']) {
      expect(verifyOutcome(`?error=${unknown}`)).toEqual({ state: 'error', code: 'other' });
    }
  });

  it('is pending if there is only a token', () => {
    expect(verifyOutcome('?token=abc%2B1')).toEqual({ state: 'loading', token: 'abc+1' });
    expect(verifyOutcome('?token=abc&error=expired_token')).toEqual({
      state: 'error',
      code: 'expired_token',
    });
  });

  it('is a missing token without parameters', () => {
    for (const search of ['', '?token=', '?token=%20', '?utm=mail']) {
      expect(verifyOutcome(search)).toEqual({ state: 'error', code: 'missing_token' });
    }
  });

  it('has a message for every error', () => {
    expect(verifyErrors).toEqual({
      missing_token: 'No verification token found in the URL',
      invalid_token: 'Invalid or expired verification token',
      expired_token: 'Verification token has expired',
      address_taken: 'This email address now belongs to another account',
      server_error: 'Server error occurred during verification',
      other: 'Failed to verify email',
    });
  });
});
