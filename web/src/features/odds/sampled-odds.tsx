import { formatContract } from '@bridge-review/bridge/contract';
import type { Partnership } from '@bridge-review/bridge/sampling/layouts';
import { opponentsOf, seatsOf } from '@bridge-review/bridge/side';
import { type Vulnerability, isVulnerable } from '@bridge-review/bridge/vulnerability';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { formattedCount } from '../../ui/format-number.ts';
import { OddsTable } from '../../ui/odds-table.tsx';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { bidText } from '../analysis/contract-text.ts';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import type { KnownCalls } from '../conditions/known-calls.ts';
import { knownCards } from '../hands/partnership-of.ts';
import { useConditions } from '../conditions/use-conditions.ts';
import { fitText, useFit } from '../conditions/use-fit.ts';
import { DOUBLE_DUMMY } from '../simulation/figures-text.ts';
import { moveNotes } from '../simulation/moves-text.ts';
import { MovesPanel } from '../simulation/moves-panel.tsx';
import { RunButton, RunExhausted, RunFailure, RunProgress, RunStatus } from '../simulation/run-controls.tsx';
import { SeedField } from '../simulation/seed-field.tsx';
import type { BidContract } from './bid-contract.ts';
import { OddsConditions } from './odds-conditions.tsx';
import { rowsOf } from './odds-text.ts';
import { useSampling } from './use-sampling.ts';

export interface SampledOddsProps {
  board: string;
  partnership: Partnership;
  knownCalls: KnownCalls | null;
  vulnerability: Vulnerability;
  bid: BidContract | null;
  choice: ReactNode;
  seed: number;
  onSeed: (seed: number) => void;
}

/** The question, what is known of the other hands, the figures so far, how they move, and their assumptions. */
export function SampledOdds(props: SampledOddsProps) {
  const { board, partnership, knownCalls, vulnerability, bid, choice, seed, onSeed } = props;
  const otherSide = opponentsOf(partnership.side);
  const others = SIDE_TEXT[otherSide];
  const known = useMemo(() => knownCards(partnership), [partnership]);
  const conditions = useConditions({ board, knownCalls, seats: seatsOf(otherSide) });
  const fit = useFit(known, conditions);
  const sampling = useSampling({
    partnership,
    seed,
    conditions,
    question: {
      vulnerable: isVulnerable(vulnerability, partnership.side),
      always: bid ? [bid.contract] : [],
    },
  });
  const { phase, count, target, rows, moves } = sampling;
  const status = useId();
  // Without an auction somebody seldom asks for conditions.
  const [isUnfolded] = useState(knownCalls === null && conditions.chips.length > 0);
  const editor = (
    <OddsConditions
      conditions={conditions}
      knownCalls={knownCalls}
      side={partnership.side}
      fit={fit}
      notes={moves ? moveNotes(conditions.chips, moves) : {}}
    />
  );
  return (
    <Panel title="Contract odds" note={count > 0 ? layoutsText(count, others) : `without seeing ${others}`}>
      <PanelBody className="grid grid-cols-1 gap-s4">
        {phase === 'idle' && (
          <p className="max-w-measure text-ink-2">
            How good is the contract, seeing only your two hands? The {others} cards are dealt at random many
            times{conditions.text !== '' && ', to fit these conditions'}, and each deal is solved on this
            device.
          </p>
        )}
        {knownCalls && editor}
        <div>
          <div className="flex flex-wrap items-end gap-x-s4 gap-y-s3">
            {choice}
            <RunButton run={sampling} status={status} isOff={!conditions.isReady || fit?.fits === false} />
          </div>
          <details open={isUnfolded} className="mt-s2">
            <summary className="w-fit min-h-tap content-center text-sm text-ink-2">Advanced</summary>
            <div className="grid grid-cols-1 gap-s4">
              <SeedField seed={seed} onSeed={onSeed} />
              {!knownCalls && editor}
            </div>
          </details>
        </div>
        <RunProgress phase={phase} count={count} target={target} />
        <RunStatus id={status} phase={phase} count={count} />
        {phase === 'none' && fit?.fits !== false && <RunExhausted count={count} reason={sampling.reason} />}
        {phase === 'failed' && <RunFailure count={count} />}
      </PanelBody>
      {count > 0 && (
        <PanelBody className="py-s4 sm:py-s4">
          {rows.length > 0 ? (
            <OddsTable
              caption={`Contract odds over ${layoutsText(count, others)}`}
              rows={rowsOf(rows, bid && { contract: formatContract(bid.contract), tag: bid.tag })}
            />
          ) : (
            <p className="text-ink-2">No contract by this side makes in even one layout out of twenty.</p>
          )}
        </PanelBody>
      )}
      {moves && moves.chips.length > 0 && (
        <MovesPanel
          caption={`How often ${bidText(moves.contract)} makes when one is left out`}
          happens={`${bidText(moves.contract)} makes`}
          chips={conditions.chips}
          moves={moves}
        />
      )}
      {count > 0 && (
        <Assumptions others={others} fit={fit?.fits && conditions.text !== '' ? fitText(fit) : null} />
      )}
    </Panel>
  );
}

/** How rare a fit is; null without conditions. */
function Assumptions({ others, fit }: { others: string; fit: string | null }) {
  return (
    <PanelFooter className="grid gap-s1">
      <p>
        {fit === null
          ? `Every layout of the ${others} cards counts as equally likely, whatever the auction and the lead suggest.`
          : `Every layout of the ${others} cards that fits counts as equally likely, whatever the lead suggests. ${fit}`}{' '}
        {DOUBLE_DUMMY}
      </p>
      <p>
        Contracts are undoubled, unless the one bid was doubled. Suits with fewer than seven cards between the
        two hands are left out. The best contract is the one that no other beats in IMPs. The short line on
        each bar, and ±, show the 95% interval. The same seed gives the same layouts.
      </p>
    </PanelFooter>
  );
}

const layoutsText = (count: number, others: string): string =>
  `${formattedCount(count, 'layout')} of the ${others} cards`;
