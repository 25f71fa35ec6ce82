import { counted, plural } from '@bridge-review/bridge/counted';
import type { StyleName } from '@bridge-review/bridge/meanings/style-name';
import type { ResolvedStyle } from '@bridge-review/bridge/meanings/resolve-style';

export const STYLE_TEXT: Readonly<Record<StyleName, string>> = {
  cautious: 'Not known (cautious)',
  'five-card majors': 'Five-card majors',
  Acol: 'Acol',
  'strong club': 'Strong club',
};

/** 'Five-card majors, judging by this pair’s 14 openings in this game.' */
export function styleSentence(
  { style, from, openings }: ResolvedStyle,
  system: string | null = null,
): string {
  const name = style === 'cautious' ? 'Calls are read cautiously' : STYLE_TEXT[style];
  switch (from) {
    case 'choice':
      return `${name}, as you chose for this pair in this game.`;
    case 'file':
      return `${name}, as the file says${system === null ? '' : ` (“${system}”)`}.`;
    case 'openings':
      return `${name}, judging by this pair’s ${counted(openings, 'opening')} in this game.`;
    case 'nothing':
      return openings === 0
        ? 'System not known, so their calls are read cautiously.'
        : `System not known: this pair’s ${otherOpenings(openings)} in this game ${plural(openings, 'does', 'do')} not show it, so their calls are read cautiously.`;
  }
}

const otherOpenings = (count: number): string =>
  count === 1 ? 'one other opening' : counted(count, 'other opening');
