import type { EmbeddedBoard, EmbedInput } from '@bridge-review/api/embed-input';
import { paths } from '@bridge-review/api/page-paths';
import type { FramedPage } from '@bridge-review/api/route';
import type { Shared, SharedBoard } from '@bridge-review/api/shares';
import type { AppError } from '../../http/app-error.ts';
import type { EmbedPages } from '../../http/embed-pages.ts';
import { found } from '../../http/found.ts';
import type { ShareService } from './service.ts';

type Options = Pick<EmbedInput, 'hide'>;

/** What a link shows, as pages for frames on other sites. */
export interface EmbedService {
  page(token: string, options: Options, address: string): Promise<FramedPage>;
  /** Of a board of a game. */
  boardPage(token: string, place: number, options: Options, address: string): Promise<FramedPage>;
  /** Of a question, with the rest. */
  openedPage(token: string, address: string): Promise<FramedPage>;
}

type SharedReader = Pick<ShareService, 'read' | 'readBoard' | 'open'>;

export function embedService(shares: SharedReader, pages: EmbedPages): EmbedService {
  return {
    async page(token, { hide }, address) {
      const shared = await shares.read(token, address);
      const { question, boards } = shared;
      const board = shared.board && fitting(shared.board);
      return pages.page({ ...headOf(token, shared), board, question, boards, hide });
    },

    async boardPage(token, place, { hide }, address) {
      const shared = await shares.read(token, address);
      const board = fitting(await shares.readBoard(token, place, address));
      const count = found(shared.boards ?? null).length;
      return pages.page({ ...headOf(token, shared), board, place, count, hide });
    },

    async openedPage(token, address) {
      const shared = await shares.read(token, address);
      return pages.page({ ...headOf(token, shared), board: fitting(await shares.open(token, address)) });
    },
  };
}

/** In place of what cannot be shown. */
export const embedNotice = (pages: EmbedPages, { code, status, message }: AppError): FramedPage =>
  code === 'not_found'
    ? pages.notice(status, 'This link does not work', 'It was withdrawn, has expired, or is incomplete.')
    : pages.notice(status, 'The board could not be loaded', message);

const headOf = (token: string, { heading, message }: Shared) => ({
  link: paths.shared(token),
  title: heading?.title,
  message,
});

const fitting = ({
  boardNumber,
  dealer,
  vulnerability,
  hands,
  auction,
  play,
  outcome,
  players,
}: SharedBoard): EmbeddedBoard => ({
  boardNumber,
  dealer,
  vulnerability,
  hands,
  auction,
  play,
  outcome,
  players,
});
