import type { AreaHandlers } from '../../http/handler.ts';
import type { BlockService } from './service.ts';

export const blockHandlers = (blocks: BlockService): AreaHandlers<'blocks'> => ({
  list: ({ viewer }) => blocks.list(viewer.person.id),
  add: ({ viewer, body }) => blocks.add(viewer.person.id, body.userId),
  async remove({ viewer, params }) {
    await blocks.remove(viewer.person.id, params.userId);
    return undefined;
  },
});
