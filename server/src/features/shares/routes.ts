import type { AreaHandlers } from '../../http/handler.ts';
import type { EmbedService } from './embed-service.ts';
import type { ShareService } from './service.ts';

export const shareHandlers = (shares: ShareService, embeds: EmbedService): AreaHandlers<'shares'> => ({
  list: ({ viewer }) => shares.list(viewer.person.id),

  async withdraw({ params, viewer }) {
    await shares.withdraw(viewer.person.id, params.id);
    return undefined;
  },

  makeForBoard: { permitFirst: ({ params, viewer, read }) => shares.makeForBoard(viewer, params.id, read) },
  makeForGame: { permitFirst: ({ params, viewer, read }) => shares.makeForGame(viewer, params.id, read) },
  previewBoard: { permitFirst: ({ params, viewer, read }) => shares.previewBoard(viewer, params.id, read) },
  previewGame: { permitFirst: ({ params, viewer, read }) => shares.previewGame(viewer, params.id, read) },

  read: ({ params, client }) => shares.read(params.token, client.address),
  readBoard: ({ params, client }) => shares.readBoard(params.token, params.place, client.address),
  embed: ({ params, query, client }) => embeds.page(params.token, query, client.address),
  embedBoard: ({ params, query, client }) =>
    embeds.boardPage(params.token, params.place, query, client.address),
  openEmbed: ({ params, client }) => embeds.openedPage(params.token, client.address),
  picture: ({ params, client }) => shares.picture(params.token, client.address),
  open: ({ params, client }) => shares.open(params.token, client.address),
});
