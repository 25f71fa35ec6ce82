/**
 * Finds calls, contracts, cards, suits and links in what people write about bridge. In doubt a text stays a text: see
 * decision 0066 for the rules.
 *
 * ```ts
 * import { readNotation } from '@bridge-review/bridge/notation';
 *
 * const kinds = (text: string) => readNotation(text).map(({ kind, text }) => `${kind} ${text}`);
 * kinds('4H on ♠K'); // => ['contract 4H', 'words  on ', 'cards ♠K']
 * kinds('a 4H pencil'); // => ['words a 4H pencil']
 * ```
 *
 * @module
 */
import { bidRank, type Bid } from './call.ts';
import type { ContractText } from './contract.ts';
import type { Rank } from './rank.ts';
import type { Suit } from './suit.ts';

/** A rank, or `x` for any low card. */
type WrittenRank = Rank | 'x';

/** A piece of a text; the texts of all pieces together are the text. */
export type NotationPiece = { readonly text: string } & (
  | { readonly kind: 'words' }
  | { readonly kind: 'suit'; readonly suit: Suit }
  /** One card or several of a suit: `♠K`, `!sAQxx`. */
  | { readonly kind: 'cards'; readonly suit: Suit; readonly ranks: readonly WrittenRank[] }
  /** A bid, doubled or not: `4H`, `3NTX`. */
  | { readonly kind: 'contract'; readonly contract: Exclude<ContractText, 'Pass'> }
  /** Only between the bids of an auction: `1H-P-2H`. */
  | { readonly kind: 'call'; readonly call: 'Pass' | 'Double' | 'Redouble' }
  | { readonly kind: 'link' }
);

/** Takes time in proportion to the text. */
export function readNotation(text: string): NotationPiece[] {
  const pieces: NotationPiece[] = [];
  let at = 0;
  const say = ({ piece, index }: Found): void => {
    if (index > at) pieces.push({ kind: 'words', text: text.slice(at, index) });
    pieces.push(piece);
    at = index + piece.text.length;
  };
  for (const chain of chainsOf(text)) {
    const isAuction = saysAuction(chain);
    for (const found of chain) if (isAuction || found.isPlain) say(found);
  }
  if (at < text.length) pieces.push({ kind: 'words', text: text.slice(at) });
  return pieces;
}

interface Found {
  readonly piece: NotationPiece;
  readonly index: number;
  /** Whether it counts where it stands alone, and not only within an auction. */
  readonly isPlain: boolean;
}

/** All that may be notation, calls that are joined by dashes together. */
function chainsOf(text: string): Found[][] {
  const chains: Found[][] = [];
  for (const match of text.matchAll(NOTATION)) {
    const found = readMatch(match, text);
    if (found === null) continue;
    const chain = chains.at(-1);
    const last = chain?.at(-1);
    const end = last ? last.index + last.piece.text.length : 0;
    if (chain && last && found.index - end <= 3 && JOINT.test(text.slice(end, found.index)))
      chain.push(found);
    else chains.push([found]);
  }
  return chains;
}

/** Between the calls of an auction, with those of opponents in brackets: `1H-(2C)-2H`. */
const JOINT = /^\)?[-–—]\(?$/;

/** Calls of which every bid outranks those before it. Small letters alone must be more than two: '1h-2h' may be hours. */
function saysAuction(chain: readonly Found[]): boolean {
  if (chain.length < 2) return false;
  let highest = -1;
  for (const { piece } of chain) {
    if (piece.kind === 'call') continue;
    if (piece.kind !== 'contract') return false;
    const rank = bidRank(piece.contract.replace(/X+$/, '') as Bid);
    if (rank <= highest) return false;
    highest = rank;
  }
  return highest >= 0 && (chain.length > 2 || chain.some(({ isPlain }) => isPlain));
}

const SIGNS = '♠♥♦♣♤♡♢♧';

/** What follows a suit at once: ranks, or that the bid was doubled. */
const tail = (name: string): string =>
  String.raw`(?<${name}>(?:10|[AKQJTXx2-9]){1,13})(?![\p{L}\p{N}${SIGNS}]|[!@][SHDCshdc])`;

const NOTATION = new RegExp(
  [
    String.raw`(?<link>https?://[\p{L}\p{N}][^\s<>"]*)`,
    // A letter after `!s` makes it a word that merely follows an exclamation mark: 'Well played!Somehow'. Commentators
    // also write `@S`, and 'five @Ss'; BridgeComposer writes `\S`, which may not be part of a path.
    String.raw`(?<level>(?<![\p{L}\p{N}])[1-7])?(?:(?:!|(?<!\p{L})@(?=[SHDC])|(?<![\p{L}:\\])\\(?=[SHDC]))(?<letter>[SHDCshdc])(?:${tail('afterLetter')}|(?=s?(?!\p{L})))|(?<sign>[${SIGNS}])\u{FE0F}?(?:${tail('afterSign')})?)`,
    String.raw`(?<![\p{L}\p{N}_$€£#@&]|\d[.,])(?:(?<bid>[1-7](?:NT|Nt|nt|SA|N|n|[CDHScdhs]))(?<doubled>XX?|xx?)?|(?<word>[Pp]ass|PASS|P|p|XX?|xx?|[Dd]bl|[Rr]dbl))(?![\p{L}\p{N}_])`,
  ].join('|'),
  'gu',
);

function readMatch(match: RegExpExecArray, text: string): Found | null {
  const { index, groups = {} } = match;
  const { link, bid, doubled = '', word } = groups;
  if (link !== undefined) return { index, isPlain: true, piece: { kind: 'link', text: withoutEnd(link) } };
  if (word !== undefined) {
    const call = CALLS[word.toLowerCase()] ?? 'Pass';
    return { index, isPlain: false, piece: { kind: 'call', call, text: word } };
  }
  if (bid !== undefined) {
    const strain = bid.slice(1).toUpperCase();
    const piece = contract(
      bid.charAt(0),
      strain === 'N' || strain === 'SA' ? 'NT' : strain,
      doubled,
      match[0],
    );
    return { index, isPlain: isPlainBid(bid, text.slice(index + match[0].length, index + 24)), piece };
  }
  return readSign(match, text);
}

/** Spelled out for certain: `3NT`, or a capital for the suit and no word after it that goes with something else. */
const isPlainBid = (bid: string, after: string): boolean =>
  bid.length > 2 || (/[CDHS]$/.test(bid) && !OTHER_THINGS.test(after));

/** After 2D, 3D or 4H: a hyphen and a word, or what is drawn, printed or filmed. */
const OTHER_THINGS = /^(?:-\p{Ll}| (?:pencil|drawing|print|glasses|movie|film|model|graphic|animation))/u;

/** What is written with a symbol, or with `!s` for it. */
function readSign({ 0: written, index, groups = {} }: RegExpExecArray, text: string): Found | null {
  const { level, letter, sign = '', afterLetter, afterSign } = groups;
  const suit = SUITS[letter?.toUpperCase() ?? sign];
  const following = afterLetter ?? afterSign ?? '';
  if (suit === undefined) return null;
  if (level !== undefined) {
    const doubled = /^(?:XX?|xx?)$/.test(following) ? following : '';
    const end = written.length - following.length + doubled.length;
    return { index, isPlain: true, piece: contract(level, suit, doubled, written.slice(0, end)) };
  }
  if (following === '') return { index, isPlain: true, piece: { kind: 'suit', suit, text: written } };
  if (letter !== undefined && /\p{L}/u.test(text.charAt(index - 1))) return null;
  const ranks = [...following.replaceAll('10', 'T').replaceAll('X', 'x')] as WrittenRank[];
  return { index, isPlain: true, piece: { kind: 'cards', suit, ranks, text: written } };
}

const contract = (level: string, strain: string, doubled: string, text: string): NotationPiece => ({
  kind: 'contract',
  contract: `${level}${strain}${doubled.toUpperCase()}` as Exclude<ContractText, 'Pass'>,
  text,
});

/** Punctuation that ends the sentence is no part of a link, nor a bracket that was opened before it. */
function withoutEnd(link: string): string {
  const ending = link.includes('(') ? ENDING : `${ENDING})`;
  let end = link.length;
  while (ending.includes(link.charAt(end - 1))) end -= 1;
  return link.slice(0, end);
}

const ENDING = ".,;:!?…'’”*_]}";

const CALLS: Readonly<Record<string, 'Pass' | 'Double' | 'Redouble'>> = {
  x: 'Double',
  dbl: 'Double',
  xx: 'Redouble',
  rdbl: 'Redouble',
};

const SUITS: Readonly<Record<string, Suit>> = {
  S: 'S',
  H: 'H',
  D: 'D',
  C: 'C',
  '♠': 'S',
  '♤': 'S',
  '♥': 'H',
  '♡': 'H',
  '♦': 'D',
  '♢': 'D',
  '♣': 'C',
  '♧': 'C',
};
