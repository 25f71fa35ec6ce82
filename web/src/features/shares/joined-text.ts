import { listText } from '@bridge-review/bridge/list-text';

/** 'The auction, the play and comments'. */
export function joinedSentence(parts: readonly string[]): string {
  const text = listText(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
