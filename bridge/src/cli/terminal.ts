/** The world as a command sees it; tests give one of their own. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly readStandardInput: () => Promise<Uint8Array>;
}

/** Text from a file as it may stand in a terminal: escape sequences could otherwise rewrite the screen. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
