import type { FairJudgement } from '@bridge-review/api/analysis';
import { counted } from '@bridge-review/bridge/counted';
import { type DeclaredContract, formatContract, type PassedOut } from '@bridge-review/bridge/contract';
import { headlineOf } from '@bridge-review/bridge/sampling/fair-judgement';
import { seatName } from '@bridge-review/bridge/seat';
import { useId } from 'react';
import { Contract } from '../../ui/contract.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { SuitText } from '../../ui/suit-text.tsx';
import { ScoreRows, Verdict } from '../../ui/verdict.tsx';
import { DOUBLE_DUMMY } from '../simulation/figures-text.ts';
import { conditionLines, meaningLines } from '../simulation/meaning-text.ts';
import { styleSentence } from '../styles/style-text.ts';
import { FAIR_TITLES, HEADLINES, chanceSentence, otherChoice } from './fair-text.ts';

/** Both verdicts in one word and a sentence. */
export function VerdictHeadline({ fair, loss }: { fair: FairJudgement; loss: number }) {
  const { title, why } = HEADLINES[headlineOf(fair.word, loss > 0)];
  return (
    <div className="flex flex-wrap items-baseline gap-x-s3 gap-y-s1 border-b border-line pb-s3">
      <h3 className="font-serif text-title leading-tight font-medium">{title}</h3>
      <p className="font-serif text-ink-2">{why}</p>
    </div>
  );
}

interface FairVerdictProps {
  contract: DeclaredContract | PassedOut;
  fair: FairJudgement;
}

/** One contract on what its pair knew. */
export function FairVerdict({ contract, fair }: FairVerdictProps) {
  const other = otherChoice(fair);
  return (
    <Verdict label="On what you knew" accuracy={fair.accuracy} title={FAIR_TITLES[fair.word]}>
      <p className="mt-s1 text-sm text-ink-2">
        <Sentence>{chanceSentence(contract, fair)}</Sentence>
      </p>
      <ScoreRows
        rows={[
          {
            name: 'Yours',
            what: <Choice contract={contract} />,
            score: fair.word === 'right' ? 'best' : '',
          },
          ...(other === null
            ? []
            : [{ name: other.name, what: <Choice contract={other.contract} />, score: other.gain }]),
        ]}
      />
      <JudgedWith fair={fair} />
      <p className="mt-s2 text-sm text-ink-3">
        Over {counted(fair.layouts, 'layout')} of the other 26 cards, seed {fair.seed}. You two see 26 cards
        here; each of you saw 13. {DOUBLE_DUMMY}
      </p>
    </Verdict>
  );
}

/** What the layouts had to fit, with the rule or explanation that each condition comes from. */
function JudgedWith({ fair }: { fair: FairJudgement }) {
  const lines = fair.meanings ? meaningLines(fair.meanings) : conditionLines(fair.conditions);
  const id = useId();
  return (
    <div className="mt-s3 text-sm text-ink-2">
      {lines.length === 0 ? (
        <p>The opponents’ calls say nothing of their cards: every layout counts.</p>
      ) : (
        <>
          <p id={id}>Layouts fit what the calls before your last turn say:</p>
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
