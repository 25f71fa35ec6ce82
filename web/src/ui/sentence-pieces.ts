import type { CallName } from './call.tsx';

/** A piece of a sentence: words as they are, words that stay on one line, or a bid that is set as one word. */
export type SentencePiece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'kept'; readonly text: string }
  | { readonly kind: 'bid'; readonly bid: CallName };

/** Our own sentences write bids as `3D` and `7NT`; a side stays with its score, `N–S +420`. */
export function piecesOfSentence(sentence: string): SentencePiece[] {
  return sentence
    .split(/(\b[1-7](?:NT|[SHDC])\b|\b[NE]–[SW]\b(?: [+−]\d+)?)/)
    .map((text, index): SentencePiece => {
      if (index % 2 === 0) return { kind: 'words', text };
      return text.includes('–') ? { kind: 'kept', text } : { kind: 'bid', bid: text as CallName };
    })
    .filter((piece) => piece.kind !== 'words' || piece.text !== '');
}
