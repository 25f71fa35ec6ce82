import type { Call } from '@bridge-review/bridge/call';
import { counted } from '@bridge-review/bridge/counted';
import { placesBetween, type Seat } from '@bridge-review/bridge/seat';
import type { Vulnerability } from '@bridge-review/bridge/vulnerability';
import type { CSSProperties } from 'react';
import { AuctionTable } from '../auction-table.tsx';

export interface SlideAuctionProps {
  dealer: Seat;
  vulnerability: Vulnerability;
  calls: readonly Call[];
  /** Whether somebody is to call next. */
  isOpen: boolean;
}

/** More rows than these could not be read from the last row of chairs. */
const MOST_ROWS = 9;

/** The auction in large type. Where it is long its first rounds make room for the last. */
export function SlideAuction({ dealer, vulnerability, calls, isOpen }: SlideAuctionProps) {
  const before = placesBetween('W', dealer);
  const rows = Math.max(1, Math.ceil((before + calls.length + (isOpen ? 1 : 0)) / 4));
  const dropped = Math.max(0, rows - MOST_ROWS);
  const hidden = dropped > 0 ? dropped * 4 - before : 0;
  return (
    <div className="slide-auction" style={{ '--rows': Math.min(rows, MOST_ROWS) } as CSSProperties}>
      <AuctionTable
        dealer={dropped > 0 ? 'W' : dealer}
        vulnerability={vulnerability}
        calls={calls.slice(hidden).map((call) => ({ call }))}
        {...(isOpen && { turn: '?' })}
      />
      {hidden > 0 && <p>{counted(hidden, 'earlier call')} not shown</p>}
    </div>
  );
}
