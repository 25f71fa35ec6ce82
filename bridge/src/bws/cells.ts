import type { BwsRow } from './bws-tables.ts';

/** Old files have null where newer ones have empty text, and cells padded with blanks. */
export function textIn(row: BwsRow, column: string): string {
  const value = row[column];
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200).trim() : '';
}

/** A whole number; null for anything else. */
export function numberIn(row: BwsRow, column: string): number | null {
  const text = textIn(row, column);
  return /^-?\d{1,9}$/u.test(text) ? Number(text) : null;
}

export const isTrue = (row: BwsRow, column: string): boolean =>
  row[column] === true || row[column] === -1 || row[column] === 1;

/** Milliseconds of the day in one column and of the time of day in another, which is a time on 1899-12-30. */
export const momentIn = (row: BwsRow, dateColumn: string, timeColumn: string): number =>
  millisecondsIn(row, dateColumn) + (((millisecondsIn(row, timeColumn) % dayLength) + dayLength) % dayLength);

/** `2026-11-16`; null for a day that is missing or no day. */
export function dayIn(row: BwsRow, column: string): string | null {
  const value = row[column];
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return null;
  const day = value.toISOString().slice(0, 10);
  return /^(?:19[5-9]|2\d\d)\d-/u.test(day) ? day : null;
}

const dayLength = 86_400_000;

function millisecondsIn(row: BwsRow, column: string): number {
  const value = row[column];
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value.getTime() : 0;
}
