import type { Handlers } from '../../http/handler.ts';
import type { AnalysisService } from './service.ts';

type AnalysisRoutes = Pick<Handlers, 'handAnalysis' | 'gameAnalysis' | 'accuracyHistory'>;

export const analysisRoutes = (analysis: AnalysisService): AnalysisRoutes => ({
  handAnalysis: ({ params, viewer }) => analysis.ofHand(params.id, viewer.person.id),
  gameAnalysis: ({ params, viewer }) => analysis.ofGame(params.id, viewer.person.id),
  accuracyHistory: ({ viewer }) => analysis.history(viewer.person.id),
});
