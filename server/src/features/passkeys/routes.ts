import type { AreaHandlers } from '../../http/handler.ts';
import { presentUser } from '../../http/present-user.ts';
import type { PasskeyService } from './service.ts';

export const passkeyHandlers = (passkeys: PasskeyService): AreaHandlers<'passkeys'> => ({
  state: ({ viewer, client }) => passkeys.state(viewer, client),

  begin: ({ viewer, body, client }) => passkeys.beginAdding(viewer, body.currentPassword, client),

  async add({ viewer, body, client }) {
    await passkeys.add(viewer, body.credential, client);
    return passkeys.state(viewer, client);
  },

  async rename({ viewer, params, body, client }) {
    await passkeys.rename(viewer, params.id, body.name);
    return passkeys.state(viewer, client);
  },

  async remove({ viewer, params, body, client }) {
    await passkeys.remove(viewer, params.id, body.currentPassword, client);
    return passkeys.state(viewer, client);
  },

  async makeCodes({ viewer, body, client }) {
    return { codes: await passkeys.makeCodes(viewer, body.currentPassword, client) };
  },

  async setSecondStep({ viewer, body, client }) {
    await passkeys.setSecondStep(viewer, body.isOn, body.currentPassword, client);
    return passkeys.state(viewer, client);
  },

  signInOptions: ({ client }) => passkeys.signInOptions(client),

  async signIn({ body, client, session }) {
    const signedIn = await passkeys.signIn(body.credential, { ...client, ...session }, client);
    session.start(signedIn);
    return presentUser(signedIn.person);
  },

  adminSignIn: () => passkeys.adminSignIn(),

  setAdminSignIn: ({ viewer, body }) => passkeys.setAdminSignIn(viewer, body.needsPasskey),
});
