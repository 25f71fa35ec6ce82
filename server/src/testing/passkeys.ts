import type { PasskeyCreation, PasskeyRequest } from '@bridge-review/api/passkeys';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Member } from './club.ts';
import { type SoftwarePasskey, softwarePasskey } from './software-passkey.ts';
import { password, type TestBrowser, type TestServer } from './test-server.ts';

/** What people do with passkeys, as their browsers send it. */
export function passkeysOn(server: TestServer) {
  const begin = async (member: Member): Promise<PasskeyCreation> => {
    const asked = { currentPassword: password };
    const { status, body } = await member.send('POST', '/api/user/passkeys/options', asked);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as PasskeyCreation;
  };

  const challenge = async (): Promise<PasskeyRequest> =>
    (await server.browser().send('POST', '/api/login/passkey/options')).json<PasskeyRequest>();

  return {
    begin,
    challenge,

    /** A passkey of the member, added in their session. */
    async addPasskey(member: Member): Promise<SoftwarePasskey> {
      const passkey = softwarePasskey();
      const credential = passkey.create(await begin(member));
      const { status, body } = await member.send('POST', '/api/user/passkeys', { credential });
      expect(status, JSON.stringify(body)).toBe(200);
      return passkey;
    },

    signIn: async (
      passkey: SoftwarePasskey,
      ceremony: Parameters<SoftwarePasskey['use']>[1] = {},
      browser: TestBrowser = server.browser(),
    ): Promise<LightMyRequestResponse> =>
      browser.send('POST', '/api/login/passkey', { credential: passkey.use(await challenge(), ceremony) }),
  };
}
