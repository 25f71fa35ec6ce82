import type { Terminal } from './terminal.ts';

/**
 * The real one. A reader that has seen enough, such as `head`, may close the pipe: that is no error.
 *
 * @public Called by `bin/bridge.js`.
 */
export function processTerminal(): Terminal {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    variable: (name) => process.env[name],
    readStandardInput: async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk as Uint8Array));
      return Buffer.concat(chunks);
    },
    ...(process.stderr.isTTY && {
      progress: (text: string | null) => void process.stderr.write(`\r\u001B[K${text ?? ''}`),
    }),
    onInterrupt: (listener) => {
      process.once('SIGINT', listener);
      return () => void process.off('SIGINT', listener);
    },
  };
}
