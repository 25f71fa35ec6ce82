import type { AreaHandlers } from '../../http/handler.ts';
import { presentUser } from '../../http/present-user.ts';
import type { AccountService } from './service.ts';

export const accountHandlers = (account: AccountService): AreaHandlers<'account'> => ({
  async updateProfile({ viewer, body, client }) {
    return presentUser(await account.updateProfile(viewer.person, body, client.address));
  },

  async cancelEmailChange({ viewer }) {
    return presentUser(await account.cancelEmailChange(viewer.person));
  },

  async updateCardStyle({ viewer, body }) {
    return presentUser(await account.updateCardStyle(viewer.person, body));
  },

  async changePassword({ viewer, body, client, session }) {
    const started = await account.changePassword(viewer, body.currentPassword, body.newPassword, {
      ...client,
      token: session.token,
      device: session.device,
    });
    session.start(started);
    return undefined;
  },

  listSessions: ({ viewer }) => account.listSessions(viewer),

  async endOtherSessions({ viewer }) {
    await account.endOtherSessions(viewer);
    return undefined;
  },

  async delete({ viewer, body, client, session }) {
    await account.deleteAccount(viewer, body.password, client.address);
    session.clear();
    return undefined;
  },

  stats: ({ viewer }) => account.stats(viewer.person.id),
});
