import type { AreaHandlers } from '../../http/handler.ts';
import type { TokenService } from './service.ts';

export const tokenHandlers = (tokens: TokenService): AreaHandlers<'tokens'> => ({
  list: ({ viewer }) => tokens.list(viewer.person.id),
  make: ({ viewer, body, client }) => tokens.make(viewer.person, body, client.address),
  async revoke({ viewer, params }) {
    await tokens.revoke(viewer.person.id, params.id);
    return undefined;
  },
});
