import type { AskedCall } from '@bridge-review/bridge/sampling/call-sampling';
import { useId } from 'react';
import { formattedCount } from '../../base/formatted-count.ts';
import { CallsTable } from '../../ui/calls-table.tsx';
import { PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { DOUBLE_DUMMY } from '../simulation/figures-text.ts';
import { heardLines } from '../simulation/heard-text.ts';
import { RunButton, RunFailure, RunProgress, RunStatus } from '../simulation/run-controls.tsx';
import { leadingTitle, questionText, rowsOf } from './calls-text.ts';
import { useCallSampling } from './use-call-sampling.ts';

/** The alternatives at one call, live. Use the call and its auction as key. */
export function ComparedCalls({ asked }: { asked: AskedCall }) {
  const sampling = useCallSampling(asked);
  const { phase, figures, target } = sampling;
  const { leading, behind } = rowsOf(figures.rows);
  const status = useId();
  return (
    <>
      <PanelBody className="grid gap-s3 py-s4 sm:py-s4">
        <p>
          <Sentence>{questionText(asked.auction, asked.index)}</Sentence>
        </p>
        {figures.heard.length > 0 && (
          <ul className="grid gap-s1 text-sm text-ink-2">
            {heardLines(figures.heard).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <RunProgress phase={phase} count={figures.count} target={target} />
        <RunStatus id={status} phase={phase} count={figures.count} />
        {phase === 'failed' && <RunFailure count={figures.count} />}
        {leading.length > 0 && (
          <CallsTable
            caption={`Calls by mean score over ${formattedCount(figures.count, 'layout')}`}
            groups={[
              { title: leadingTitle(leading.length), rows: leading },
              ...(behind.length > 0 ? [{ title: 'Behind', rows: behind }] : []),
            ]}
          />
        )}
        <div>
          <RunButton run={sampling} status={status} />
        </div>
      </PanelBody>
      {leading.length > 0 && <Assumptions />}
    </>
  );
}

const Assumptions = () => (
  <PanelFooter className="grid gap-s1">
    <p>
      After each call the rest of the auction is passed out, so a double is for penalties here. A bid that
      would be doubled with profit on the mean counts as doubled.
    </p>
    <p>
      The pair sees its 26 cards here; the player saw 13. Nothing is taken from later calls. IMPs are against
      the call that was made, ± is the 95% interval. {DOUBLE_DUMMY}
    </p>
  </PanelFooter>
);
