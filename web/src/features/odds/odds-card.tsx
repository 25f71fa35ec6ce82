import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { type Side, sides } from '@bridge-review/bridge/side';
import { useMemo, useState } from 'react';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { useBidding } from '../bidding/queries.ts';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { partnershipOf } from '../hands/partnership-of.ts';
import { LoadingSimulation } from '../simulation/loading-simulation.tsx';
import { anySeed } from '../simulation/seed.ts';
import { bidContract } from './bid-contract.ts';
import { knownCallsOf } from './odds-auction.ts';
import { useKnownSide } from './queries.ts';
import { SampledOdds } from './sampled-odds.tsx';

const CHOICES = sides.map((value) => ({ value, label: SIDE_TEXT[value] }));

interface OddsCardProps {
  hand: GameHand;
  /** Whose auction counts if the viewer's pair has none. */
  table: TableResult | undefined;
  /** The tables are still being fetched. */
  isLoading: boolean;
}

/**
 * How good the contracts of a side are, on its two hands and what the others called. Use the hand's id as key.
 */
export function OddsCard({ hand, table, isLoading }: OddsCardProps) {
  const { data: record = null, isPending } = useBidding(hand.id);
  const { knownSide, isPending: sidePending } = useKnownSide(hand.id);
  const [chosen, setChosen] = useState<Side | null>(null);
  const [seed, setSeed] = useState(anySeed);
  const side = chosen ?? record?.side ?? knownSide ?? 'NS';
  const partnership = useMemo(() => partnershipOf(hand, side), [hand, side]);
  const knownCalls = useMemo(() => knownCallsOf(side, hand, record, table), [side, hand, record, table]);
  const bid = bidContract(hand, record, side);
  // Later data would change the question, and discard the sampled layouts.
  if (isPending || sidePending || isLoading)
    return <LoadingSimulation title="Contract odds" label="Loading the contract" />;
  const choice = (
    <ChoiceRow label="For" choices={CHOICES} value={side} onValueChange={setChosen} className="w-[9rem]" />
  );
  if (partnership === null) {
    return (
      <Panel title="Contract odds">
        <PanelBody className="grid grid-cols-1 gap-s4">
          {choice}
          <p className="text-ink-2">
            The file does not have both {SIDE_TEXT[side]} hands, so nothing can be simulated.
          </p>
        </PanelBody>
      </Panel>
    );
  }
  return (
    <SampledOdds
      board={String(hand.id)}
      partnership={partnership}
      knownCalls={knownCalls}
      vulnerability={hand.vulnerability}
      bid={bid}
      choice={choice}
      seed={seed}
      onSeed={setSeed}
    />
  );
}
