import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FrontendFrames, type Received } from './frontend-frames.ts';

const STARTUP = opening(3 << 16, 'user\0me\0\0');
const ENCRYPTION = opening(80877103);
const CANCEL = opening(80877102, '12345678');

describe('a client’s bytes', () => {
  it('are cut between messages, however they arrive', () => {
    const messages = fc.array(
      fc.tuple(fc.constantFrom('Q', 'P', 'B', 'D', 'E', 'C', 'S', 'H'), fc.string({ maxLength: 40 })),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(messages, fc.array(fc.nat()), (sent, cuts) => {
        const stream = Buffer.concat([
          ENCRYPTION,
          STARTUP,
          ...sent.map(([type, body]) => message(type, body)),
        ]);
        const received = receive(...pieces(stream, cuts));
        expect(received.slice(0, 2).map(({ kind }) => kind)).toEqual(['encryption', 'startup']);
        const blocks = received.flatMap((part) =>
          part.kind === 'messages' ? [Buffer.from(part.bytes)] : [],
        );
        expect(blocks.flatMap(typesOf)).toEqual(sent.map(([type]) => type));
        expect(Buffer.concat([ENCRYPTION, STARTUP, ...blocks])).toEqual(stream);
      }),
    );
  });

  it('are complete where the last message is answered with ReadyForQuery', () => {
    const completeness = (...types: string[]): unknown[] =>
      receive(STARTUP, Buffer.concat(types.map((type) => message(type, 'x')))).flatMap((part) =>
        part.kind === 'messages' ? [part.complete] : [],
      );
    expect(completeness('Q')).toEqual([true]);
    expect(completeness('P', 'B', 'E', 'S')).toEqual([true]);
    expect(completeness('P', 'B', 'E', 'H')).toEqual([false]);
    expect(completeness('S', 'P')).toEqual([false]);
  });

  it('never carry Terminate, or anything after it, to PostgreSQL', () => {
    const goodbye = Buffer.concat([message('S', ''), message('X', ''), message('Q', 'DROP TABLE game')]);
    const received = receive(STARTUP, goodbye, message('Q', 'more'));
    expect(received).toEqual([
      { kind: 'startup' },
      { kind: 'messages', bytes: message('S', ''), complete: true },
    ]);
    expect(receive(STARTUP, message('X', ''))).toEqual([{ kind: 'startup' }]);
  });

  it('are dropped if they cancel a statement or use another protocol', () => {
    expect(receive(CANCEL, STARTUP, message('Q', 'x'))).toEqual([]);
    expect(receive(opening(2 << 16), message('Q', 'x'))).toEqual([]);
  });
});

function receive(...chunks: Buffer[]): Received[] {
  const frames = new FrontendFrames();
  return chunks.flatMap((chunk) => [...frames.add(chunk)]);
}

function opening(number: number, body = ''): Buffer {
  const bytes = Buffer.alloc(8 + body.length);
  bytes.writeUInt32BE(bytes.length, 0);
  bytes.writeUInt32BE(number, 4);
  bytes.write(body, 8, 'latin1');
  return bytes;
}

function message(type: string, body: string): Buffer {
  const text = Buffer.from(body);
  const header = Buffer.alloc(5, type);
  header.writeUInt32BE(text.length + 4, 1);
  return Buffer.concat([header, text]);
}

function pieces(stream: Buffer, cuts: readonly number[]): Buffer[] {
  const borders = [0, ...cuts.map((cut) => cut % stream.length).toSorted((a, b) => a - b), stream.length];
  return borders.slice(1).map((end, index) => stream.subarray(borders[index], end));
}

function typesOf(block: Buffer): string[] {
  const types: string[] = [];
  for (let at = 0; at < block.length; at += 1 + block.readUInt32BE(at + 1)) {
    types.push(String.fromCharCode(block[at] ?? 0));
  }
  return types;
}
