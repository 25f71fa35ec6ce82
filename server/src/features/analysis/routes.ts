import type { Handlers } from '../../http/handler.ts';
import type { GameService } from '../games/service.ts';
import type { LiveService } from '../live/service.ts';
import type { AnalysisService } from './service.ts';

type AnalysisRoutes = Pick<Handlers, 'handAnalysis' | 'gameAnalysis' | 'gameEvents' | 'accuracyHistory'>;

export const analysisRoutes = (
  analysis: AnalysisService,
  games: GameService,
  live: LiveService,
): AnalysisRoutes => ({
  handAnalysis: ({ params, viewer }) => analysis.ofHand(params.id, viewer.person.id),
  gameAnalysis: ({ params, viewer }) => analysis.ofGame(params.id, viewer.person.id),
  async gameEvents({ params }) {
    await games.find(params.id);
    return live.analysisOf(params.id);
  },
  accuracyHistory: ({ viewer }) => analysis.history(viewer.person.id),
});
