import { z } from 'zod';
import { biddingRecord } from './bidding.ts';
import { type ErrorCode, errorAnswer } from './error.ts';
import { duplicateGame } from './games.ts';

/**
 * What some errors add to their answer, by code. Separate from the codes, so that pages without games and bidding do
 * not load these schemas.
 */
export const errorDetails = {
  /** The oldest game that begins with the same deal. */
  duplicate_game: z.object({ duplicateGame }),
  /** The current record. */
  already_recorded: z.object({ biddingRecord }),
  stale_record: z.object({ biddingRecord }),
} satisfies Partial<Record<ErrorCode, z.ZodObject>>;

type Details = typeof errorDetails;
export type DetailedCode = keyof Details;

/** What a failure of this code adds; nothing for most. */
export type DetailsOf<Code extends ErrorCode> = Code extends DetailedCode ? z.infer<Details[Code]> : unknown;

/** The details in an answer, if it is an error of this code. */
export function readErrorDetails<Code extends DetailedCode>(
  code: Code,
  answer: unknown,
): z.infer<Details[Code]> | null {
  const failure = errorAnswer.safeParse(answer);
  if (!failure.success || failure.data.code !== code) return null;
  return (errorDetails[code].safeParse(answer).data ?? null) as z.infer<Details[Code]> | null;
}
