/**
 * Opens files that a library must open. These are the only modules from npm that the package uses, and only when such a
 * file comes.
 *
 * @module
 */
import { Buffer } from 'node:buffer';
import MDBReader from 'mdb-reader';
import { SaxesParser } from 'saxes';
import type { BwsTables } from '../bws/bws-tables.ts';
import type { ContainerOpeners } from '../formats/containers.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';
import { ElementBuilder, type XmlElement } from '../usebio/element.ts';

export const openers: ContainerOpeners = { openXml, openAccess };

/** The DTD that a file names is not looked at. A file that defines entities is refused: nobody needs them for results. */
function openXml(text: string): Result<XmlElement> {
  const builder = new ElementBuilder();
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  let unknownEntities = 0;
  const refuse = (code: string, message: string): never => {
    throw new RefusedXml({ code, message });
  };
  parser.on('doctype', (doctype) => {
    if (/<!\s*ENTITY/iu.test(doctype))
      refuse('entities', 'The file defines entities of its own, which files of results do not need.');
  });
  parser.on('error', (error) => {
    // Nobody defines entities, so that other names than XML's own stay what they are.
    if (/entity/u.test(error.message) && ++unknownEntities <= maxUnknownEntities) return;
    refuse('bad-xml', `The file is not whole XML: ${error.message.replace(/\.$/u, '')}.`);
  });
  let start = { line: 1, column: 1 };
  parser.on('opentagstart', ({ name }) => {
    start = { line: parser.line, column: Math.max(1, parser.columnIndex - name.length - 1) };
  });
  parser.on('opentag', ({ name, attributes }) => builder.open(name, attributes, start));
  parser.on('text', (part) => builder.text(part));
  parser.on('cdata', (part) => builder.text(part));
  parser.on('closetag', () => builder.close());
  try {
    const written = text.replaceAll(bareAmpersand, '&amp;');
    for (let at = 0; at < written.length && builder.isOpen; at += chunk)
      parser.write(written.slice(at, at + chunk));
    if (builder.isOpen) parser.close();
  } catch (error) {
    if (error instanceof RefusedXml) return { ok: false, error: error.failure };
    throw error;
  }
  return builder.finish();
}

/** Stops the parser. */
class RefusedXml extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

const maxUnknownEntities = 100;

/** As in the names of two players, where a program forgot to escape it. */
const bareAmpersand = /&(?!(?:[a-z]{1,10}|#\d{1,7}|#x[\da-f]{1,6});)/giu;

/** Between two of them a file that is refused is given up. */
const chunk = 65_536;

function openAccess(bytes: Uint8Array): Result<BwsTables> {
  try {
    const database = new MDBReader(withoutEndlessReads(bytes));
    const names = new Set(database.getTableNames());
    return ok({
      rows(table, columns) {
        if (!names.has(table)) return [];
        try {
          const found = database.getTable(table);
          const there = new Set(found.getColumnNames());
          return found.getData({ columns: columns.filter((name) => there.has(name)), rowLimit: maxRows });
        } catch {
          return null;
        }
      },
    });
  } catch {
    return fail('bad-database', 'The database cannot be opened: it is damaged, or it breaks off.');
  }
}

/**
 * The library follows pages that name the next one, and in a damaged file that may be one it has read: then it would go
 * on for ever. Every page is taken with `slice`. Later versions than Access 2003 do not begin as a `.bws` does.
 */
function withoutEndlessReads(bytes: Uint8Array): Buffer {
  const buffer = Buffer.from(bytes);
  if ((buffer[versionOffset] ?? 0) > access2003) throw new Error('The version does not fit the beginning.');
  const reads = new Map<number, number>();
  buffer.slice = (start = 0, end = buffer.length) => {
    const count = (reads.get(start) ?? 0) + 1;
    if (count > maxReadsOfPage) throw new Error(`The page at ${start} is read again and again.`);
    reads.set(start, count);
    return buffer.subarray(start, end);
  };
  return buffer;
}

const versionOffset = 0x14;
const access2003 = 1;

/** A page of long texts is read once for each; it has at most 255. */
const maxReadsOfPage = 300;

/** More than any table has that is asked for. */
const maxRows = 200_000;
