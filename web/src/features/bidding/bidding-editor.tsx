import type { CallAnnotation } from '@bridge-review/api/bidding';
import type { GameHand } from '@bridge-review/api/hands';
import { type Auction, addCall, isOver } from '@bridge-review/bridge/auction';
import type { Call as CallText, Level } from '@bridge-review/bridge/call';
import { seatName } from '@bridge-review/bridge/seat';
import { Undo2 } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { AuctionTable } from '../../ui/auction-table.tsx';
import { BiddingBox } from '../../ui/bidding-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Call } from '../../ui/call.tsx';
import { cx } from '../../ui/cx.ts';
import { PanelBody } from '../../ui/panel.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { useRootMark } from '../../ui/use-root-mark.ts';
import { AuctionEnd } from './auction-end.tsx';
import { callOptions, callObjection } from './call-options.ts';
import { auctionAnnouncement } from './auction-announcement.ts';
import { explainedCalls, stateOf, withoutLast } from './recorded-auction.ts';
import { typedCall } from './typed-call.ts';

export interface BiddingEditorProps {
  hand: GameHand;
  auction: Auction;
  onChange: (auction: Auction) => void;
  annotations: readonly CallAnnotation[];
  /** Asks what a call means, by its index. */
  onExplain: (call: number) => void;
  /** Whether to take the keyboard focus: after a button was pressed. */
  takesFocus: boolean;
  /** The heading of the auction, if another one is shown beside it. */
  heading?: ReactNode;
  /** What to ask once the auction is over, in the place of the box. */
  end?: ReactNode;
  /** Anything else to say about the record. */
  children?: ReactNode;
  footer: ReactNode;
  /** The footer's Save button, which gets the focus once the auction is over. */
  save: RefObject<HTMLButtonElement | null>;
}

/** The auction so far and the box for the next call, by mouse, finger and keyboard. */
export function BiddingEditor(props: BiddingEditorProps) {
  const {
    hand,
    auction,
    onChange,
    annotations,
    onExplain,
    takesFocus,
    heading,
    end,
    children,
    footer,
    save,
  } = props;
  const [level, setLevel] = useState<Level | null>(null);
  useRootMark('bidding');
  const [refused, setRefused] = useState<string | null>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const over = isOver(auction);
  const last = auction.calls.at(-1);

  useEffect(() => {
    if (takesFocus) (over ? undoButton : stop).current?.focus({ preventScroll: true });
    // Only on mount: later the user controls the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  // The rows have a height of their own, so that nothing below moves; the last call is the one to see.
  useLayoutEffect(() => {
    rows.current?.scrollTo({ top: rows.current.scrollHeight, behavior: 'instant' });
  }, [auction.calls.length]);

  const become = (next: Auction) => {
    setLevel(null);
    setRefused(null);
    // The focused element is about to be hidden, or may be an undo button without anything to undo.
    if (isOver(next) && !over) focusSoon(save);
    else if (over || next.calls.length === 0) focusSoon(stop);
    onChange(next);
  };
  const make = (call: CallText) => {
    const next = addCall(auction, call);
    if (next.ok) return become(next.value);
    setLevel(null);
    setRefused(callObjection(auction, call));
  };
  const undo = () => {
    if (last !== undefined) become(withoutLast(auction));
  };
  const type = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const typed = typedCall(level, event.key);
    if (typed.kind === 'nothing') return;
    event.preventDefault();
    if (typed.kind === 'level') setLevel(typed.level);
    if (typed.kind === 'forget-level') setLevel(null);
    if (typed.kind === 'undo') undo();
    if (typed.kind === 'call') make(typed.call);
  };

  const state = stateOf(auction);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys typed on any control inside it count
    <div onKeyDown={type} className="bidding-editor">
      <PanelBody className="editor-auction py-s2 sm:py-s3">
        {heading}
        <div ref={rows} className="editor-rows">
          <AuctionTable
            dealer={hand.dealer}
            vulnerability={hand.vulnerability}
            calls={explainedCalls(auction.calls, annotations)}
            onExplain={onExplain}
            caption={`Auction, ${auctionAnnouncement(auction)}`}
            {...(!over && { turn: level === null ? '?' : `${level} …` })}
          />
        </div>
        <output className="sr-only">{refused ?? auctionAnnouncement(auction)}</output>
      </PanelBody>
      <div className="editor-body border-t border-line">
        <div className="editor-turn">
          <h3>{state.state === 'turn' ? `${seatName(state.seat)} to call` : 'The auction is over'}</h3>
          {last !== undefined && (
            <Button
              ref={undoButton}
              variant="quiet"
              hang="right"
              icon={Undo2}
              className="editor-undo"
              onClick={undo}
            >
              <span>
                Undo <Call call={last} muted />
              </span>
            </Button>
          )}
        </div>
        {/* The box keeps its room when the auction ends: a click too many must not hit what would slide under it. */}
        <div className="grid [&>*]:[grid-area:1/1]">
          <BiddingBox
            ref={stop}
            options={callOptions(auction)}
            onCall={make}
            level={level}
            onLevel={setLevel}
            hint={
              refused === null ? <TypingHint begun={last !== undefined} /> : <Sentence>{refused}</Sentence>
            }
            className={cx(over && 'invisible')}
          />
          {over && <AuctionEnd auction={auction}>{end}</AuctionEnd>}
        </div>
        {children}
      </div>
      {footer}
    </div>
  );
}

const focusSoon = (target: RefObject<HTMLElement | null>): void =>
  void requestAnimationFrame(() => target.current?.focus({ preventScroll: true }));

/** How to type; once there are calls, what else can be done with them. */
function TypingHint({ begun }: { begun: boolean }) {
  return (
    <span className="max-sm:hidden">
      {begun ? 'Click a call to explain it; Backspace undoes.' : 'Type 3 N, or P, X, R; Backspace undoes.'}
    </span>
  );
}
