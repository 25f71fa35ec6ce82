import { type Card, suitOf } from '@bridge-review/bridge/card';
import { formatContract } from '@bridge-review/bridge/contract';
import { leadExamples } from '@bridge-review/bridge/sampling/lead-examples';
import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Contract } from '../../ui/contract.tsx';
import { LeadCards } from '../../ui/lead-cards.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { SmallDeal } from '../../ui/small-deal.tsx';
import type { FieldLeads } from './field-leads.ts';
import type { LeadProblem } from './lead-problem.ts';
import { type Lead, type Measure, type Unit, fieldText, gainText } from './lead-rows.ts';
import type { LeadRun } from './use-lead-run.ts';

interface LeadLayoutsProps {
  lead: Lead;
  leads: readonly Lead[];
  run: LeadRun;
  problem: LeadProblem;
  made: Card | null;
  measure: Measure;
  unit: Unit;
  field: FieldLeads | null;
  layoutHref: (number: number) => string;
}

/** So many layouts are shown on each side. */
const EXAMPLES = 3;

/** Layouts in which the lead does better than its rival, and worse, with how many of each there are. */
export function LeadLayouts(props: LeadLayoutsProps) {
  const { lead, leads, run, problem, made, measure, unit, field, layoutHref } = props;
  const { samples, deals } = run;
  const rival = rivalOf(lead, leads, made, measure);
  if (!rival || !samples) return null;
  const examples = leadExamples(samples, problem.contract, lead.card, rival.card);
  const led = field && fieldText(lead.cards, field);
  const sides = [
    { winner: lead, loser: rival, numbers: examples.better },
    { winner: rival, loser: lead, numbers: examples.worse },
  ];
  return (
    <PanelBody className="grid gap-s3 py-s4 sm:py-s4">
      <h3 className="text-lg font-semibold">
        <LeadCards cards={lead.cards} /> against <LeadCards cards={rival.cards} />
      </h3>
      {led !== null && (
        <p className="text-sm text-ink-2">
          <LeadCards cards={lead.cards} /> was led at {led} tables.
        </p>
      )}
      {/* On phones the table has no room for them. */}
      <p className="text-sm text-ink-2 sm:hidden">{gainSentence(lead, unit, made)}</p>
      {examples.better.length + examples.worse.length === 0 ? (
        <p className="text-ink-2">They took the same tricks on every layout.</p>
      ) : (
        <div className="grid gap-s4 sm:grid-cols-2">
          {sides.map(({ winner, loser, numbers }) => (
            <Side
              key={winner.card}
              title={
                <>
                  <LeadCards cards={winner.cards.slice(-1)} />{' '}
                  {examples.by === 'defeat' ? 'defeats it,' : 'takes more tricks than'}{' '}
                  <LeadCards cards={loser.cards.slice(-1)} /> {examples.by === 'defeat' && 'does not'}
                </>
              }
              count={`${numbers.length} of ${samples.count}`}
              numbers={numbers.slice(0, EXAMPLES)}
              problem={problem}
              deals={deals}
              layoutHref={layoutHref}
            />
          ))}
        </div>
      )}
    </PanelBody>
  );
}

function gainSentence(lead: Lead, unit: Unit, made: Card | null): string {
  const { gain, gainError } = gainText(lead, unit);
  const figure = `${gain} ${gainError}`.trim();
  if (unit === 'matchpoints') return `Matchpoints: ${figure}.`;
  if (made === null) return `Against the best lead: ${figure} IMPs.`;
  return lead.cards.includes(made)
    ? 'This was the lead at the table.'
    : `Against the lead at the table: ${figure} IMPs.`;
}

interface SideProps extends Pick<LeadLayoutsProps, 'problem' | 'layoutHref'> {
  title: ReactNode;
  count: string;
  numbers: readonly number[];
  deals: LeadRun['deals'];
}

function Side({ title, count, numbers, problem, deals, layoutHref }: SideProps) {
  const [place, setPlace] = useState(0);
  const shown = Math.min(place, numbers.length - 1);
  const number = numbers[shown];
  const deal = number === undefined ? undefined : deals[number];
  return (
    <section className="grid content-start justify-items-start gap-s2">
      <h4 className="text-base leading-snug">
        {title} <span className="text-sm font-regular whitespace-nowrap text-ink-3">{count}</span>
      </h4>
      {number === undefined || deal === undefined ? (
        <p className="text-ink-2">On no layout so far.</p>
      ) : (
        <>
          <SmallDeal deal={deal} label={`Layout ${number + 1}`}>
            <Contract contract={formatContract(problem.contract)} />
          </SmallDeal>
          <ButtonLink href={layoutHref(number)} variant="quiet" hang="left">
            Open on the board
          </ButtonLink>
        </>
      )}
      {numbers.length > 1 && (
        <Button
          variant="quiet"
          hang="left"
          className="-mt-s2"
          onClick={() => setPlace((shown + 1) % numbers.length)}
        >
          Another layout ({shown + 1} of {numbers.length})
        </Button>
      )}
    </section>
  );
}

/** What a lead is compared with: the one at the table; for that one, the best in another suit. */
function rivalOf(lead: Lead, leads: readonly Lead[], made: Card | null, measure: Measure): Lead | undefined {
  const others = leads.filter((each) => each !== lead);
  const byMeasure = others.toSorted((one, other) => other[measure].value - one[measure].value);
  return (
    others.find(({ cards }) => made !== null && cards.includes(made)) ??
    byMeasure.find(({ card }) => suitOf(card) !== suitOf(lead.card)) ??
    byMeasure[0]
  );
}
