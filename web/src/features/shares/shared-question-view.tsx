import type { SharedQuestion } from '@bridge-review/api/shares';
import type { Call, Level } from '@bridge-review/bridge/call';
import { addCall } from '@bridge-review/bridge/auction';
import { plural } from '@bridge-review/bridge/counted';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { callOptions } from '../bidding/call-options.ts';
import { auctionOf } from '../bidding/recorded-auction.ts';
import { typedCall } from '../bidding/typed-call.ts';
import { AuctionTable } from '../../ui/auction-table.tsx';
import { BiddingBox } from '../../ui/bidding-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { joinedSentence } from './joined-text.ts';
import { SharedColumns, SharedMessage } from './shared-board-view.tsx';
import { SharedDeal } from './shared-deal.tsx';

interface SharedQuestionViewProps {
  question: SharedQuestion;
  message?: string | undefined;
  /** Absent in a preview. */
  onAnswer?: (call: Call | null) => void;
  isOpening?: boolean;
  /** Why the rest could not be opened. */
  failure?: ReactNode;
}

/** One hand, the auction so far, and the bidding box to answer with. */
export function SharedQuestionView({
  question,
  message,
  onAnswer,
  isOpening = false,
  failure,
}: SharedQuestionViewProps) {
  const { seat, hand, dealer, vulnerability, calls, alerted } = question;
  const [level, setLevel] = useState<Level | null>(null);
  const auction = auctionOf(dealer, calls);
  const answer = (call: Call) => {
    setLevel(null);
    if (!isOpening && addCall(auction, call).ok) onAnswer?.(call);
  };
  const type = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const typed = typedCall(level, event.key);
    if (typed.kind === 'level') setLevel(typed.level);
    if (typed.kind === 'forget-level') setLevel(null);
    if (typed.kind === 'call') answer(typed.call);
    if (typed.kind !== 'nothing') event.preventDefault();
  };
  return (
    <SharedColumns
      deal={
        <SharedDeal {...question} hands={{ [seat]: hand }} players={undefined} missing="after your call" />
      }
    >
      {message !== undefined && <SharedMessage>{message}</SharedMessage>}
      <Panel title="Your call">
        <PanelBody className="pt-s2 sm:pt-s2">
          <AuctionTable
            dealer={dealer}
            vulnerability={vulnerability}
            calls={calls.map((call, index) => ({
              call,
              note: alerted.includes(index) ? { alerted: true, note: null } : undefined,
            }))}
            turn={level === null ? '?' : `${level} …`}
          />
        </PanelBody>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys typed on any call inside it count */}
        <div onKeyDown={type}>
          <PanelBody className="border-t">
            <BiddingBox
              options={callOptions(auction)}
              onCall={answer}
              level={level}
              onLevel={setLevel}
              hint={<span className="max-sm:hidden">Type 3 N, or P, X, R.</span>}
            />
          </PanelBody>
        </div>
        <PanelFooter className="flex flex-wrap items-center justify-between gap-s2">
          <span>{opensText(question)}</span>
          <Button
            variant="quiet"
            hang="right"
            pending={isOpening}
            pendingText="Opening..."
            onClick={() => onAnswer?.(null)}
          >
            Show without answering
          </Button>
        </PanelFooter>
        {failure}
      </Panel>
    </SharedColumns>
  );
}

const PARTS = {
  auction: 'the rest of the auction',
  play: 'the play',
  results: 'the results',
  analysis: 'the analysis',
  comments: 'comments',
} as const;

function opensText({ opens }: SharedQuestion): string {
  const parts = [
    ...(opens.hands.length > 1 ? ['the other hands'] : []),
    ...opens.parts.map((part) => PARTS[part]),
  ];
  return `${joinedSentence(parts)} ${plural(parts.length, 'shows', 'show')} once you have called.`;
}
