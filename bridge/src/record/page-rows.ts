/**
 * The rows of the tables in a page, by the classes of their cells. This is no reader of HTML: a page of BBO is a list of
 * results, and what is asked of it is the text between two tags.
 *
 * @module
 */
import { withoutEntities } from './entities.ts';

/** One row: its source, and its cells. */
export interface PageRow {
  readonly source: string;
  readonly at: number;
  readonly cells: readonly PageCell[];
}

interface PageCell {
  /** The classes of the cell, as they are written. */
  readonly name: string;
  readonly text: string;
}

/** What stands before the first row counts as one. */
export function* pageRows(source: string): Generator<PageRow, void> {
  const page = withoutComments(source);
  let at = 0;
  for (const { index } of page.matchAll(/<tr\b|$/giu)) {
    const row = page.slice(at, index);
    yield { source: row, at, cells: cellsOf(row) };
    at = index;
  }
}

/** Cells that are commented out are none. Blanks stand for them, so that positions stay. */
function withoutComments(page: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = page.indexOf('<!--'); start >= 0; start = page.indexOf('<!--', at)) {
    const end = page.indexOf('-->', start);
    if (end < 0) break;
    parts.push(page.slice(at, start), ' '.repeat(end + 3 - start));
    at = end + 3;
  }
  return parts.join('') + page.slice(at);
}

function cellsOf(row: string): PageCell[] {
  return row
    .split(/<t[dh]\b/iu, maxCells)
    .slice(1)
    .map((source) => {
      const end = source.indexOf('>');
      const attributes = source.slice(0, Math.max(0, end));
      const name = /\bclass\s{0,3}=\s{0,3}["']?([\w -]{1,100})/iu.exec(attributes)?.[1] ?? '';
      const [content = ''] = source.slice(end + 1, end + maxText).split(/<\/t[dhr]\b/iu, 1);
      return { name: name.trim(), text: textOf(content) };
    });
}

const maxCells = 40;
const maxText = 20_000;

/** Without tags, and with the entities that stand in results and names. */
const textOf = (html: string): string =>
  withoutEntities(html.replaceAll(/<[^<>]*>/gu, ''))
    .replaceAll(/\s+/gu, ' ')
    .trim();
