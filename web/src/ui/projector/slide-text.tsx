import { parseCard } from '@bridge-review/bridge/card';
import { PlayingCard } from '../playing-card.tsx';
import { Sentence } from '../sentence.tsx';

/** A sentence of our own, with its bids (`4H`) and cards (`♠K`) set as such. */
export function SlideText({ children }: { children: string }) {
  return children.split(/([♠♥♦♣][AKQJT2-9])/u).map((text, index) => {
    const card = index % 2 === 1 ? parseCard(text) : null;
    return card?.ok ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other identity and hold no state
      <b key={index} className="font-sans text-[0.95em] font-semibold">
        <PlayingCard card={card.value} />
      </b>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Sentence key={index}>{text}</Sentence>
    );
  });
}
