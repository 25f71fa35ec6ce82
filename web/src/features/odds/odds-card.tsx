import type { GameHand } from '@bridge-review/api/hands';
import { makePartnership } from '@bridge-review/bridge/sampling/layouts';
import { type Side, opponentsOf, seatsOf } from '@bridge-review/bridge/side';
import { useState } from 'react';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { useBidding } from '../bidding/queries.ts';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { dealOf } from '../hands/deal-of.ts';
import { bidContract } from './bid-contract.ts';
import { useKnownSide } from './queries.ts';
import { SampledOdds } from './sampled-odds.tsx';
import { anySeed } from './seed.ts';

const CHOICES = (['NS', 'EW'] as const).map((value) => ({ value, label: SIDE_TEXT[value] }));

/**
 * How good the contracts of a side are, seeing only its two hands. Use the hand's id as key.
 */
export function OddsCard({ hand }: { hand: GameHand }) {
  const { data: record = null, isPending } = useBidding(hand.id);
  const { knownSide, isPending: sidePending } = useKnownSide(hand.id);
  const [chosen, setChosen] = useState<Side | null>(null);
  const [seed, setSeed] = useState(anySeed);
  const side = chosen ?? record?.side ?? knownSide ?? 'NS';
  const partnership = partnershipOf(hand, side);
  const bid = bidContract(hand, record, side);
  // Later data would change the question, and discard the sampled layouts.
  if (isPending || sidePending) return <LoadingOdds />;
  const choice = (
    <ChoiceRow label="For" choices={CHOICES} value={side} onValueChange={setChosen} className="w-[9rem]" />
  );
  if (partnership === null) {
    return (
      <Panel title="Contract odds">
        <PanelBody className="grid gap-s4">
          {choice}
          <p className="text-ink-2">
            The file does not have both hands of {SIDE_TEXT[side]}, so there is nothing to deal the others to.
          </p>
        </PanelBody>
      </Panel>
    );
  }
  return (
    <SampledOdds
      partnership={partnership}
      others={SIDE_TEXT[opponentsOf(side)]}
      vulnerability={hand.vulnerability}
      bid={bid}
      choice={choice}
      seed={seed}
      onSeed={setSeed}
    />
  );
}

function LoadingOdds() {
  return (
    <Panel title="Contract odds">
      <PanelBody>
        <SkeletonGroup label="Loading the contract" className="grid gap-s4">
          <Skeleton className="h-[1rem] w-[24rem]" />
          <Skeleton className="h-tap w-[16rem]" />
        </SkeletonGroup>
      </PanelBody>
    </Panel>
  );
}

function partnershipOf(hand: GameHand, side: Side) {
  const hands = dealOf(hand);
  const [one, other] = seatsOf(side);
  const [first, second] = [hands[one], hands[other]];
  const partnership = first && second ? makePartnership(side, first, second) : null;
  return partnership?.ok ? partnership.value : null;
}
