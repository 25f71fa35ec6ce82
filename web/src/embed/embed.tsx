import type { EmbedInput } from '@bridge-review/api/embed-input';
import { seatName } from '@bridge-review/bridge/seat';
import type { ReactNode } from 'react';
import { PRODUCT } from '../base/product.ts';
import { vulnerabilityText } from '../ui/vulnerability-text.ts';
import { Chevron } from './chevron.tsx';
import { EmbeddedBoardView } from './embedded-board-view.tsx';
import { EmbeddedQuestion } from './embedded-question.tsx';

/** A board, a question, or the boards of a game, in a frame on somebody's page. */
export function Embed({ input }: { input: EmbedInput }) {
  const { link, message, board, question, boards = [], place, hide } = input;
  if (board) {
    return (
      <EmbedFrame
        head={<BoardHead {...input} {...board} />}
        open={place === undefined ? link : `${link}/${place}`}
        word="Open the board"
      >
        <EmbeddedBoardView board={board} hide={hide} message={place === undefined ? message : undefined} />
      </EmbedFrame>
    );
  }
  if (question) {
    return (
      <EmbedFrame head={<BoardHead {...input} {...question} />} open={link} word="Open the question">
        <EmbeddedQuestion question={question} message={message} action={`${link}/embed`} />
      </EmbedFrame>
    );
  }
  return (
    <EmbedFrame head={<h1>{input.title ?? 'Boards'}</h1>} open={link} word="Open the boards">
      {message !== undefined && <p className="embed-message">“{message}”</p>}
      {boards.length === 0 && <p className="embed-message">The game has no boards.</p>}
      <ul className="embed-boards">
        {boards.map((one) => (
          <li key={one.place}>
            <a href={boardAddress(link, one.place, hide)}>Board {one.boardNumber}</a>
            <span>
              Dealer {seatName(one.dealer)}, {vulnerabilityText(one.vulnerability)}
            </span>
          </li>
        ))}
      </ul>
    </EmbedFrame>
  );
}

interface EmbedFrameProps {
  head: ReactNode;
  /** Where the footer leads, in a window of its own. */
  open: string;
  word: string;
  children: ReactNode;
}

function EmbedFrame({ head, open, word, children }: EmbedFrameProps) {
  return (
    <main className="embed">
      <header className="embed-head">{head}</header>
      {children}
      <footer className="embed-foot">
        <span>{PRODUCT}</span>
        <a href={open} target="_blank" rel="noopener">
          {word} <Chevron towards="right" />
        </a>
      </footer>
    </main>
  );
}

type BoardHeadProps = Pick<EmbedInput, 'link' | 'title' | 'place' | 'count' | 'hide'> &
  Pick<NonNullable<EmbedInput['board']>, 'boardNumber' | 'dealer' | 'vulnerability'>;

function BoardHead(props: BoardHeadProps) {
  const { link, title, place, count = 0, hide, boardNumber, dealer, vulnerability } = props;
  return (
    <>
      <h1>Board {boardNumber}</h1>
      {title !== undefined && <span className="embed-title">{title}</span>}
      <span className="embed-facts">
        Dealer {seatName(dealer)},{' '}
        <span {...(vulnerability !== 'None' && { 'data-vulnerable': '' })}>
          {vulnerabilityText(vulnerability)}
        </span>
      </span>
      {place !== undefined && count > 1 && (
        <nav className="embed-pager" aria-label="Boards">
          <PagerLink to={place > 1 ? boardAddress(link, place - 1, hide) : null} name="Previous board">
            <Chevron towards="left" />
          </PagerLink>
          <a href={withHide(`${link}/embed`, hide)}>
            All boards
            <span>
              {place} of {count}
            </span>
          </a>
          <PagerLink to={place < count ? boardAddress(link, place + 1, hide) : null} name="Next board">
            <Chevron towards="right" />
          </PagerLink>
        </nav>
      )}
    </>
  );
}

function PagerLink({ to, name, children }: { to: string | null; name: string; children: ReactNode }) {
  return to === null ? (
    <span className="embed-pager-end">{children}</span>
  ) : (
    <a href={to} aria-label={name}>
      {children}
    </a>
  );
}

const withHide = (address: string, hide: EmbedInput['hide']): string =>
  hide === undefined ? address : `${address}?hide=${hide}`;

const boardAddress = (link: string, place: number, hide: EmbedInput['hide']): string =>
  withHide(`${link}/embed/${place}`, hide);
