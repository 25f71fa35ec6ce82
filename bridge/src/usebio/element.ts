/**
 * An XML document as plain values. What parses it stands outside of this package's readers: it hands its tags and texts to
 * an {@link ElementBuilder}, which bounds what a file can make of them.
 *
 * ```ts
 * import { ElementBuilder, childText } from '@bridge-review/bridge/usebio/element';
 * import { unwrap } from '@bridge-review/bridge/result';
 *
 * const builder = new ElementBuilder();
 * builder.open('CLUB', {}, { line: 1, column: 1 });
 * builder.open('CLUB_NAME', {}, { line: 2, column: 1 });
 * builder.text('Larks');
 * builder.close();
 * builder.close();
 * childText(unwrap(builder.finish()), 'CLUB_NAME'); // => 'Larks'
 * ```
 *
 * @module
 */
import { counted } from '../counted.ts';
import type { TextPosition } from '../record/line-index.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';

/** One element. Names are as they are written. */
export interface XmlElement extends TextPosition {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own, without that of its children. */
  readonly text: string;
}

export type XmlError = Failure<'too-deep' | 'too-many-elements' | 'not-closed' | 'no-element'>;

interface Draft extends XmlElement {
  readonly children: Draft[];
  text: string;
}

/** A result takes a dozen elements: these are far more than the largest event has. */
const maxElements = 1_000_000;
const maxDepth = 30;
const maxText = 50_000;
const maxAttributes = 20;

/** Once it has refused, it takes no more. */
export class ElementBuilder {
  readonly #open: Draft[] = [];
  #root: Draft | null = null;
  #count = 0;
  #error: XmlError | null = null;

  /** Whether to go on. */
  get isOpen(): boolean {
    return this.#error === null;
  }

  open(name: string, attributes: Readonly<Record<string, string>>, position: TextPosition): void {
    if (this.#error) return;
    if (++this.#count > maxElements)
      this.#refuse('too-many-elements', `The file has more than ${counted(maxElements, 'element')}.`);
    if (this.#open.length >= maxDepth)
      this.#refuse('too-deep', `The file has elements nested more than ${maxDepth} deep.`);
    const { line, column } = position;
    const kept = new Map(Object.entries(attributes).slice(0, maxAttributes));
    const element: Draft = { name, attributes: kept, children: [], text: '', line, column };
    this.#open.at(-1)?.children.push(element);
    this.#root ??= element;
    this.#open.push(element);
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (element && !this.#error) element.text += text.slice(0, maxText - element.text.length);
  }

  close(): void {
    this.#open.pop();
  }

  finish(): Result<XmlElement, XmlError> {
    if (this.#error) return { ok: false, error: this.#error };
    if (!this.#root) return fail('no-element', 'The file has no XML element.');
    return this.#open.length === 0
      ? ok(this.#root)
      : fail('not-closed', 'The file breaks off: it has elements that do not end.');
  }

  #refuse(code: XmlError['code'], message: string): void {
    this.#error ??= { code, message };
  }
}

/** All children of that name. */
export const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.filter((child) => child.name === name);

/** The text of the first child of that name that has one, without blanks around it; empty if there is none. */
export function childText(element: XmlElement, ...names: readonly string[]): string {
  for (const name of names) {
    for (const child of element.children) {
      const text = child.name === name ? child.text.trim() : '';
      if (text !== '') return text;
    }
  }
  return '';
}

/** A place as one number, in the order of the file. */
export const placeOf = ({ line, column }: TextPosition): number => line * lineWeight + column;

/** And back. */
export const placePositions = {
  positionAt: (at: number): TextPosition => ({
    line: Math.max(1, Math.floor(at / lineWeight)),
    column: Math.max(1, at % lineWeight),
  }),
};

const lineWeight = 2 ** 30;
