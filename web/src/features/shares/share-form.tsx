import type { GameHand } from '@bridge-review/api/hands';
import { shareLimits } from '@bridge-review/api/shares';
import type { Call } from '@bridge-review/bridge/call';
import { counted } from '@bridge-review/bridge/counted';
import { seatName } from '@bridge-review/bridge/seat';
import { type ReactNode, useId } from 'react';
import { AuctionTable } from '../../ui/auction-table.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Field } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import {
  askedSeat,
  auctionToShow,
  type BoardToShare,
  HANDS_CHOICES,
  type SharedHandsChoice,
  type Part,
  partObjection,
  partsShown,
  type ShareChoices,
} from './share-choices.ts';

export interface ShareFormProps {
  choices: ShareChoices;
  onChange: (choices: ShareChoices) => void;
  /** Null where only the whole game can be shared. */
  board: BoardToShare | null;
  vulnerability: GameHand['vulnerability'];
}

const WHAT = [
  { value: 'board', label: 'This board' },
  { value: 'game', label: 'The whole game' },
] as const;
const SOURCES = [
  { value: 'table', label: 'At the table' },
  { value: 'record', label: 'Ours' },
] as const;
const NAMES = [
  { value: 'full', label: 'Full' },
  { value: 'initials', label: 'Initials' },
  { value: 'none', label: 'Seats only' },
] as const;
const DAYS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '365', label: '1 year' },
  { value: 'never', label: 'I withdraw it' },
] as const;
const HANDS_TEXT: Readonly<Record<SharedHandsChoice, string>> = {
  NESW: 'All',
  NS: 'N–S',
  EW: 'E–W',
  N: 'N',
  E: 'E',
  S: 'S',
  W: 'W',
};

/** What the link shows, how, and for how long. */
export function ShareForm({ choices, onChange, board, vulnerability }: ShareFormProps) {
  const change = (changed: Partial<ShareChoices>) => onChange({ ...choices, ...changed });
  const ofBoard = choices.what === 'board' ? board : null;
  const hasTwoAuctions =
    ofBoard !== null && ofBoard.auctions.table !== null && ofBoard.auctions.record !== null;
  const asked = askedSeat(choices, board);
  // A question shows its own hand in the end, too.
  const hands = HANDS_CHOICES.filter((choice) => asked === null || choice.includes(asked));
  const parts = partsShown(choices, board);
  return (
    <div className="grid content-start gap-s5">
      {board !== null && (
        <ChoiceRow
          label="What"
          choices={WHAT}
          value={choices.what}
          onValueChange={(what) => change({ what, before: null })}
        />
      )}
      {hasTwoAuctions && (
        <ChoiceRow
          label="Auction"
          choices={SOURCES}
          value={choices.auctionOf}
          onValueChange={(auctionOf) => change({ auctionOf, before: null })}
        />
      )}
      <Question choices={choices} change={change} board={board} vulnerability={vulnerability} />
      <ChoiceRow
        label={asked === null ? 'Hands' : 'Hands after answering'}
        choices={hands.map((value) => ({ value, label: HANDS_TEXT[value] }))}
        value={choices.hands}
        onValueChange={(chosen) => change({ hands: chosen })}
      />
      <Section label={asked === null ? 'Show' : 'Show after answering'}>
        {PARTS.map((part) => (
          <PartSwitch
            key={part}
            label={part === 'comments' && ofBoard ? commentsLabel(ofBoard.commentCount) : PART_LABELS[part]}
            checked={parts[part]}
            objection={partObjection(part, choices, board)}
            onChange={(checked) => change({ parts: { ...choices.parts, [part]: checked } })}
          />
        ))}
      </Section>
      <ChoiceRow
        label="Names"
        choices={NAMES}
        value={choices.names}
        onValueChange={(names) => change({ names })}
      />
      <Section label="Heading">
        <PartSwitch
          label="Title and date"
          checked={choices.heading}
          onChange={(heading) => change({ heading })}
        />
        <PartSwitch label="Your name" checked={choices.signed} onChange={(signed) => change({ signed })} />
      </Section>
      <Field label="Your words" optional>
        <Textarea
          rows={2}
          maxLength={shareLimits.message}
          value={choices.message}
          onChange={(event) => change({ message: event.currentTarget.value })}
        />
      </Field>
      <ChoiceRow
        label="Open until"
        choices={DAYS}
        value={choices.days}
        onValueChange={(days) => change({ days })}
      />
    </div>
  );
}

const PARTS: readonly Part[] = ['auction', 'play', 'results', 'analysis', 'comments'];
const PART_LABELS: Readonly<Record<Part, string>> = {
  auction: 'Auction',
  play: 'Play',
  results: 'Results',
  analysis: 'Analysis',
  comments: 'Comments',
};

const commentsLabel = (count: number): string => (count === 0 ? 'Comments' : counted(count, 'comment'));

function Section({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="font-semibold">
        {label}
      </p>
      <div className="grid gap-x-s3 min-[24rem]:grid-cols-2">{children}</div>
    </div>
  );
}

interface PartSwitchProps {
  label: string;
  checked: boolean;
  objection?: string | null;
  onChange: (checked: boolean) => void;
}

function PartSwitch({ label, checked, objection = null, onChange }: PartSwitchProps) {
  const id = useId();
  return (
    <div>
      <Switch
        checked={checked}
        onCheckedChange={onChange}
        disabled={objection !== null}
        {...(objection !== null && { 'aria-describedby': id })}
      >
        <span className="font-regular">{label}</span>
      </Switch>
      {objection !== null && (
        <p id={id} className="-mt-s1 mb-s2 text-sm text-ink-3">
          {objection}
        </p>
      )}
    </div>
  );
}

interface QuestionProps extends Omit<ShareFormProps, 'onChange'> {
  change: (changed: Partial<ShareChoices>) => void;
}

/** One hand, and the auction up to a call that is chosen in it. */
function Question({ choices, change, board, vulnerability }: QuestionProps) {
  const auction = auctionToShow(choices, board);
  const asked = askedSeat(choices, board);
  if (auction === null) return null;
  // The other hands open with the answer, unless one is chosen that the question is not about.
  const ask = (before: number | null) => change({ before, hands: 'NESW' });
  return (
    <div>
      <p className="font-semibold">As a question</p>
      <Switch
        checked={asked !== null}
        onCheckedChange={(isOn) => ask(isOn ? lastChoice(auction.calls) : null)}
      >
        <span className="font-regular">
          {asked === null ? 'Ask what somebody bids' : `Ask what ${seatName(asked)} bids`}
        </span>
      </Switch>
      {asked !== null && (
        <>
          <p className="mb-s2 text-sm text-ink-3">
            Choose the call to ask for. Only {seatName(asked)}’s hand shows until the visitor has answered.
          </p>
          <AuctionTable
            caption="The call to ask for"
            dealer={auction.dealer}
            vulnerability={vulnerability}
            calls={auction.calls.map((call) => ({ call }))}
            choice={{ chosen: choices.before, onChoose: ask }}
          />
        </>
      )}
    </div>
  );
}

/** The last call that is not one of the passes at the end: where most questions are. */
function lastChoice(calls: readonly Call[]): number {
  return Math.max(
    0,
    calls.findLastIndex((call) => call !== 'Pass'),
  );
}
