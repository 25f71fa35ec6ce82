import { Fragment } from 'react';
import { useNotrumpText } from './card-text.ts';
import { Suit } from './suit.tsx';
import type { Suit as SuitLetter } from '@bridge-review/bridge/suit';

const SUITS: Readonly<Record<string, SuitLetter>> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

/**
 * Our own words, with suits drawn and named, and notrump in the reader's letters; the ♥ of `5+ ♥` stands close to its
 * number.
 */
export function SuitText({ children, muted = false }: { children: string; muted?: boolean }) {
  const words = children.replaceAll(/(?<=\b[1-7])NT\b/g, useNotrumpText());
  return words.split(/(?:(?<=[\d+]) )?([♠♥♦♣])/u).map((text, index) => {
    const suit = SUITS[text];
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other identity and hold no state
    if (suit === undefined) return <Fragment key={index}>{withWholeRanges(text)}</Fragment>;
    // oxlint-disable-next-line react/no-array-index-key -- as above
    return <Suit key={index} suit={suit} muted={muted} className="ml-[0.1em]" />;
  });
}

/** No line ends within `0–13`. */
const withWholeRanges = (text: string) =>
  text.split(/(\d+–\d+)/u).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <span key={index} className="whitespace-nowrap">
        {piece}
      </span>
    ),
  );
