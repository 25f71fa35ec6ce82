import type { AreaHandlers } from '../../http/handler.ts';
import type { AnalysisService } from './service.ts';

export const analysisHandlers = (analysis: AnalysisService): AreaHandlers<'analysis'> => ({
  hand: ({ params, viewer }) => analysis.ofHand(params.id, viewer.person.id),
  game: ({ params, viewer }) => analysis.ofGame(params.id, viewer.person.id),
  accuracyHistory: ({ viewer }) => analysis.history(viewer.person.id),
});
