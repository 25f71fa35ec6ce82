import type { NamedFile } from '@bridge-review/api/route';
import type { Handlers } from '../../http/handler.ts';
import type { HandService } from '../hands/service.ts';
import type { DownloadService } from './download.ts';
import { presentGame, presentGameDetails } from './present-game.ts';
import type { GameService } from './service.ts';
import type { StorageService } from '../storage/service.ts';
import type { UploadService } from './upload.ts';

type GameRoutes = Pick<
  Handlers,
  | 'uploadGame'
  | 'listGames'
  | 'getGame'
  | 'updateGame'
  | 'gameDeletion'
  | 'deleteGame'
  | 'dismissWarnings'
  | 'gameFile'
  | 'exportGame'
  | 'storage'
>;

interface GameServices {
  readonly games: GameService;
  readonly uploads: UploadService;
  readonly downloads: DownloadService;
  readonly hands: HandService;
  readonly storage: StorageService;
}

export const gameRoutes = ({ games, uploads, downloads, hands, storage }: GameServices): GameRoutes => ({
  uploadGame: {
    permit: ({ viewer }) => uploads.permit(viewer.person.id),
    async answer({ viewer: { person }, file, upload, signal }) {
      const gameId = await uploads.upload(person.id, file, upload.force === 'true', signal);
      const [game, uploaded, used] = await Promise.all([
        games.find(gameId),
        hands.ofGame(gameId),
        storage.ofUser(person.id),
      ]);
      return { game: presentGameDetails(game), hands: uploaded, warnings: game.warnings, storage: used };
    },
  },

  storage: ({ viewer }) => storage.ofUser(viewer.person.id),

  async listGames({ query }) {
    const { rows, next } = await games.list({
      limit: query.limit,
      before: query.cursor ?? null,
      text: query.q === undefined || query.q === '' ? null : query.q,
    });
    return { rows: rows.map(presentGame), next };
  },

  getGame: async ({ params }) => presentGameDetails(await games.find(params.id)),

  updateGame: {
    permit: ({ viewer, params }) => games.permitEdit(viewer, params.id),
    answer: async ({ params, body }) => presentGameDetails(await games.update(params.id, body)),
  },

  gameDeletion: ({ viewer, params }) => games.deletion(viewer, params.id),

  deleteGame: {
    permit: ({ viewer, params }) => games.permitDelete(viewer, params.id),
    async answer({ viewer, params }) {
      await games.delete(viewer, params.id);
      return undefined;
    },
  },

  dismissWarnings: {
    permit: ({ viewer, params }) => games.permitEdit(viewer, params.id),
    answer: async ({ params }) => presentGameDetails(await games.dismissWarnings(params.id)),
  },

  gameFile: ({ params }): Promise<NamedFile> => downloads.original(params.id),

  exportGame: ({ params, query, viewer }): Promise<NamedFile> =>
    downloads.export(params.id, query.format, viewer.person.id),
});
