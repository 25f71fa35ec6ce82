import { paths } from '@bridge-review/api/page-paths';
import { formatHand } from '@bridge-review/bridge/hand';
import { type Seat, seatName, seats } from '@bridge-review/bridge/seat';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageTitle } from '../../base/page-title.ts';
import { type Conditions, useConditions } from '../../features/conditions/use-conditions.ts';
import { LeadConditions, useLeadFit } from '../../features/leads/lead-conditions.tsx';
import { LeadForm } from '../../features/leads/lead-form.tsx';
import { LeadLab } from '../../features/leads/lead-lab.tsx';
import { type LeadProblem, leaderOf } from '../../features/leads/lead-problem.ts';
import { type LeadsView, leadsAddress, readLeadsView } from '../../features/leads/leads-address.ts';
import { editsOf } from '../../features/leads/typed-conditions.ts';
import { type LayoutState, useLayout } from '../../features/leads/use-layout.ts';
import { anySeed } from '../../features/simulation/seed.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

const LayoutBoard = lazyPart(
  async () => (await import('./layout-board.tsx')).LayoutBoard,
  <PanelBody>
    <LoadingLayout />
  </PanelBody>,
);

/** Opening leads from a hand that is typed or pasted, or that a board's lab sent here with a layout to look at. */
export function LeadsPage() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const view = useMemo(() => readLeadsView(new URLSearchParams(search)), [search]);
  const { problem, from } = view;
  const key = problem ? keyOf(problem) : '';
  usePageTitle('Lead lab');
  const compare = (asked: LeadProblem) =>
    navigate(leadsAddress({ ...view, problem: asked, seed: view.seed ?? anySeed(), layout: null }));
  const form = (
    <Panel title="The hand">
      <PanelBody>
        <LeadForm key={key} problem={problem} onProblem={compare} />
      </PanelBody>
    </Panel>
  );
  return (
    <>
      <PageHead
        title="Lead lab"
        note="Which card to lead, seeing 13 cards and what the others have bid."
        {...(from !== null && { back: { href: paths.hand(from), label: 'Back to the board' } })}
      />
      {problem ? (
        <Lab key={key} view={view} problem={problem} form={form} />
      ) : (
        <Columns left={form} right={<Waiting />} />
      )}
    </>
  );
}

function Columns({ left, right }: { left: ReactNode; right: ReactNode }) {
  const column = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-s5';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-2">
      <div className={column}>{left}</div>
      <div className={column}>{right}</div>
    </div>
  );
}

const keyOf = ({ hand, contract, vulnerability }: LeadProblem): string =>
  JSON.stringify([formatHand(hand), contract, vulnerability]);

function Waiting() {
  return (
    <Panel title="Leads">
      <PanelBody>
        <p className="max-w-measure text-ink-2">
          Enter the hand and the contract: every lead gets its chance to defeat the contract and its tricks,
          over layouts that fit what you know of the other hands.
        </p>
      </PanelBody>
    </Panel>
  );
}

interface LabProps {
  view: LeadsView;
  problem: LeadProblem;
  form: ReactNode;
}

function Lab({ view, problem, form }: LabProps) {
  const [, navigate] = useLocation();
  const leader = leaderOf(problem);
  const board = `typed ${keyOf(problem)}`;
  const conditions = useConditions({
    board,
    knownCalls: null,
    seats: seats.filter((seat) => seat !== leader),
  });
  const isKept = useConditionsOfAddress(conditions, view.where, leader);
  const fit = useLeadFit(problem, conditions);
  const [anyOne] = useState(anySeed);
  const seed = view.seed ?? anyOne;
  const address = (changed: Partial<LeadsView>) =>
    leadsAddress({ ...view, seed, where: conditions.text, ...changed });
  const question = { problem, conditions: conditions.conditions, seed, made: null };
  const layout = useLayout(isKept ? question : null, view.layout);
  return (
    <Columns
      left={
        <>
          {form}
          {layout && view.layout !== null && (
            <OpenLayout
              key={view.layout}
              layout={layout}
              number={view.layout}
              problem={problem}
              onClose={() => navigate(address({ layout: null }))}
            />
          )}
        </>
      }
      right={
        <LeadLab
          title="Leads"
          problem={problem}
          conditions={conditions.conditions}
          chips={conditions.chips}
          isReady={isKept && fit?.fits !== false}
          made={null}
          field={null}
          unit="imps"
          seed={seed}
          onSeed={(changed) => navigate(address({ seed: changed, layout: null }), { replace: true })}
          layoutHref={(number) => address({ layout: number })}
          autoStart={view.layout === null && (conditions.text === '' || fit !== null)}
        >
          <LeadConditions
            conditions={conditions}
            knownCalls={null}
            fit={fit}
            none="Add what the bidding showed about each hand, such as 15-17, bal."
          />
        </LeadLab>
      }
    />
  );
}

/** Whether the conditions of the address are the chips now. */
function useConditionsOfAddress({ change }: Conditions, where: string, leader: Seat): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (where !== '') change(() => editsOf(where, leader));
    setKept(true);
    // The address is read once: later it follows the chips.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);
  return isKept;
}

interface OpenLayoutProps {
  layout: LayoutState;
  number: number;
  problem: LeadProblem;
  onClose: () => void;
}

function OpenLayout({ layout, number, problem, onClose }: OpenLayoutProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={panel}>
      <Panel
        title={`Layout ${number + 1}`}
        note={`${seatName(leaderOf(problem))} to lead`}
        actions={
          <Button variant="quiet" hang="right" className="-my-s2" onClick={onClose}>
            Close
          </Button>
        }
      >
        {layout.state === 'dealt' ? (
          <LayoutBoard deal={layout.deal} problem={problem} />
        ) : (
          <PanelBody>
            {layout.state === 'dealing' ? (
              <LoadingLayout />
            ) : (
              <Notice tone="warn" announce="alert" title="This layout could not be dealt">
                {layout.reason}
              </Notice>
            )}
          </PanelBody>
        )}
      </Panel>
    </div>
  );
}

function LoadingLayout() {
  return (
    <SkeletonGroup label="Dealing the layout">
      <Skeleton className="h-[20rem] w-full" />
    </SkeletonGroup>
  );
}
