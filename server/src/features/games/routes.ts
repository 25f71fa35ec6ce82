import type { NamedFile } from '@bridge-review/api/route';
import type { AreaHandlers } from '../../http/handler.ts';
import type { AnalysisService } from '../analysis/service.ts';
import type { HandService } from '../hands/service.ts';
import type { ParticipationService } from '../participation/service.ts';
import type { JoinOffer } from '@bridge-review/api/joined-results';
import type { PreviewedPart } from '@bridge-review/api/upload-preview';
import type { DownloadService } from './download.ts';
import type { JoinService } from './join-service.ts';
import type { JoinableResults } from './reading/protocol.ts';
import { presentGame, presentGameDetails } from './present-game.ts';
import type { GameService } from './service.ts';
import type { StorageService } from '../storage/service.ts';
import type { UploadService } from './upload.ts';

interface GameServices {
  readonly games: GameService;
  readonly uploads: UploadService;
  readonly joins: JoinService;
  readonly downloads: DownloadService;
  readonly hands: HandService;
  readonly participation: ParticipationService;
  readonly analysis: AnalysisService;
  readonly storage: StorageService;
}

export const gameHandlers = ({
  games,
  uploads,
  joins,
  downloads,
  hands,
  participation,
  analysis,
  storage,
}: GameServices): AreaHandlers<'games'> => ({
  upload: {
    async permitFirst({ viewer: { person }, read }) {
      uploads.permit(person.id);
      const { file, upload, signal } = await read();
      const gameId = await uploads.upload(person.id, file, upload.force === 'true', signal);
      const [game, uploaded, used] = await Promise.all([
        games.find(gameId, person.id),
        hands.ofGame(gameId, person.id),
        storage.ofUser(person.id),
      ]);
      return { game: presentGameDetails(game), hands: uploaded, warnings: game.warnings, storage: used };
    },
  },

  previewUpload: {
    async permitFirst({ viewer, read }) {
      const { person } = viewer;
      uploads.permit(person.id);
      const { parts, upload, signal } = await read();
      const { joinable, ...preview } = await uploads.preview(person.id, parts, signal);
      if (joinable === null) return { ...preview, join: null };
      const join = await joins.offer(viewer, joinable, parts, upload.into, signal);
      return { ...preview, parts: withJoin(preview.parts, joinable, join), join };
    },
  },

  uploadSeveral: {
    async permitFirst({ viewer: { person }, read }) {
      uploads.permit(person.id);
      const { parts, upload, signal } = await read();
      const options = { force: upload.force === 'true', title: upload.title };
      const ids = await uploads.uploadSeveral(person.id, parts, options, signal);
      const made = await Promise.all(ids.map((id) => games.find(id, person.id)));
      return {
        games: made.map(({ id, title, handCount }) => ({ id, title, handCount })),
        storage: await storage.ofUser(person.id),
      };
    },
  },

  joinResults: {
    async permitFirst({ viewer, params, read }) {
      await joins.permit(viewer, params.id);
      const { parts, signal } = await read();
      const { added, completed } = await joins.join(viewer, params.id, parts, signal);
      return {
        game: presentGameDetails(await games.find(params.id, viewer.person.id)),
        added,
        completed,
      };
    },
  },

  undoResults: {
    async permitFirst({ viewer, params, read }) {
      await joins.undo(viewer, params.id, read);
      return presentGameDetails(await games.find(params.id, viewer.person.id));
    },
  },

  async openSample({ viewer: { person }, signal }) {
    const gameId = await uploads.openSample(person.id, signal);
    return presentGameDetails(await games.find(gameId, person.id));
  },

  async list({ query, viewer: { person } }) {
    const { rows, next } = await games.list({
      limit: query.limit,
      after: query.cursor ?? null,
      text: query.q === undefined || query.q === '' ? null : query.q,
      sort: query.sort,
      of: query.whose === 'mine' ? person.id : null,
    });
    const ids = rows.map(({ id }) => id);
    const played = await participation.inGames(person.id, ids);
    const progress = await analysis.progress(person.id, ids);
    const own = (id: number) => ({ ...(played.get(id) ?? NOT_PLAYED), ...(progress.get(id) ?? NOTHING_BID) });
    return { rows: rows.map((row) => ({ ...presentGame(row), own: own(row.id) })), next };
  },

  counts: ({ viewer }) => games.counts(viewer.person.id),

  get: async ({ params, viewer }) => presentGameDetails(await games.find(params.id, viewer.person.id)),

  update: {
    permitFirst: async ({ viewer, params, read }) =>
      presentGameDetails(await games.update(viewer, params.id, read)),
  },

  deletion: ({ viewer, params }) => games.deletion(viewer, params.id),

  async delete({ viewer, params }) {
    await games.delete(viewer, params.id);
    return undefined;
  },

  dismissWarnings: async ({ viewer, params }) =>
    presentGameDetails(await games.dismissWarnings(viewer, params.id)),

  file: ({ params, viewer }): Promise<NamedFile> => downloads.original(params.id, viewer.person.id),

  export: ({ params, query, viewer }): Promise<NamedFile> =>
    downloads.export(params.id, query.format, viewer.person.id),
});

const NOT_PLAYED = { isPlaying: false, partner: null, suggestedPartner: null, seat: null };
const NOTHING_BID = { bid: 0, waiting: 0, accuracy: null };

/** Parts that can join a game are not refused for want of deals. */
const withJoin = (
  parts: readonly PreviewedPart[],
  { parts: joining }: JoinableResults,
  { preview }: JoinOffer,
): PreviewedPart[] =>
  parts.map((part, index) => (preview && joining.includes(index) ? { ...part, refusal: null } : part));
