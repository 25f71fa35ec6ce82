import type { Call, Handlers } from '../../http/handler.ts';
import type { Routes } from '@bridge-review/api/routes';
import { presentUser } from './present-user.ts';
import type { AuthService, Origin } from './service.ts';
import { sessionAge } from './session-age.ts';

type AuthRoutes = Pick<Handlers, 'currentUser' | 'loginPage' | 'login' | 'register' | 'logout'>;

export const authRoutes = (auth: AuthService): AuthRoutes => ({
  currentUser: ({ viewer }) => presentUser(viewer.person),

  loginPage: () => '/auth',

  async login(call) {
    const { person, token } = await auth.login(call.body, originOf(call));
    call.session.start(token, sessionAge.absolute);
    return presentUser(person);
  },

  async register(call) {
    const { person, token } = await auth.register(call.body, originOf(call));
    call.session.start(token, sessionAge.absolute);
    return presentUser(person);
  },

  async logout({ session }) {
    await auth.logout(session.token);
    session.clear();
    return undefined;
  },
});

const originOf = ({ client, session }: Call<Routes['login' | 'register']>): Origin => ({
  ...client,
  token: session.token,
});
