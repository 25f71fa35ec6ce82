import { seatName } from '@bridge-review/bridge/seat';
import { PlayingCard } from '../../ui/playing-card.tsx';
import type { PlayState } from './use-play.ts';

/** Where the play stands: before the lead, within a trick, at its end. */
export function PlayText({ play: { position, last, line, isOwn, isRecorded, step } }: { play: PlayState }) {
  const { trick, winner, won, leader } = position;
  if (last === null) return leader === null ? null : <>{seatName(leader)} leads</>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-s3">
      <span>
        Trick {trick + 1}: <b className="text-ink">{seatName(winner ?? last.seat)}</b>{' '}
        {winner === null ? (
          <>
            plays <PlayingCard card={last.card} />
          </>
        ) : (
          'wins'
        )}
      </span>
      <span>
        N–S <b className="text-ink">{won.NS}</b>, E–W <b className="text-ink">{won.EW}</b>
      </span>
      {isRecorded && !isOwn && step === line.cards.length && step < 52 && (
        <span className="text-ink-3">The record ends here</span>
      )}
    </span>
  );
}
