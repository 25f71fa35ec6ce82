import type { NamedFile } from '@bridge-review/api/route';
import type { AreaHandlers } from '../../http/handler.ts';
import type { HandService } from '../hands/service.ts';
import type { DownloadService } from './download.ts';
import { presentGame, presentGameDetails } from './present-game.ts';
import type { GameService } from './service.ts';
import type { StorageService } from '../storage/service.ts';
import type { UploadService } from './upload.ts';

interface GameServices {
  readonly games: GameService;
  readonly uploads: UploadService;
  readonly downloads: DownloadService;
  readonly hands: HandService;
  readonly storage: StorageService;
}

export const gameHandlers = ({
  games,
  uploads,
  downloads,
  hands,
  storage,
}: GameServices): AreaHandlers<'games'> => ({
  upload: {
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

  async list({ query }) {
    const { rows, next } = await games.list({
      limit: query.limit,
      before: query.cursor ?? null,
      text: query.q === undefined || query.q === '' ? null : query.q,
    });
    return { rows: rows.map(presentGame), next };
  },

  get: async ({ params }) => presentGameDetails(await games.find(params.id)),

  update: {
    permit: ({ viewer, params }) => games.permitEdit(viewer, params.id),
    answer: async ({ params, body }) => presentGameDetails(await games.update(params.id, body)),
  },

  deletion: ({ viewer, params }) => games.deletion(viewer, params.id),

  delete: {
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

  file: ({ params }): Promise<NamedFile> => downloads.original(params.id),

  export: ({ params, query, viewer }): Promise<NamedFile> =>
    downloads.export(params.id, query.format, viewer.person.id),
});
