import type { ListedGame, OwnPart } from '@bridge-review/api/games';
import { counted } from '@bridge-review/bridge/counted';
import { seatName } from '@bridge-review/bridge/seat';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Gauge } from '../../ui/gauge.tsx';
import { Icon } from '../../ui/icon.tsx';

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0 self-start lg:pt-[0.3rem]">
      <p className="text-xs text-ink-3">{label}</p>
      {children}
    </div>
  );
}

/** The viewer's partner and seat. An empty cell keeps the columns in line. */
export function OwnPartner({ own: { isPlaying, partner, suggestedPartner, seat } }: { own: OwnPart }) {
  if (!isPlaying && suggestedPartner !== null) {
    return (
      <Fact label="Partner">
        <p className="font-semibold [overflow-wrap:anywhere]">{suggestedPartner.displayName}</p>
        <p className="text-sm text-ink-2">says they played it with you</p>
      </Fact>
    );
  }
  if (!isPlaying) return <div className="max-lg:hidden" />;
  return (
    <Fact label="Partner">
      <p className="font-semibold [overflow-wrap:anywhere]">{partner?.displayName ?? 'Not named'}</p>
      {seat && <p className="text-sm text-ink-2">you sat {seatName(seat)}</p>}
    </Fact>
  );
}

export function OwnAccuracy({ own: { accuracy } }: { own: OwnPart }) {
  if (accuracy === null) return <div className="max-lg:hidden" />;
  const percent = Math.round(accuracy);
  return (
    <Fact label="Accuracy">
      <p className="font-serif text-[1.35rem] leading-[1.15] font-medium">
        {percent}
        <small className="text-[0.6em] text-ink-2">%</small>
      </p>
      <Gauge label="Bidding accuracy" value={accuracy} className="mt-[0.2rem] w-[5.4rem]" />
    </Fact>
  );
}

/** How many boards there are, and the one thing that is left to do. */
export function OwnWork({ game: { handCount, own } }: { game: ListedGame }) {
  const { isPlaying, suggestedPartner, bid, waiting } = own;
  const left = handCount - bid;
  // What the partner has recorded counts before one has said to have played.
  const hasOwn = isPlaying || bid > 0;
  return (
    <Fact label={hasOwn ? `${counted(handCount, 'board')}, ${bid} bid` : counted(handCount, 'board')}>
      {!isPlaying ? (
        <ToDo>{suggestedPartner === null ? 'Did you play?' : 'Please confirm'}</ToDo>
      ) : left > 0 ? (
        <ToDo>{counted(left, 'board')} to bid</ToDo>
      ) : waiting > 0 ? (
        <p className="text-ink-2">Waiting for analysis</p>
      ) : (
        <p className="flex items-center gap-s1 text-ink-2">
          <Icon of={Check} /> All bid
        </p>
      )}
    </Fact>
  );
}

function ToDo({ children }: { children: ReactNode }) {
  return <p className="font-semibold text-ochre">{children}</p>;
}
