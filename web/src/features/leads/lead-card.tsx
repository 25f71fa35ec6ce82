import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { paths } from '@bridge-review/api/page-paths';
import { seatName, seats } from '@bridge-review/bridge/seat';
import { type ReactNode, useState } from 'react';
import { Link } from '../../ui/link.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { useBidding } from '../bidding/queries.ts';
import { useConditions } from '../conditions/use-conditions.ts';
import { LoadingSimulation } from '../simulation/loading-simulation.tsx';
import { anySeed } from '../simulation/seed.ts';
import { type BoardLead, boardLead } from './board-lead.ts';
import { fieldLeads } from './field-leads.ts';
import { LeadConditions, useLeadFit } from './lead-conditions.tsx';
import { LeadLab } from './lead-lab.tsx';
import { leaderOf } from './lead-problem.ts';
import { leadsAddress } from './leads-address.ts';

export interface LeadCardProps {
  hand: GameHand;
  /** The table that is shown elsewhere on the page. */
  table: TableResult | undefined;
  results: readonly TableResult[];
  isLoading: boolean;
}

/** The opening lead of a board. Use the hand's id as key. */
export function LeadCard({ hand, table, results, isLoading }: LeadCardProps) {
  const { data: record = null, isPending } = useBidding(hand.id);
  if (isLoading || isPending) return <LoadingSimulation title="Lead lab" label="Loading the lead" />;
  const lead = boardLead(hand, record, table);
  switch (lead.state) {
    case 'lead':
      return <BoardLab key={`${table?.id}`} hand={hand} lead={lead} results={results} />;
    case 'passed out':
      return <Nothing>The board was passed out, so there is no opening lead.</Nothing>;
    case 'unknown hand':
      return <Nothing>The file does not have {seatName(lead.leader)}’s hand.</Nothing>;
    case 'no contract':
      return (
        <Nothing>
          No contract is known for this board. Record your auction, or{' '}
          <Link href={paths.leads}>type a hand</Link>.
        </Nothing>
      );
  }
}

interface BoardLabProps {
  hand: GameHand;
  lead: Extract<BoardLead, { state: 'lead' }>;
  results: readonly TableResult[];
}

function BoardLab({ hand, lead, results }: BoardLabProps) {
  const { problem, knownCalls, made } = lead;
  const [seed, setSeed] = useState(anySeed);
  const leader = leaderOf(problem);
  const conditions = useConditions({
    board: `${hand.id}`,
    knownCalls,
    seats: seats.filter((seat) => seat !== leader),
  });
  const fit = useLeadFit(problem, conditions);
  const address = (layout: number | null) =>
    leadsAddress({ problem, where: conditions.text, seed, layout, from: String(hand.id) });
  const unit = results.find(({ comparison }) => comparison !== null)?.comparison?.unit;
  return (
    <LeadLab
      problem={problem}
      conditions={conditions.conditions}
      chips={conditions.chips}
      isReady={conditions.isReady && fit?.fits !== false}
      made={made}
      field={fieldLeads(results, problem.contract)}
      unit={unit === 'percent' ? 'matchpoints' : 'imps'}
      seed={seed}
      onSeed={setSeed}
      layoutHref={address}
      changeHref={address(null)}
    >
      <LeadConditions
        conditions={conditions}
        knownCalls={knownCalls}
        fit={fit}
        none="No auction is known, so nothing is assumed beyond what you add."
      />
    </LeadLab>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return (
    <Panel title="Lead lab">
      <PanelBody>
        <p className="max-w-measure text-ink-2">{children}</p>
      </PanelBody>
    </Panel>
  );
}
