import { callerAt } from '@bridge-review/bridge/auction';
import { formatCondition } from '@bridge-review/bridge/conditions/format-condition';
import type { Meaning } from '@bridge-review/bridge/meanings/meaning';
import type { Chip } from './chip.ts';
import type { Edits } from './edits.ts';
import type { KnownCalls } from './known-calls.ts';

/** What the meanings say after the edits, in the order of the calls, and the viewer's own conditions. */
export function chipsOf(
  knownCalls: KnownCalls | null,
  meanings: readonly Meaning[],
  edits: Pick<Edits, 'isOff' | 'changed' | 'own'>,
): Chip[] {
  const said = meanings.filter((meaning, index) => !isSaidAgain(meaning, meanings.slice(0, index)));
  const fromAuction = knownCalls ? said.map((meaning) => chipOf(knownCalls, meanings, meaning, edits)) : [];
  const own = edits.own.map(({ id, seat, condition }): Chip => ({
    id,
    seat,
    condition,
    source: { kind: 'own' },
    isEdited: false,
    isOff: edits.isOff[id] ?? false,
    reason: null,
  }));
  return [...fromAuction, ...own];
}

/** A seat that passes three times is often said to have the same three times: one chip is enough. */
function isSaidAgain(meaning: Meaning, earlier: readonly Meaning[]): boolean {
  const words = ({ seat, condition, source, dropped }: Meaning) =>
    [seat, source.kind, formatCondition(condition), dropped].join(' ');
  return meaning.source.kind === 'rule' && earlier.some((each) => words(each) === words(meaning));
}

function chipOf(
  knownCalls: KnownCalls,
  meanings: readonly Meaning[],
  { seat, call, condition, source, dropped }: Meaning,
  { isOff, changed }: Pick<Edits, 'isOff' | 'changed'>,
): Chip {
  const id = `${seat}${call} ${source.kind}`;
  return {
    id,
    seat,
    condition: changed[id] ?? condition,
    source: {
      kind: source.kind === 'rule' ? 'rule' : knownCalls.from,
      call: knownCalls.auction.calls[call]!,
      ordinal: ordinalOf(knownCalls, call),
      isPart: meanings.filter((each) => each.call === call).length > 1,
      name: source.name,
    },
    isEdited: changed[id] !== undefined,
    isOff: isOff[id] ?? dropped !== null,
    reason: dropped,
  };
}

function ordinalOf({ auction, before }: KnownCalls, index: number): number | null {
  const same = auction.calls.flatMap((call, at) =>
    at < before && call === auction.calls[index] && callerAt(auction, at) === callerAt(auction, index)
      ? [at]
      : [],
  );
  return same.length === 1 ? null : same.indexOf(index) + 1;
}
