/** Of JSON that others have made, and may change: what is missing or of another type is empty. */

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

export const listOf = (value: unknown, name: string): readonly unknown[] => {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
};

/** Without blanks around it. Numbers stand as text or as numbers. */
export function textOf(value: unknown, name: string): string {
  const text = fieldOf(value, name);
  return typeof text === 'string' || typeof text === 'number' ? String(text).slice(0, 300).trim() : '';
}
