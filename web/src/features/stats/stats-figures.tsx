import type { BiddingStats, Estimate } from '@bridge-review/api/stats';
import { counted } from '@bridge-review/bridge/counted';
import { Figure, FiguresStrip } from '../../ui/figures-strip.tsx';
import { Link } from '../../ui/link.tsx';
import { boardsAddress, type StatsView } from './stats-address.ts';
import { errorText, isFew } from './stats-text.ts';

/** The means, each with its interval and a link to its boards. */
export function StatsFigures({ stats, view }: { stats: BiddingStats; view: StatsView }) {
  const { accuracy, fair, loss, lost, par, verdicts } = stats;
  const reached = verdicts.find(({ verdict }) => verdict === 'par reached')?.boards ?? 0;
  const boards = (group: Parameters<typeof boardsAddress>[1], text: string) => (
    // A line of text, as large as a finger to touch.
    <Link
      tone="text"
      href={boardsAddress(view, group)}
      className="relative after:absolute after:-inset-[0.85rem]"
    >
      {text}
    </Link>
  );
  return (
    <FiguresStrip>
      {fair.boards > 0 && (
        <Figure
          label="On what you knew"
          value={Math.round(fair.mean)}
          unit={`% ${errorText(fair)}`.trim()}
          note={
            <>
              {boards({ fair: 'true' }, counted(fair.boards, 'auction'))}
              {few(fair) || ', seeing only your two hands'}
            </>
          }
        />
      )}
      <Figure
        label={fair.boards > 0 ? 'As the cards lie' : 'Bidding accuracy'}
        value={Math.round(accuracy.mean)}
        unit={`% ${errorText(accuracy)}`.trim()}
        note={
          <>
            {boards({}, counted(accuracy.boards, 'finished auction'))}
            {few(accuracy)}
          </>
        }
      />
      <Figure
        label="IMPs lost a board"
        value={loss.mean.toFixed(1)}
        unit={` ${errorText(loss, 1)}`}
        note={
          <>
            {lost.toLocaleString()} against par on {boards({}, counted(loss.boards, 'board'))}
            {few(loss)}
          </>
        }
      />
      <Figure
        label="Par reached"
        value={Math.round(par.mean)}
        unit={`% ${errorText(par)}`.trim()}
        note={
          <>
            {boards(
              { verdict: 'par reached' },
              `${reached.toLocaleString()} of ${counted(par.boards, 'board')}`,
            )}
            {few(par)}
          </>
        }
      />
      {fair.boards === 0 && (
        <Figure label="Games" value={stats.games.toLocaleString()} note="with a finished auction" />
      )}
    </FiguresStrip>
  );
}

const few = (figure: Estimate): string => (isFew(figure) ? ', too few to tell' : '');
