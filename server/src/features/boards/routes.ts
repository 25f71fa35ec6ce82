import type { AreaHandlers } from '../../http/handler.ts';
import type { BoardService } from './service.ts';

export const boardHandlers = (boards: BoardService): AreaHandlers<'boards'> => ({
  mine: ({ params, viewer }) => boards.mine(params.id, viewer.person),
});
