import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

it.each([
  ['535 wrong: opening lead', 'smtp://club:opening%20lead@mail.example.org', '535 wrong: …'],
  ['535 b3BlbmluZyBsZWFk', 'smtp://club:opening%20lead@mail.example.org', '535 …'],
  // A password that was not encoded.
  ['535 wrong: 50%off', 'smtp://club:50%off@mail.example.org', '535 wrong: …'],
  ['connect ECONNREFUSED', 'smtp://mail.example.org', 'connect ECONNREFUSED'],
  ['written to a file', null, 'written to a file'],
])('%j, sent by %s, is shown as %j', (text, smtpUrl, shown) => {
  expect(withoutSecrets(text, smtpUrl)).toBe(shown);
});
