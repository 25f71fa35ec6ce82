/** 'the auction, the play and comments', with a capital. */
export function joinedSentence(parts: readonly string[]): string {
  const text = joinedText(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const joinedText = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
