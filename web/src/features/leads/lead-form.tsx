import { formatContract, parseContract } from '@bridge-review/bridge/contract';
import { formatHand } from '@bridge-review/bridge/hand';
import { type Seat, nextSeat, seats } from '@bridge-review/bridge/seat';
import { type Vulnerability, vulnerabilities } from '@bridge-review/bridge/vulnerability';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { vulnerabilityText } from '../../ui/vulnerability-text.ts';
import { type LeadProblem, leaderOf } from './lead-problem.ts';
import { readTypedHand } from './typed-hand.ts';

const SEATS = seats.map((value) => ({ value, label: value }));
const VULNERABILITIES = vulnerabilities.map((value) => ({ value, label: vulnerabilityText(value) }));

/** A hand to lead from and the contract, typed or pasted. */
export function LeadForm({
  problem,
  onProblem,
}: {
  problem: LeadProblem | null;
  onProblem: (problem: LeadProblem) => void;
}) {
  const [hand, setHand] = useState(problem ? formatHand(problem.hand) : '');
  const [contract, setContract] = useState(problem ? formatContract(problem.contract) : '');
  const [leader, setLeader] = useState<Seat>(problem ? leaderOf(problem) : 'W');
  const [vulnerability, setVulnerability] = useState<Vulnerability>(problem?.vulnerability ?? 'None');
  const [asked, setAsked] = useState(false);
  const typed = readTypedHand(hand);
  const bid = parseContract(contract);
  const handError = typed.hand.ok
    ? null
    : hand.trim() === ''
      ? 'Enter the 13 cards.'
      : typed.hand.error.message;
  const contractError = !bid.ok
    ? contract.trim() === ''
      ? 'Enter it, such as 3NT.'
      : bid.error.message
    : bid.value === 'Pass'
      ? 'Nobody leads to a board that was passed out.'
      : null;
  const changeHand = (text: string) => {
    setHand(text);
    const { seat } = readTypedHand(text);
    if (seat) setLeader(seat);
  };
  return (
    <form
      className="grid grid-cols-1 gap-s4"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!typed.hand.ok || !bid.ok || bid.value === 'Pass') return;
        onProblem({
          hand: typed.hand.value,
          contract: { ...bid.value, declarer: nextSeat(leader, 3) },
          vulnerability,
        });
      }}
    >
      <Field
        label="Hand of the opening leader"
        hint="Typed or pasted: KJ875 A54 A987 8, or ♠KJ875 ♥A54 ♦A987 ♣8."
        error={asked && handError}
      >
        <Input
          value={hand}
          placeholder="KJ875.A54.A987.8"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => changeHand(target.value)}
        />
      </Field>
      <div className="flex flex-wrap items-start gap-s4">
        <Field label="Contract" error={asked && contractError} className="w-[9rem]">
          <Input
            value={contract}
            placeholder="3NT, 4SX"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setContract(target.value)}
          />
        </Field>
        <ChoiceRow
          label="Leader"
          choices={SEATS}
          value={leader}
          onValueChange={setLeader}
          className="w-[12rem]"
        />
        <Field label="Vulnerable">
          <NativeSelect options={VULNERABILITIES} value={vulnerability} onValueChange={setVulnerability} />
        </Field>
      </div>
      <Button type="submit" variant="primary" className="justify-self-start">
        Compare leads
      </Button>
    </form>
  );
}
