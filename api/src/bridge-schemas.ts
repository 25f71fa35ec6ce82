import { type Call, calls, parseCall } from '@bridge-review/bridge/call';
import { cards } from '@bridge-review/bridge/card';
import { contractTexts, type Tricks } from '@bridge-review/bridge/contract';
import { type HandText, isHandText } from '@bridge-review/bridge/hand';
import { rooms } from '@bridge-review/bridge/room';
import { seats } from '@bridge-review/bridge/seat';
import { sides } from '@bridge-review/bridge/side';
import { strains } from '@bridge-review/bridge/strain';
import { verdicts } from '@bridge-review/bridge/verdict';
import { vulnerabilities } from '@bridge-review/bridge/vulnerability';
import { z } from 'zod';
import { limits } from './limits.ts';
import { messages } from './messages.ts';

/** Schemas of bridge values. They parse into the types of `bridge`, so that no value is parsed twice. */
export const seat = z.enum(seats);
export const side = z.enum(sides);
export const room = z.enum(rooms);
export const vulnerability = z.enum(vulnerabilities);
export const call = z.enum(calls);
export const card = z.enum(cards);
export const contract = z.enum(contractTexts);
export const strain = z.enum(strains);
export const verdict = z.enum(verdicts);

/** Four suits between dots, spades first, as `AKT4.Q2..J876543`. */
export const handText = z.string().refine(isHandText) as unknown as z.ZodType<HandText, HandText>;

/** Won by the declarer. */
export const trickCount = z.int().min(0).max(13) as unknown as z.ZodType<Tricks, Tricks>;

/** The same of each seat. */
export const bySeat = <Value extends z.ZodType>(value: Value) =>
  z.object({ N: value, E: value, S: value, W: value });

/** The same of both sides. */
export const bySide = <Value extends z.ZodType>(value: Value) => z.object({ NS: value, EW: value });

/** A call in any spelling that people use: `P`, `X`, `1n`. */
export const spelledCall = z
  .string()
  .max(limits.callText, messages.callUnknown)
  .transform((text, context): Call => {
    const parsed = parseCall(text);
    if (parsed.ok) return parsed.value;
    context.addIssue({ code: 'custom', message: parsed.error.message });
    return z.NEVER;
  });
