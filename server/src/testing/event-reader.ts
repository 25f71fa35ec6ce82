import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** A browser that follows an address of events on a listening server. */
export interface EventReader {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  /** The data of each event so far, parsed. */
  readonly events: unknown[];
  /** Everything that came, as it came. */
  text(): string;
  /** Resolves when the server has ended the answer. */
  readonly ended: Promise<void>;
  leave(): void;
}

export async function readEvents(address: string, cookie: string | undefined): Promise<EventReader> {
  const outgoing = request(address, {
    agent: false,
    headers: { accept: 'text/event-stream', ...(cookie === undefined ? {} : { cookie }) },
  });
  outgoing.end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  let text = '';
  const events: unknown[] = [];
  incoming.setEncoding('utf8');
  incoming.on('data', (chunk: string) => {
    text += chunk;
    events.splice(0, events.length, ...parse(text));
  });
  const ended = new Promise<void>((resolve) => {
    incoming.once('close', resolve);
  });
  // A broken connection is an end like any other.
  incoming.on('error', () => undefined);
  return {
    status: incoming.statusCode ?? 0,
    headers: incoming.headers,
    events,
    text: () => text,
    ended,
    leave: () => outgoing.destroy(),
  };
}

/** Complete messages only, without comments and settings. */
const parse = (text: string): unknown[] =>
  text
    .split('\n\n')
    .slice(0, -1)
    .filter((message) => message.startsWith('data: '))
    .map((message) => JSON.parse(message.slice('data: '.length)) as unknown);
