/** What changed from one release to the next, as the changelog has it. */
export interface ReleaseNotes {
  /** '1.0.0'; null for what is not released yet. */
  readonly version: string | null;
  /** As it is written: '2026-11-17'. */
  readonly date: string | null;
  /** A few sentences before the lists. */
  readonly intro: readonly string[];
  readonly sections: readonly { readonly title: string; readonly items: readonly string[] }[];
}

const RELEASE = /^## (?:Unreleased|(\d+\.\d+\.\d+)(?: – (\d{4}-\d{2}-\d{2}))?)$/;

/** The releases in a changelog, newest first; one that says nothing is left out. */
export function readReleaseNotes(changelog: string): ReleaseNotes[] {
  const [, ...parts] = changelog.split(/^(?=## )/m);
  return parts.map(readRelease).filter(({ intro, sections }) => intro.length > 0 || sections.length > 0);
}

function readRelease(text: string): ReleaseNotes {
  const [head = '', ...sections] = text.trim().split(/^### /m);
  const [heading = '', ...intro] = paragraphs(head);
  const [, version = null, date = null] = RELEASE.exec(heading) ?? [];
  return { version, date, intro, sections: sections.map(readSection) };
}

function readSection(text: string) {
  const [title = '', ...lines] = text.trim().split('\n');
  const items = lines.join('\n').split(/^- /m).map(inOneLine);
  return { title: title.trim(), items: items.filter((item) => item !== '') };
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const paragraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map(inOneLine)
    .filter((paragraph) => paragraph !== '');

interface Piece {
  /** Its place in the text. */
  readonly at: number;
  readonly isCode: boolean;
  readonly text: string;
}

/** A text and the names in it that stand between backquotes. */
export const codePieces = (text: string): Piece[] =>
  text
    .split('`')
    .map((piece, at) => ({ at, isCode: at % 2 === 1, text: piece }))
    .filter((piece) => piece.text !== '');
