import { opponentsOf, seatsOf } from '@bridge-review/bridge/side';
import { useId, useMemo } from 'react';
import { formattedCount } from '../../ui/format-number.ts';
import { CallsTable } from '../../ui/calls-table.tsx';
import { PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { bidText } from '../analysis/contract-text.ts';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { ConditionsEditor } from '../conditions/conditions-editor.tsx';
import { useConditions } from '../conditions/use-conditions.ts';
import { useFit } from '../conditions/use-fit.ts';
import { knownCards } from '../hands/partnership-of.ts';
import { DOUBLE_DUMMY } from '../simulation/figures-text.ts';
import { MovesPanel } from '../simulation/moves-panel.tsx';
import { moveNotes } from '../simulation/moves-text.ts';
import { RunButton, RunExhausted, RunFailure, RunProgress, RunStatus } from '../simulation/run-controls.tsx';
import type { CallQuestion } from './call-question.ts';
import { leadingTitle, questionText, rowsOf } from './calls-text.ts';
import { useCallRun } from './use-call-run.ts';

interface ComparedCallsProps {
  board: string;
  question: CallQuestion;
}

/** The alternatives at one call, live, and what is assumed of the other side. Use the call and its auction as key. */
export function ComparedCalls({ board, question }: ComparedCallsProps) {
  const { asked, knownCalls } = question;
  const { auction, index, partnership } = asked;
  const otherSide = opponentsOf(partnership.side);
  const known = useMemo(() => knownCards(partnership), [partnership]);
  const conditions = useConditions({ board, knownCalls, seats: seatsOf(otherSide) });
  const fit = useFit(known, conditions);
  const isReady = conditions.isReady && fit?.fits !== false;
  const run = useCallRun(question, conditions, isReady);
  const { phase, count, target, moves } = run;
  const madeCall = auction.calls[index]!;
  const { leading, behind } = rowsOf(run.rows, madeCall);
  const made = run.rows.find(({ call }) => call === madeCall);
  const status = useId();
  return (
    <>
      <PanelBody className="grid grid-cols-1 gap-s4 py-s4 sm:py-s4">
        <p>
          <Sentence>{questionText(auction, index)}</Sentence>
        </p>
        <ConditionsEditor
          conditions={conditions}
          title={`What the ${SIDE_TEXT[otherSide]} calls say`}
          source={index === 0 ? 'Nobody had called yet.' : 'From the calls before this one only.'}
          notes={moves ? moveNotes(conditions.chips, moves) : {}}
          fit={fit}
        />
        <RunProgress phase={phase} count={count} target={target} />
        <RunStatus id={status} phase={phase} count={count} />
        {phase === 'none' && fit?.fits !== false && <RunExhausted count={count} reason={run.reason} />}
        {phase === 'failed' && <RunFailure count={count} />}
        {leading.length > 0 && (
          <CallsTable
            caption={`Calls by mean score over ${formattedCount(count, 'layout')}`}
            groups={[
              { title: leadingTitle(leading.length), rows: leading },
              ...(behind.length > 0 ? [{ title: 'Behind', rows: behind }] : []),
            ]}
          />
        )}
        <div>
          <RunButton run={run} status={status} isOff={!isReady} />
        </div>
      </PanelBody>
      {moves && made && made.contract !== 'Pass' && moves.chips.length > 0 && (
        <MovesPanel
          caption={`How often ${bidText(made.contract)} makes when one is left out`}
          happens={`${bidText(made.contract)} makes`}
          chips={conditions.chips}
          moves={moves}
        />
      )}
      {leading.length > 0 && <Assumptions />}
    </>
  );
}

const Assumptions = () => (
  <PanelFooter className="grid gap-s1">
    <p>
      After each call everybody passes, so a double is for penalties here. If the opponents would gain on
      average by doubling a bid, it counts as doubled.
    </p>
    <p>
      The pair’s 26 cards are known here; the player saw only 13. Later calls are ignored. IMPs are against
      the call with the highest mean score, ± is the 95% interval. {DOUBLE_DUMMY}
    </p>
  </PanelFooter>
);
