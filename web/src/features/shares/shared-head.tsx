import type { Shared } from '@bridge-review/api/shares';
import { seatName } from '@bridge-review/bridge/seat';
import { createElement, type ReactNode } from 'react';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { MetaStrip } from '../../ui/meta-strip.tsx';
import { expiryText } from './expiry-text.ts';

/** The heading of what is shared: the question, the board, or the game. */
export function sharedTitle({ question, board, heading }: Shared): string {
  if (question) return `What do you bid as ${seatName(question.seat)}?`;
  if (board) return `Board ${board.boardNumber}`;
  return heading?.title ?? 'Boards';
}

interface SharedHeadProps {
  shared: Shared;
  level?: 1 | 3;
  /** In place of the title: of one board of a game. */
  title?: string;
  /** At the right: the way to other boards. */
  actions?: ReactNode;
}

export function SharedHead({ shared, level = 1, title, actions }: SharedHeadProps) {
  const { question, heading, sharedBy, expiresAt } = shared;
  const text = title ?? sharedTitle(shared);
  const facts = [
    question ? <strong key="board">Board {question.boardNumber}</strong> : null,
    heading && heading.title !== text ? heading.title : null,
    heading?.date ? formatDate(calendarDay(heading.date)) : null,
  ];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-s5 gap-y-s2">
      <div className="min-w-0">
        {createElement(
          `h${level}`,
          { className: level === 1 ? '[overflow-wrap:anywhere]' : 'text-title' },
          text,
        )}
        <MetaStrip items={facts} className="mt-[0.3rem]" />
      </div>
      {actions}
      <p className="text-sm text-ink-3">
        {sharedBy !== undefined && (
          <>
            <span className="text-ink">Shared by {sharedBy}</span>
            <br />
          </>
        )}
        {expiryText(expiresAt)}
      </p>
    </div>
  );
}
