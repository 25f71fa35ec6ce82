/**
 * What a file of played or dealt boards says, whatever its format. PBN and LIN are both read into this, and written
 * from it.
 *
 * ```ts
 * import { readLin } from '@bridge-review/bridge/lin/read-lin';
 * import { formatContract } from '@bridge-review/bridge/contract';
 *
 * const { record, warnings } = readLin(
 *   'md|3SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98|sv|o|ah|Board 1|mb|1C|mb|p|mb|1H|mb|p|mb|1N|mb|p|mb|p|mb|p|',
 * );
 * const board = record.boards[0];
 * board?.dealer; // => 'N'
 * board?.results[0]?.contract && formatContract(board.results[0].contract); // => '1NT'
 * warnings; // => []
 * ```
 *
 * @module
 */
import type { Auction } from '../auction.ts';
import type { BoardNumber } from '../board.ts';
import type { Contract, PassedOut, Tricks } from '../contract.ts';
import type { Deal } from '../deal.ts';
import type { PartialDeal } from '../partial-deal.ts';
import type { Play } from '../play.ts';
import type { Room } from '../room.ts';
import type { Seat } from '../seat.ts';
import type { Vulnerability } from '../vulnerability.ts';

/** What reading a file gives, always: the boards that could be used, and what could not. */
export interface Reading {
  readonly record: HandRecord;
  readonly warnings: readonly Warning[];
}

/** Something in the file that was skipped or repaired. Lines and columns count from 1. */
export interface Warning {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  /** A whole sentence for a person. */
  readonly message: string;
}

/** A whole file. */
export interface HandRecord {
  /** What the file says of itself: the `%` lines of PBN, without the sign. */
  readonly header: readonly string[];
  /** In the order of the file. The same number with the same deal is one board, however many tables played it. */
  readonly boards: readonly BoardRecord[];
}

/** One board, with what each table made of it. */
export interface BoardRecord {
  /** Null if the file has none, or a text that is not a number: that text is then the tag `Board`. */
  readonly number: BoardNumber | null;
  readonly deal: Deal | PartialDeal;
  /** From the file, else from the board's number, else West. */
  readonly dealer: Seat;
  /** From the file, else from the board's number, else none. */
  readonly vulnerability: Vulnerability;
  /** What holds at every table: `Event`, `Site`, `Date`, `Round`, and all tags that have no place of their own here. */
  readonly tags: Tags;
  readonly sections: Sections;
  readonly remarks: readonly Remark[];
  /** One for each table that played the board; none for a board that was only dealt. */
  readonly results: readonly ResultRecord[];
}

/** By name, spelled as in PBN. */
export type Tags = ReadonlyMap<string, string>;

/**
 * PBN's tables and other supplemental sections by name: `ScoreTable`, `OptimumResultTable`. An `Auction` or `Play`
 * is among them only where it says more than fits its place here: an illegal auction, a revoke that was noticed.
 */
export type Sections = ReadonlyMap<string, Section>;

/** A block of lines under a tag. */
export interface Section {
  /** The value of the tag that opens it: of a table, its columns. */
  readonly value: string;
  /** As they stand in the file, without blanks at either end. */
  readonly lines: readonly string[];
}

/** What is known of one table's play of a board; null is unknown. */
export interface TablePlay {
  readonly players: Readonly<Record<Seat, string | null>>;
  readonly section: string | null;
  readonly table: string | null;
  readonly room: Room | null;
  readonly contract: Contract | PassedOut | null;
  readonly declarer: Seat | null;
  /** Won by the declarer. */
  readonly tricks: Tricks | null;
  /** Total points, as the file has them, seen from North and South. */
  readonly scoreNS: number | null;
  readonly auction: AnnotatedAuction | null;
  readonly play: AnnotatedPlay | null;
}

/** One table of a board, with the tags and remarks of that table only. */
export interface ResultRecord extends TablePlay {
  /** Only what is this table's own, or differs from the board's. */
  readonly tags: Tags;
  readonly sections: Sections;
  readonly remarks: readonly Remark[];
}

/**
 * A comment or an escaped line beside the tags; comments on a call or a card are annotations. Remarks are sorted
 * by the names of their tags, and at the same tag escaped lines come first.
 */
export interface Remark {
  /** A comment is for people. PBN's lines that begin with `%` are for the program that wrote them. */
  readonly kind: 'comment' | 'escaped-line';
  readonly text: string;
  /** The name of the tag that it follows; null for what stands before all tags, and where a format has no tags. */
  readonly after: string | null;
}

/** An auction and the annotations of its calls. */
export interface AnnotatedAuction {
  readonly auction: Auction;
  /** In the order of the calls, at most one for each, none that says nothing. */
  readonly annotations: readonly CallAnnotation[];
}

/** The play and the annotations of its cards. */
export interface AnnotatedPlay {
  readonly play: Play;
  /** In the order of the tricks and, within one, clockwise from the leader to the first; none that says nothing. */
  readonly annotations: readonly CardAnnotation[];
}

/** The annotation of one call or card. */
export interface Annotation {
  /** The meaning of the call or card. An alert without explanation has an empty note. */
  readonly note: string | null;
  /** PBN's numeric glyphs in rising order: 1 is a good call, 8 a poor card. */
  readonly glyphs: readonly number[];
  /** Comments at this point, in order. */
  readonly comments: readonly string[];
}

/** The annotation of one call. */
export interface CallAnnotation extends Annotation {
  /** The call's index in the auction. */
  readonly call: number;
  /**
   * LIN also explains calls that were not alerted. PBN cannot tell these apart: all notes are written, and read
   * again every one of them is an alert.
   */
  readonly alerted: boolean;
}

/** The annotation of one card. */
export interface CardAnnotation extends Annotation {
  /** The trick's index in the play. */
  readonly trick: number;
  readonly seat: Seat;
}
