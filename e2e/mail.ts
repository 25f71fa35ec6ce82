export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The first link in the text, where there is one. */
  readonly link: string | null;
}

/** Parses a raw mail: headers, then one text or several parts, each with its own encoding. */
export function readMail(source: string): Mail {
  const part = readPart(source);
  const text = textIn(part);
  if (text === undefined) throw new Error(`A mail without plain text:\n${source}`);
  return {
    to: /<([^>]+)>/.exec(part.header('to'))?.[1] ?? part.header('to'),
    subject: part.header('subject'),
    text,
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? null,
  };
}

interface Part {
  readonly body: string;
  header(name: string): string;
}

function readPart(source: string): Part {
  const [head = '', ...rest] = source.replaceAll('\r\n', '\n').split('\n\n');
  const headers = new Map(
    head
      // A line that begins with a blank continues the one before.
      .replaceAll(/\n[ \t]+/g, ' ')
      .split('\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );
  return { body: rest.join('\n\n'), header: (name) => headers.get(name) ?? '' };
}

function textIn({ header, body }: Part): string | undefined {
  const type = header('content-type');
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    return parts.map((part) => textIn(readPart(part.trimStart()))).find((text) => text !== undefined);
  }
  if (!/^text\/plain/i.test(type)) return undefined;
  return decode(body, header('content-transfer-encoding').toLowerCase());
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\n/g, '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
