/** The input and output of a command, which tests replace. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly readStandardInput: () => Promise<Uint8Array>;
  /** A variable of the environment. */
  readonly variable?: (name: string) => string | undefined;
  /** Replaces the line that says how far it is, or with null takes it away; absent where nobody looks. */
  readonly progress?: (text: string | null) => void;
  /** Calls the listener at the first Ctrl-C, until released; the second ends the process. */
  readonly onInterrupt?: (listener: () => void) => () => void;
}
