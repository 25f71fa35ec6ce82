import type { ReactNode } from 'react';
import { cardsCostText } from '../../features/analysis/contract-text.ts';
import { curveOfPlay, tricksOfPlay } from '../../features/analysis/curve-of-play.tsx';
import type { CardValues } from '../../features/analysis/use-card-values.ts';
import type { PlayState } from '../../features/hands/use-play.ts';
import { LargeCurve } from '../../ui/large-curve.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import type { ValuesSwitchState } from './values-switch.tsx';

export interface PlayCurveProps {
  play: PlayState | null;
  /** What the cards are worth, where that may be seen. */
  known: CardValues | null;
  valuesSwitch: ValuesSwitchState;
  slider?: ReactNode;
}

/** The curve of the play at its full size, or why there is none yet. */
export function PlayCurve({ play, known, valuesSwitch, slider }: PlayCurveProps) {
  const curve = curveOfPlay(play, known);
  return (
    <>
      <div className="curve-head">
        <span className="eyebrow">Declarer</span>
        <span>
          {curve.values === null
            ? 'with best play from each card'
            : cardsCostText(curve.marks.map(({ cost }) => cost))}
        </span>
        <span className="eyebrow">Defence</span>
      </div>
      <LargeCurve
        {...curve}
        tricks={play === null ? [] : tricksOfPlay(play)}
        current={play === null || play.step === 0 ? null : play.position.trick}
        onStep={(step) => play?.setStep(step)}
        slider={slider}
      >
        {curve.values === null && <Instead play={play} known={known} valuesSwitch={valuesSwitch} />}
      </LargeCurve>
    </>
  );
}

/** What stands in the place of a line. */
function Instead({ play, known, valuesSwitch }: Omit<PlayCurveProps, 'slider'>) {
  if (play === null) return <p>No play recorded. Choose a contract in the analysis to play it.</p>;
  if (play.line.cards.length === 0) return <p>No card is played yet.</p>;
  if (valuesSwitch.objection !== null) return <p>{valuesSwitch.objection}</p>;
  if (known !== null)
    return <p>{`Working out the play: ${known.looked.at} of ${known.looked.of} choices`}</p>;
  return (
    <TextButton className="min-h-tap" onClick={() => valuesSwitch.set(true)}>
      Show what each card cost
    </TextButton>
  );
}
