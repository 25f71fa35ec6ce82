import { placesBetween, seatName } from '@bridge-review/bridge/seat';
import type { CSSProperties } from 'react';
import { AuctionTable } from '../auction-table.tsx';
import { Call } from '../call.tsx';
import type { PaperBoard } from './paper-board.ts';

/** More rows than these would be too small to read: then the calls stand one after the other. */
const MOST_ROWS = 9;
/** As many calls as have room in running text. */
const MOST_CALLS = 72;

/** The calls in the room that there is: the more rows, the lower they are. */
export function PaperAuction({ board: { auction, vulnerability } }: { board: PaperBoard }) {
  if (auction === null || auction.calls.length === 0) return null;
  const { dealer, calls } = auction;
  const rows = Math.ceil((placesBetween('W', dealer) + calls.length) / 4);
  const more = calls.length - MOST_CALLS;
  return (
    <div className="paper-auction" style={{ '--rows': rows } as CSSProperties}>
      {rows <= MOST_ROWS ? (
        <AuctionTable dealer={dealer} vulnerability={vulnerability} calls={calls.map((call) => ({ call }))} />
      ) : (
        <p>
          {seatName(dealer)} began:{' '}
          {calls.slice(0, MOST_CALLS).map((call, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- calls have no other identity and hold no state
            <span key={index}>
              <Call call={call} />{' '}
            </span>
          ))}
          {more > 0 && `… and ${more} more calls`}
        </p>
      )}
    </div>
  );
}
