import { counted, plural } from '@bridge-review/bridge/counted';
import type { StyleName } from '@bridge-review/bridge/meanings/style-name';
import type { ResolvedStyle } from '@bridge-review/bridge/meanings/resolve-style';

export const STYLE_TEXT: Readonly<Record<StyleName, string>> = {
  cautious: 'Not known (cautious)',
  'five-card majors': 'Five-card majors',
  Acol: 'Acol',
  'strong club': 'Strong club',
};

/** 'Five-card majors, by this pair’s 14 openings in this game.' */
export function styleSentence(
  { style, from, openings }: ResolvedStyle,
  system: string | null = null,
): string {
  const name = style === 'cautious' ? 'Read cautiously' : STYLE_TEXT[style];
  switch (from) {
    case 'choice':
      return `${name}, as you chose for this pair in this game.`;
    case 'file':
      return `${name}, as the file says${system === null ? '' : ` (“${system}”)`}.`;
    case 'openings':
      return `${name}, by this pair’s ${counted(openings, 'opening')} in this game.`;
    case 'nothing':
      return openings === 0
        ? 'Read cautiously: nothing tells what they play.'
        : `Read cautiously: this pair’s ${counted(openings, 'other opening')} in this game ${plural(openings, 'does', 'do')} not tell what they play.`;
  }
}
