import { parseHand } from '@bridge-review/bridge/hand';
import { unwrap } from '@bridge-review/bridge/result';
import { Call } from '../../ui/call.tsx';
import { Contract } from '../../ui/contract.tsx';
import { PlayingCard } from '../../ui/playing-card.tsx';
import { SeatHand } from '../../ui/seat-hand.tsx';

const HAND = unwrap(parseHand('AKJT4.Q96.KJ5.T2'));

/** A hand, a contract and a lead as the reader will see them. */
export function CardPreview() {
  return (
    <figure aria-label="Preview" className="min-w-0">
      <div className="diagram">
        <SeatHand seat="S" hand={HAND} />
      </div>
      <figcaption className="mt-s2 text-sm text-ink-2">
        <Call call="1NT" /> – <Call call="2H" /> – <Contract contract="4S" by="South" />, lead{' '}
        <PlayingCard card="DQ" />
      </figcaption>
    </figure>
  );
}
