/** The input and output of a command, which tests replace. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly readStandardInput: () => Promise<Uint8Array>;
}

/** Text from a file made safe for a terminal: escape sequences could otherwise rewrite the screen. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
