import type { Handlers } from '../../http/handler.ts';
import { presentUser } from '../../http/present-user.ts';
import type { AccountService } from './service.ts';

type AccountRoutes = Pick<
  Handlers,
  | 'updateProfile'
  | 'cancelEmailChange'
  | 'changePassword'
  | 'listSessions'
  | 'endOtherSessions'
  | 'deleteAccount'
  | 'stats'
>;

export const accountRoutes = (account: AccountService): AccountRoutes => ({
  async updateProfile({ viewer, body, client }) {
    return presentUser(await account.updateProfile(viewer.person, body, client.address));
  },

  async cancelEmailChange({ viewer }) {
    return presentUser(await account.cancelEmailChange(viewer.person));
  },

  async changePassword({ viewer, body, client, session }) {
    const token = await account.changePassword(viewer, body.currentPassword, body.newPassword, {
      ...client,
      token: session.token,
    });
    session.start(token);
    return undefined;
  },

  listSessions: ({ viewer }) => account.listSessions(viewer),

  async endOtherSessions({ viewer }) {
    await account.endOtherSessions(viewer);
    return undefined;
  },

  async deleteAccount({ viewer, body, client, session }) {
    await account.deleteAccount(viewer, body.password, client.address);
    session.clear();
    return undefined;
  },

  stats: ({ viewer }) => account.stats(viewer.person.id),
});
