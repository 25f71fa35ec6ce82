import { PlayingCard } from '../../ui/playing-card.tsx';
import { LastCardText } from '../hands/play-text.tsx';
import type { PlayState } from '../hands/use-play.ts';
import { bestTricks } from './card-worth.ts';
import { outcomeOf, shortOutcomeOf, tricksText } from './contract-text.ts';
import type { CardValues } from './use-card-values.ts';

export interface WorthTextProps {
  play: PlayState;
  values: CardValues | null;
  /** For the one line of a phone: 'makes +2'. */
  short?: boolean;
}

/** What becomes of the contract from here and what the last card cost; without values, which card that was. */
export function WorthText({ play, values, short = false }: WorthTextProps) {
  const isClaimed = play.line.claim !== null && play.step === play.line.cards.length;
  if (values === null || values.failure !== null || isClaimed) return <LastCardText play={play} />;
  const last = values.mistakes.find(({ index }) => index === play.step - 1);
  if (last && play.last)
    return (
      <b className="text-red">
        <PlayingCard card={play.last.card} /> cost {tricksText(last.cost)}
      </b>
    );
  return outcomeText(play, values, short);
}

function outcomeText(
  { line: { contract }, position: at }: PlayState,
  { position, now }: CardValues,
  short: boolean,
): string {
  if (position === null) return 'no card is left to play';
  if (now === null) return short ? 'working…' : 'working out the values…';
  const tricks = bestTricks(now, contract, at);
  return short ? shortOutcomeOf(contract, tricks) : `${outcomeOf(contract, tricks)} from here`;
}
