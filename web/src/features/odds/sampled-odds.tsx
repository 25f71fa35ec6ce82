import { formatContract } from '@bridge-review/bridge/contract';
import type { Partnership } from '@bridge-review/bridge/sampling/layouts';
import { type Vulnerability, isVulnerable } from '@bridge-review/bridge/vulnerability';
import { Dices, Square } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formattedCount } from '../../base/formatted-count.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OddsTable } from '../../ui/odds-table.tsx';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { BidContract } from './bid-contract.ts';
import { rowsOf } from './odds-text.ts';
import { SeedField } from './seed-field.tsx';
import { type Sampling, useSampling } from './use-sampling.ts';

export interface SampledOddsProps {
  partnership: Partnership;
  /** The side whose cards are dealt, in words. */
  others: string;
  vulnerability: Vulnerability;
  bid: BidContract | null;
  choice: ReactNode;
  seed: number;
  onSeed: (seed: number) => void;
}

/** The question, the figures so far, and their assumptions. */
export function SampledOdds(props: SampledOddsProps) {
  const { partnership, others, vulnerability, bid, choice, seed, onSeed } = props;
  const sampling = useSampling(partnership, seed, {
    vulnerable: isVulnerable(vulnerability, partnership.side),
    always: bid ? [bid.contract] : [],
  });
  const { phase, count, target, rows } = sampling;
  const status = useId();
  return (
    <Panel title="Contract odds" note={count > 0 ? layoutsText(count, others) : `without seeing ${others}`}>
      <PanelBody>
        {phase === 'idle' && (
          <p className="mb-s4 max-w-measure text-ink-2">
            How good was the contract for somebody who does not see the {others} cards? They are dealt at
            random many times over, and each deal is solved on this device.
          </p>
        )}
        <div className="flex flex-wrap items-end gap-x-s4 gap-y-s3">
          {choice}
          <SeedField seed={seed} onSeed={onSeed} />
          <RunButton sampling={sampling} status={status} />
        </div>
        {phase === 'dealing' && (
          <Progress
            label={`${count.toLocaleString()} of ${target.toLocaleString()} layouts`}
            value={(100 * count) / target}
            className="mt-s4 text-sm"
          />
        )}
        <output id={status} className="sr-only">
          {STATUS[phase](count)}
        </output>
        {phase === 'failed' && (
          <Notice tone="error" announce="alert" title="The dealing broke off" className="mt-s4">
            The solver could not be run here. {count > 0 && 'The figures so far stand. '}Press the button to
            try again.
          </Notice>
        )}
      </PanelBody>
      {count > 0 && (
        <PanelBody className="py-s4 sm:py-s4">
          {rows.length > 0 ? (
            <OddsTable
              caption={`Contract odds over ${layoutsText(count, others)}`}
              rows={rowsOf(rows, bid && { contract: formatContract(bid.contract), tag: bid.tag })}
            />
          ) : (
            <p className="text-ink-2">No contract of this side makes in one layout of twenty or more.</p>
          )}
        </PanelBody>
      )}
      {count > 0 && <Assumptions others={others} />}
    </Panel>
  );
}

function RunButton({ sampling, status }: { sampling: Sampling; status: string }) {
  const { phase, deal, stop } = sampling;
  return (
    <Button
      icon={phase === 'dealing' ? Square : Dices}
      aria-describedby={status}
      onClick={phase === 'dealing' ? stop : deal}
    >
      {WORDS[phase]}
    </Button>
  );
}

const WORDS = {
  idle: 'Deal samples',
  dealing: 'Stop',
  stopped: 'Go on',
  done: 'Deal more',
  failed: 'Try again',
} as const;

/** Announced when the state changes, not for every layout. */
const STATUS = {
  idle: () => '',
  dealing: () => 'Dealing.',
  stopped: (count: number) => `Stopped after ${count} layouts.`,
  done: (count: number) => `Done: ${count} layouts.`,
  failed: () => '',
} as const;

function Assumptions({ others }: { others: string }) {
  return (
    <PanelFooter className="grid gap-s1">
      <p>
        Assumed: every layout of the {others} cards is as likely as any other. Nothing is taken from the
        auction or the lead. Each is played double dummy, by both sides.
      </p>
      <p>
        Contracts are not doubled, unless the one bid was. Suits with fewer than seven cards between the two
        are left out. Best is the contract that no other gains IMPs against. The short line on each bar, and
        ±, are the 95% interval of the sampling. The same seed deals the same layouts.
      </p>
    </PanelFooter>
  );
}

const layoutsText = (count: number, others: string): string =>
  `${formattedCount(count, 'layout')} of the ${others} cards`;
