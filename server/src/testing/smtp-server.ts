import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface TestSmtpServer {
  readonly url: string;
  /** Every mail it has taken, as it came over the wire. */
  readonly received: { readonly to: string[]; readonly source: string }[];
  stop(): Promise<void>;
}

/** A real mail server on this machine. Addresses at `refused.example` are refused for good. */
export async function startSmtpServer(port = 0): Promise<TestSmtpServer> {
  const received: { to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      address.endsWith('@refused.example')
        ? done(Object.assign(new Error('No such mailbox here'), { responseCode: 550 }))
        : done(),
    onData: (stream, session, done) => {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString('latin1')));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    stop: () => new Promise((done) => server.close(done)),
  };
}
