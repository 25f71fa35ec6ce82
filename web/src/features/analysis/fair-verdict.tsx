import type { FairJudgement } from '@bridge-review/api/analysis';
import { type DeclaredContract, formatContract, type PassedOut } from '@bridge-review/bridge/contract';
import { seatName } from '@bridge-review/bridge/seat';
import { useId } from 'react';
import { Contract } from '../../ui/contract.tsx';
import { formattedCount } from '../../ui/format-number.ts';
import { Sentence } from '../../ui/sentence.tsx';
import { SuitText } from '../../ui/suit-text.tsx';
import { ScoreRows, Verdict } from '../../ui/verdict.tsx';
import { DOUBLE_DUMMY } from '../simulation/figures-text.ts';
import { conditionLines, meaningLines } from '../simulation/meaning-text.ts';
import { styleSentence } from '../styles/style-text.ts';
import { chanceSentence, fairHeadline, fairTitle, otherChoice } from './fair-text.ts';

interface FairVerdictProps {
  contract: DeclaredContract | PassedOut;
  fair: FairJudgement;
}

/** Both verdicts in one word and a sentence. */
export function VerdictHeadline({ contract, fair, loss }: FairVerdictProps & { loss: number }) {
  const { title, why } = fairHeadline(contract, fair, loss > 0);
  return (
    <div className="flex flex-wrap items-baseline gap-x-s3 gap-y-s1 border-b border-line pb-s3">
      <h3 className="font-serif text-title leading-tight font-medium">{title}</h3>
      <p className="font-serif text-ink-2">
        <Sentence>{why}</Sentence>
      </p>
    </div>
  );
}

/** One contract on what its pair knew. */
export function FairVerdict({ contract, fair }: FairVerdictProps) {
  const other = otherChoice(fair);
  return (
    <Verdict label="On what you knew" accuracy={fair.accuracy} title={fairTitle(fair)}>
      <p className="mt-s1 text-sm text-ink-2">
        <Sentence>{chanceSentence(contract, fair)}</Sentence>
      </p>
      <ScoreRows
        rows={[
          {
            name: 'Yours',
            what: <Choice contract={contract} />,
            score: other?.name === 'Next best' ? 'best' : '',
          },
          ...(other === null
            ? []
            : [{ name: other.name, what: <Choice contract={other.contract} />, score: other.gain }]),
        ]}
      />
    </Verdict>
  );
}

/** What the layouts had to fit, with the rule or explanation that each condition comes from, and what they assume. */
export function FairBasis({ fair }: { fair: FairJudgement }) {
  const lines = fair.meanings ? meaningLines(fair.meanings) : conditionLines(fair.conditions);
  const id = useId();
  return (
    <div className="mt-s4 border-t border-line pt-s3 text-sm text-ink-2">
      {lines.length === 0 ? (
        <p>The opponents’ calls say nothing about their cards, so any layout counts.</p>
      ) : (
        <>
          <p id={id}>Every layout fits what the opponents’ calls before your last turn showed:</p>
          <ul aria-labelledby={id} className="mt-s1 grid gap-s1">
            {lines.map((line) => (
              <li key={line}>
                <SuitText>{line}</SuitText>
              </li>
            ))}
          </ul>
          {fair.style && <p className="mt-s1">{styleSentence(fair.style)}</p>}
        </>
      )}
      <p className="mt-s2 text-ink-3">
        ‘On what you knew’ takes {formattedCount(fair.layouts, 'layout')} of the opponents’ cards, seed{' '}
        {fair.seed}, and the 26 cards that you two held; each of you saw only 13. {DOUBLE_DUMMY}
      </p>
    </div>
  );
}

const Choice = ({ contract }: { contract: DeclaredContract | PassedOut }) => (
  <Contract
    contract={formatContract(contract)}
    by={contract === 'Pass' ? undefined : seatName(contract.declarer)}
  />
);

/** In place of the fair verdict until there is one. */
export function FairVerdictWaiting() {
  return (
    <div>
      <h3 className="eyebrow">On what you knew</h3>
      <p role="status" className="mt-s2 text-sm text-ink-2">
        Being worked out: hundreds of layouts of the other 26 cards are dealt and played. The verdict will
        appear here.
      </p>
    </div>
  );
}
