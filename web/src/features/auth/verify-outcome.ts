import { verifyErrorCodes } from '@bridge-review/api/auth';

type ErrorCode = (typeof verifyErrorCodes)[number] | 'other';

export type VerifyOutcome =
  | { readonly state: 'loading'; readonly token: string }
  | { readonly state: 'success' }
  | { readonly state: 'error'; readonly code: ErrorCode };

/** What the server found, as it wrote it into the page's address. */
export function verifyOutcome(search: string): VerifyOutcome {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if (query.get('success') === 'true') return { state: 'success' };
  if (error !== null) {
    return { state: 'error', code: verifyErrorCodes.find((code) => code === error) ?? 'other' };
  }
  const token = query.get('token')?.trim() ?? '';
  if (token !== '') return { state: 'loading', token };
  return { state: 'error', code: query.has('success') ? 'other' : 'missing_token' };
}

export const verifyErrors: Record<ErrorCode, string> = {
  missing_token: 'No verification token found in the URL',
  invalid_token: 'Invalid or expired verification token',
  expired_token: 'Verification token has expired',
  address_taken: 'This email address now belongs to another account',
  server_error: 'Server error occurred during verification',
  other: 'Failed to verify email',
};
