import { cardName } from '@bridge-review/bridge/card';
import { tricksNeeded } from '@bridge-review/bridge/contract';
import { seatName } from '@bridge-review/bridge/seat';
import { sideOf } from '@bridge-review/bridge/side';
import type { CurveTrick } from '../../ui/large-curve.tsx';
import { PlayingCard } from '../../ui/playing-card.tsx';
import type { TrickCurveProps } from '../../ui/trick-curve.tsx';
import { positionIn } from '../hands/line-of-play.ts';
import type { PlayState } from '../hands/use-play.ts';
import type { CardValues } from './use-card-values.ts';

const NO_PLAY: TrickCurveProps = {
  values: null,
  needed: null,
  step: 0,
  steps: 0,
  marks: [],
  claimed: false,
};

/** What the slider draws of a play; without values no line, and nothing of what cards cost. */
export function curveOfPlay(play: PlayState | null, values: CardValues | null): TrickCurveProps {
  if (play === null) return NO_PLAY;
  const { line, step } = play;
  const curve = values?.curve ?? null;
  return {
    values: curve,
    needed: tricksNeeded(line.contract),
    step,
    steps: line.cards.length,
    claimed: line.claim !== null,
    marks:
      curve === null || values === null
        ? []
        : values.mistakes.map(({ index, trick, seat, card, cost }) => ({
            index,
            name: `Trick ${trick + 1}, ${seatName(seat)}: ${cardName(card)}`,
            label: (
              <>
                <span className="text-red">{seatName(seat)}</span> <PlayingCard card={card} />
              </>
            ),
            cost,
          })),
  };
}

/** Who won each trick of a play. */
export function tricksOfPlay({ line }: PlayState): CurveTrick[] {
  const declaring = sideOf(line.contract.declarer);
  const last = line.cards.at(-1)?.trick ?? -1;
  return Array.from({ length: last + 1 }, (_, trick) => {
    const { winner, trick: reached } = positionIn(line, (trick + 1) * 4);
    const isWhole = winner !== null && reached === trick;
    return { isPlayed: true, won: !isWhole ? null : sideOf(winner) === declaring ? 'declarer' : 'defence' };
  });
}
