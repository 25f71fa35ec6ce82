import { afterEach, expect, it, vi } from 'vitest';
import { passkeysPossible } from './passkeys-possible.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['bridge.example.org', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
  ['192.0.2.7', false],
  ['10.example.org', true],
])('passkeys at %s: %s', (hostname, isPossible) => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  vi.stubGlobal('location', { hostname });
  expect(passkeysPossible()).toBe(isPossible);
});

it('passkeys need a browser that has them', () => {
  vi.stubGlobal('location', { hostname: 'localhost' });
  expect(passkeysPossible()).toBe(false);
});
