import { LastCardText } from '../hands/play-text.tsx';
import type { PlayState } from '../hands/use-play.ts';
import { bestTricks } from './card-worth.ts';
import { outcomeOf, tricksText } from './contract-text.ts';
import type { CardValues } from './use-card-values.ts';

/** What becomes of the contract from here and what the last card cost; without values, which card that was. */
export function WorthText({ play, values }: { play: PlayState; values: CardValues | null }) {
  const isClaimed = play.line.claim !== null && play.step === play.line.cards.length;
  if (values === null || values.failure !== null || isClaimed) return <LastCardText play={play} />;
  const last = values.mistakes.find(({ index }) => index === play.step - 1);
  if (last) return <b className="text-red">This card cost {tricksText(last.cost)}</b>;
  return outcomeText(play, values);
}

function outcomeText({ line: { contract }, position: at }: PlayState, { position, now }: CardValues): string {
  if (position === null) return 'no card is left to play';
  if (now === null) return 'working out the values…';
  return `${outcomeOf(contract, bestTricks(now, contract, at))} from here`;
}
