import type { Handlers } from '../../http/handler.ts';
import type { HandService } from './service.ts';

type HandRoutes = Pick<Handlers, 'listHands' | 'getHand' | 'listResults'>;

export const handRoutes = (hands: HandService): HandRoutes => ({
  listHands: ({ params }) => hands.ofGame(params.id),
  getHand: ({ params }) => hands.find(params.id),
  listResults: ({ params }) => hands.results(params.id),
});
