import type { CallName } from './call.tsx';
import type { SuitLetter } from './suit-shape.ts';

/** A piece of prose: words as they are, words that stay on one line, a suit, or a bid that is set as one word. */
export type TextPiece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'kept'; readonly text: string }
  | { readonly kind: 'suit'; readonly suit: SuitLetter }
  | { readonly kind: 'bid'; readonly bid: CallName };

/**
 * Players write `!S !H !D !C` for the suits, as they do at online tables, or take the characters. A level before it
 * makes a bid: `4!H`.
 */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const match of text.matchAll(SIGN)) {
    if (match.index > at) pieces.push({ kind: 'words', text: text.slice(at, match.index) });
    pieces.push(pieceOf(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) pieces.push({ kind: 'words', text: text.slice(at) });
  return pieces;
}

/** A letter after `!s` makes it a word that merely follows an exclamation mark: 'Well played!Somehow'. */
const SIGN =
  /(?<level>(?<![\dA-Za-z])[1-7])?(?:!(?<letter>[SHDC])(?![A-Za-z])|(?<sign>[♠♥♦♣♤♡♢♧])\u{FE0F}?)/giu;

const SUIT_OF_SIGN: Readonly<Record<string, SuitLetter>> = {
  '♠': 'S',
  '♤': 'S',
  '♥': 'H',
  '♡': 'H',
  '♦': 'D',
  '♢': 'D',
  '♣': 'C',
  '♧': 'C',
};

function pieceOf({ groups = {} }: RegExpExecArray): TextPiece {
  const { level, letter, sign } = groups;
  const suit = SUIT_OF_SIGN[sign ?? ''] ?? ((letter ?? 'S').toUpperCase() as SuitLetter);
  return level === undefined ? { kind: 'suit', suit } : { kind: 'bid', bid: `${level}${suit}` as CallName };
}

/** The same for sentences of our own, which write bids as `3D` and `7NT`; a side stays with its score, `N–S +420`. */
export function piecesOfSentence(sentence: string): TextPiece[] {
  return sentence
    .split(/(\b[1-7](?:NT|[SHDC])\b|\b[NE]–[SW]\b(?: [+−]\d+)?)/)
    .map((text, index): TextPiece => {
      if (index % 2 === 0) return { kind: 'words', text };
      return text.includes('–') ? { kind: 'kept', text } : { kind: 'bid', bid: text as CallName };
    })
    .filter((piece) => piece.kind !== 'words' || piece.text !== '');
}
