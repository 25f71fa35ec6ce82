import type { Card } from '@bridge-review/bridge/card';
import type { SeatConditions } from '@bridge-review/bridge/conditions/seat-conditions';
import { formatContract } from '@bridge-review/bridge/contract';
import { seatName } from '@bridge-review/bridge/seat';
import { type ReactNode, useId, useState } from 'react';
import { formattedCount } from '../../ui/format-number.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/choice-row.tsx';
import { Contract } from '../../ui/contract.tsx';
import { LeadCards } from '../../ui/lead-cards.tsx';
import { LeadTable } from '../../ui/lead-table.tsx';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { type Chip, variantsOf } from '../conditions/chip.ts';
import { bidText } from '../analysis/contract-text.ts';
import { MovesPanel } from '../simulation/moves-panel.tsx';
import { RunButton, RunExhausted, RunFailure, RunProgress, RunStatus } from '../simulation/run-controls.tsx';
import { SeedField } from '../simulation/seed-field.tsx';
import type { FieldLeads } from './field-leads.ts';
import { LeadLayouts } from './lead-layouts.tsx';
import { type LeadProblem, leaderOf } from './lead-problem.ts';
import { type Measure, type Unit, movesOf, rowsOf, standingLeads } from './lead-rows.ts';
import { useLeadRun } from './use-lead-run.ts';

export interface LeadLabProps {
  title?: string;
  problem: LeadProblem;
  conditions: SeatConditions;
  /** What the conditions are made of. */
  chips: readonly Chip[];
  /** Whether the conditions are there; until then nothing is dealt. */
  isReady: boolean;
  /** The conditions on show. */
  children: ReactNode;
  /** The lead at the table. */
  made: Card | null;
  field: FieldLeads | null;
  /** How the game was scored. */
  unit: Unit;
  seed: number;
  onSeed: (seed: number) => void;
  /** Where a layout is open on the board. */
  layoutHref: (number: number) => string;
  /** Whether it starts without a click. */
  autoStart?: boolean;
  /** Where the hand and the contract can be changed; absent where they are beside it. */
  changeHref?: string;
}

const MEASURES = [
  { value: 'chance', label: 'Chance to defeat' },
  { value: 'tricks', label: 'Tricks' },
] as const;
const UNITS = [
  { value: 'imps', label: 'IMPs' },
  { value: 'matchpoints', label: 'Matchpoints' },
] as const;

/** Every opening lead over many layouts: the figures so far, layouts that show the difference, and what they assume. */
export function LeadLab(props: LeadLabProps) {
  const { problem, conditions, chips, isReady, children, made, field, seed, onSeed, layoutHref } = props;
  const [measure, setMeasure] = useState<Measure>('chance');
  const [unit, setUnit] = useState<Unit>(props.unit);
  const [picked, setPicked] = useState<Card | null>(null);
  const run = useLeadRun({
    question: { problem, conditions, seed, made },
    variants: variantsOf(chips),
    autoStart: props.autoStart === true,
    isReady,
  });
  const { samples, odds, phase, target, moves } = run;
  const count = samples?.count ?? 0;
  const status = useId();
  const standing = samples && standingLeads(samples, odds, measure);
  const leads = standing ? [...standing.close, ...standing.behind] : [];
  const chosen =
    leads.find(({ cards }) => picked !== null && cards.includes(picked)) ??
    leads.find(({ cards }) => made !== null && cards.includes(made)) ??
    leads.toSorted((one, other) => other[measure].value - one[measure].value)[0];
  const rows = standing && rowsOf(standing, { measure, unit, made, field });
  const leader = seatName(leaderOf(problem));
  const { contract } = problem;
  return (
    <Panel
      title={props.title ?? 'Lead lab'}
      note={
        <>
          {leader} against <Contract contract={formatContract(contract)} by={seatName(contract.declarer)} />
        </>
      }
    >
      <PanelBody className="py-s4 sm:py-s4">{children}</PanelBody>
      <PanelBody className="grid grid-cols-1 gap-s4">
        {phase === 'idle' && (
          <p className="max-w-measure text-ink-2">
            What should {leader} lead, seeing only 13 cards? The other hands are dealt many times to fit these
            conditions, and every lead is played out on each layout.
          </p>
        )}
        <div>
          <div className="flex flex-wrap items-center gap-s2">
            <RunButton run={run} status={status} isOff={!isReady} />
            {props.changeHref !== undefined && (
              <ButtonLink variant="quiet" href={props.changeHref}>
                Another hand or contract
              </ButtonLink>
            )}
          </div>
          <details className="mt-s2">
            <summary className="w-fit min-h-tap content-center text-sm text-ink-2">Advanced</summary>
            <SeedField key={seed} seed={seed} onSeed={onSeed} />
          </details>
        </div>
        <RunProgress phase={phase} count={count} target={target} />
        <RunStatus id={status} phase={phase} count={count} />
        {phase === 'none' && <RunExhausted count={count} reason={run.reason} />}
        {phase === 'failed' && <RunFailure count={count} />}
      </PanelBody>
      {rows && chosen && samples && (
        <PanelBody className="grid grid-cols-1 gap-s4 py-s4 sm:py-s4">
          <div className="flex flex-wrap gap-x-s4 gap-y-s3">
            <ChoiceRow
              label="Ranked by"
              choices={MEASURES}
              value={measure}
              onValueChange={setMeasure}
              className="w-[15rem]"
            />
            <ChoiceRow
              label="Scored in"
              choices={UNITS}
              value={unit}
              onValueChange={setUnit}
              className="w-[13rem]"
            />
          </div>
          <LeadTable
            caption={`Opening leads over ${formattedCount(samples.count, 'layout')}`}
            barHead={measure === 'chance' ? 'Chance to defeat' : 'Tricks'}
            scale={rows.scale}
            otherHead={measure === 'chance' ? 'Tricks' : 'Defeats'}
            gainHead={unit === 'imps' ? (made ? 'IMPs vs led' : 'IMPs vs best') : 'MPs'}
            close={rows.close}
            behind={rows.behind}
            chosen={chosen.card}
            onChoose={setPicked}
          />
        </PanelBody>
      )}
      {chosen && moves && (
        <MovesPanel
          caption={
            <>
              How often <LeadCards cards={chosen.cards} /> defeats{' '}
              <Contract contract={formatContract(contract)} /> when one is left out
            </>
          }
          happens={`this lead defeats ${bidText(contract)}`}
          chips={chips}
          moves={movesOf(chosen, moves)}
        />
      )}
      {chosen && samples && (
        <LeadLayouts
          key={chosen.card}
          lead={chosen}
          leads={leads}
          run={run}
          problem={problem}
          made={made}
          measure={measure}
          unit={unit}
          field={field}
          layoutHref={layoutHref}
        />
      )}
      {samples && <Assumptions count={samples.count} seed={seed} unit={unit} />}
    </Panel>
  );
}

function Assumptions({ count, seed, unit }: { count: number; seed: number; unit: Unit }) {
  return (
    <PanelFooter className="grid gap-s1">
      <p>
        {formattedCount(count, 'layout')}, seed {seed}. The short line on each bar, and ±, show the 95%
        interval. Equal cards share a row.
        {unit === 'matchpoints' && ' Matchpoints assume one other table for each of the other leads.'}
      </p>
      <p>
        After the lead everybody plays double dummy: declarer never misguesses, and partner always finds the
        best return. At the table, a lead that leaves declarer with a guess does better than here, and one
        that gives the guess away does worse.
      </p>
    </PanelFooter>
  );
}
