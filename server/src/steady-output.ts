import { fstatSync, writeSync } from 'node:fs';
import { isatty } from 'node:tty';

/** Takes texts and never fails. */
export interface SteadyOutput {
  write(text: string): void;
}

type Stream = NodeJS.WritableStream & { readonly fd: number };

/**
 * Standard output or standard error for a server that must go on when nothing can be written there: the disk of the log
 * is full, or whoever read it is gone. What could not be written is lost; `afterLoss` says how much, once there is room.
 */
export function steadyOutput(stream: Stream, afterLoss: (count: number) => string): SteadyOutput {
  // After one failure Node never writes to a file again, so files are written here.
  const write = isFile(stream.fd) ? fileWriter(stream.fd) : throughStream(stream);
  let lost = 0;
  return {
    write(text) {
      try {
        if (lost > 0) write(afterLoss(lost));
        lost = 0;
        write(text);
      } catch {
        lost += 1;
      }
    },
  };
}

/** A device that is no terminal is written like a file. */
function isFile(fd: number): boolean {
  try {
    const kind = fstatSync(fd);
    return kind.isFile() || (kind.isCharacterDevice() && !isatty(fd));
  } catch {
    return false;
  }
}

function fileWriter(fd: number): (text: string) => void {
  let isCut = false;
  return (text) => {
    const bytes = Buffer.from(isCut ? `\n${text}` : text);
    for (let at = 0; at < bytes.length; isCut = at < bytes.length) at += writeSync(fd, bytes, at);
  };
}

function throughStream(stream: Stream): (text: string) => void {
  stream.on('error', () => undefined);
  return (text) => void stream.write(text);
}
