/** A mark on an axis of days: `day` counts from 1970. */
export interface TimeMark {
  readonly day: number;
  /** Of what it begins: a week is named by its Monday, a month by its name, a year by its number. */
  readonly unit: 'week' | 'month' | 'year';
}

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK = 7;
/** 5 January 1970. */
const FIRST_MONDAY = 4;
const SHORTEST = 28;
const WEEK_STEPS = [1, 2];
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200];

/** From the first day to the last, and never so short that it would have no marks. */
export function daysShown(days: readonly number[]): readonly [from: number, to: number] {
  const [from, to] = [Math.min(...days), Math.max(...days)];
  const missing = Math.max(0, SHORTEST - (to - from));
  return [from - missing / 2, to + missing / 2];
}

/** Every week, month or year, or every second one and so on: as close together as at most so many allow. */
export function timeMarks(from: number, to: number, most: number): TimeMark[] {
  for (const step of WEEK_STEPS) {
    const marks = weeks(from, to, step);
    if (marks.length <= most) return marks;
  }
  for (const step of MONTH_STEPS) {
    const marks = months(from, to, step);
    if (marks.length <= most) return marks;
  }
  return [];
}

function weeks(from: number, to: number, step: number): TimeMark[] {
  const length = step * WEEK;
  const first = Math.ceil((from - FIRST_MONDAY) / length) * length + FIRST_MONDAY;
  const count = Math.max(0, Math.floor((to - first) / length) + 1);
  return Array.from({ length: count }, (_, index) => ({ day: first + index * length, unit: 'week' }));
}

/** Counted from January of year 0, so that a step of three is quarters, one of twelve years. */
function months(from: number, to: number, step: number): TimeMark[] {
  const start = new Date(from * DAY_MS);
  const marks: TimeMark[] = [];
  const before = start.getUTCFullYear() * 12 + start.getUTCMonth();
  for (let month = Math.floor(before / step) * step; ; month += step) {
    const day = Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY_MS;
    if (day > to) return marks;
    if (day >= from) marks.push({ day, unit: step >= 12 ? 'year' : 'month' });
  }
}
