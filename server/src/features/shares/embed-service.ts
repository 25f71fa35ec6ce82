import type { EmbeddedBoard, EmbedInput } from '@bridge-review/api/embed-input';
import type { FramedPage } from '@bridge-review/api/route';
import type { Shared, SharedBoard } from '@bridge-review/api/shares';
import { AppError } from '../../http/app-error.ts';
import type { EmbedPages } from '../../http/embed-pages.ts';
import { found } from '../../http/found.ts';
import type { ShareService } from './service.ts';

type Options = Pick<EmbedInput, 'hide'>;

/** What a link shows, as pages for frames on other sites. What cannot be shown is said in the frame, too. */
export interface EmbedService {
  page(token: string, options: Options, address: string): Promise<FramedPage>;
  /** Of a board of a game. */
  boardPage(token: string, place: number, options: Options, address: string): Promise<FramedPage>;
  /** Of a question, with the rest. */
  openedPage(token: string, address: string): Promise<FramedPage>;
}

type SharedReader = Pick<ShareService, 'read' | 'readBoard' | 'open'>;

export function embedService(shares: SharedReader, pages: EmbedPages): EmbedService {
  const framed = async (input: () => Promise<EmbedInput>): Promise<FramedPage> => {
    try {
      return pages.page(await input());
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.code === 'not_found'
        ? pages.notice(error.status, 'This link leads nowhere', GONE)
        : pages.notice(error.status, 'The board could not be loaded', error.message);
    }
  };

  return {
    page: (token, { hide }, address) =>
      framed(async () => {
        const shared = await shares.read(token, address);
        const { question, boards } = shared;
        return {
          ...headOf(token, shared),
          board: shared.board && fitting(shared.board),
          question,
          boards,
          hide,
        };
      }),

    boardPage: (token, place, { hide }, address) =>
      framed(async () => {
        const shared = await shares.read(token, address);
        const board = fitting(await shares.readBoard(token, place, address));
        return { ...headOf(token, shared), board, place, count: found(shared.boards ?? null).length, hide };
      }),

    openedPage: (token, address) =>
      framed(async () => {
        const shared = await shares.read(token, address);
        return { ...headOf(token, shared), board: fitting(await shares.open(token, address)) };
      }),
  };
}

const GONE = 'It was withdrawn or has expired.';

const headOf = (token: string, { heading, message }: Shared) => ({
  link: `/s/${token}`,
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
