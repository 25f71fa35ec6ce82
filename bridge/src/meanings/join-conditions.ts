import { allOf, type Condition, type Range } from '../conditions/condition.ts';

/** What the conditions say together, without repetition: `11-21, 5+S, 11-15` becomes `11-15, 5+S`. */
export function joinConditions(conditions: readonly Condition[]): Condition {
  const joined = new Map<string, Condition>();
  for (const part of conditions.flatMap((each) => (each.kind === 'all' ? each.conditions : [each]))) {
    const subject = subjectOf(part);
    const before = joined.get(subject);
    const joint = before ? intersection(before, part) : part;
    // Ranges that exclude each other stay apart: nobody could read `15-12`.
    if (joint) joined.set(subject, joint);
    else joined.set(JSON.stringify(part), part);
  }
  return allOf([...joined.values()]);
}

/** Equal for two conditions that are the same, or that give ranges for the same. */
function subjectOf(condition: Condition): string {
  if (condition.kind === 'points') return 'points';
  return condition.kind === 'length' ? condition.suit : JSON.stringify(condition);
}

/** Null if nothing is in both. */
function intersection(one: Condition, other: Condition): Condition | null {
  if ((one.kind !== 'points' && one.kind !== 'length') || one.kind !== other.kind) return one;
  const range = both(one.range, other.range);
  return range.max !== undefined && range.max < range.min ? null : { ...one, range };
}

function both(one: Range, other: Range): Range {
  const min = Math.max(one.min, other.min);
  const max = Math.min(one.max ?? Infinity, other.max ?? Infinity);
  return max === Infinity ? { min } : { min, max };
}
