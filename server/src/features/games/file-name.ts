const LONGEST = 200;

/** Of a path only its last part, without what a screen or a header cannot show. */
export function fileNameOf(path: string): string {
  const last = path.split(/[/\\]/).at(-1) ?? '';
  const shown = last.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').trim();
  return [...shown].slice(-LONGEST).join('') || 'unnamed';
}
