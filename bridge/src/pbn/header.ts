/**
 * The `%` lines above the first tag. Three of them are about the notation rather than the boards (its version, that
 * it is export format, and the character set): they describe the file that was read, and are not copied.
 *
 * @module
 */

/** The lines that say something of the boards, such as which program made them. */
export const contentOfHeader = (directives: readonly string[]): readonly string[] =>
  directives.filter((line) => line !== '' && !isAboutNotation(line));

/** The header of a file in export format, as lines. Text is exchanged as UTF-8. */
export const formatHeader = (header: readonly string[]): readonly string[] => [
  '% PBN 2.1',
  '% EXPORT',
  '%Content-type: text/x-pbn; charset=UTF-8',
  ...header.map((line) => `%${line.replaceAll(/[\r\n]+/gu, ' ')}`),
];

/** What BridgeComposer prints above the hands: clubs fill it in, and often leave the tags empty. */
interface PrintedTitle {
  readonly event: string | null;
  /** As PBN has it: `2026.11.16`. */
  readonly date: string | null;
  readonly site: string | null;
}

/** From lines such as `HRTitleEvent "Monday Pairs"`. */
export function printedTitle(header: readonly string[]): PrintedTitle {
  const valueOf = (name: string): string | null => {
    const line = header.find((each) => each.startsWith(`${name} `)) ?? '';
    return (
      line
        .slice(name.length)
        .trim()
        .replace(/^"(.*)"$/u, '$1')
        .trim() || null
    );
  };
  return { event: valueOf('HRTitleEvent'), date: valueOf('HRTitleDate'), site: valueOf('HRTitleSite') };
}

/** Programs that join files leave such lines among the games too. */
export const isAboutNotation = (line: string): boolean =>
  /^(?:PBN\s+\d+(?:\.\d+)*|EXPORT|IMPORT)$/iu.test(line) || /^content-type:.*charset/iu.test(line);
