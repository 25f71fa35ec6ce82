/** 'Margaret Oduya' gives MO, 'Ada' gives A, an address gives those before its @, nothing gives nothing. */
export function initials(name: string): string {
  const words = name
    .split('@', 1)
    .join('')
    .matchAll(/(\p{L})[\p{L}\p{M}'’-]*/gu);
  const letters = Array.from(words, (word) => word[1]?.toLocaleUpperCase() ?? '');
  return [letters[0], ...letters.slice(1).slice(-1)].join('');
}
