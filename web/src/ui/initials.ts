/** 'Margaret Oduya' gives MO, 'Ada' gives A, an address gives those before its @, nothing gives nothing. */
export function initials(name: string): string {
  const words =
    name
      .split('@', 1)
      .join('')
      .match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
