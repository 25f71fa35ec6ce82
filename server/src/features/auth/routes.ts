import { paths } from '@bridge-review/api/page-paths';
import type { AreaHandlers, Call } from '../../http/handler.ts';
import type { Routes } from '@bridge-review/api/routes';
import { presentUser } from '../../http/present-user.ts';
import type { AuthService, Origin } from './service.ts';

export const authHandlers = (auth: AuthService): AreaHandlers<'auth'> => ({
  currentUser: ({ viewer }) => presentUser(viewer.person),

  loginPage: () => paths.signIn,

  async login(call) {
    const signedIn = await auth.login(call.body, originOf(call));
    call.session.start(signedIn);
    return presentUser(signedIn.person);
  },

  async register(call) {
    const { person, session } = await auth.register(call.body, originOf(call));
    if (session !== null) call.session.start(session);
    return presentUser(person);
  },

  async logout({ session }) {
    await auth.logout(session.token);
    session.clear();
    return undefined;
  },

  async verifyEmail({ query, log }) {
    const outcome = await auth.verifyEmail(query.token).catch((error: unknown) => {
      // The user clicked a link in a mail and needs a page, not JSON.
      log.error({ err: error }, 'an address could not be verified');
      return 'server_error' as const;
    });
    return outcome === 'verified'
      ? `${paths.verifyEmail}?success=true`
      : `${paths.verifyEmail}?error=${outcome}`;
  },

  async resendVerification({ viewer }) {
    await auth.resendVerification(viewer.person);
    return undefined;
  },

  async forgotPassword({ body, client }) {
    await auth.forgotPassword(body.email, client.address);
    return { message: 'If there is an account with this address, an email with a link is on its way.' };
  },

  async resetPassword({ body, client }) {
    await auth.resetPassword(body.token, body.newPassword, client.address);
    return { message: 'Your password has been changed. You can sign in with it now.' };
  },
});

const originOf = ({ client, session }: Call<Routes['auth']['login' | 'register']>): Origin => ({
  ...client,
  token: session.token,
  device: session.device,
});
