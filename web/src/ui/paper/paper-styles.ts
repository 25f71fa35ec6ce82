import { useInsertionEffect } from 'react';
import text from './paper.css?inline';

let styles: CSSStyleSheet | null = null;

/** The styles of paper come with its code: a page that prints nothing does not load them. */
export function usePaperStyles(): void {
  useInsertionEffect(() => {
    if (styles !== null) return;
    styles = new CSSStyleSheet();
    styles.replaceSync(text);
    document.adoptedStyleSheets.push(styles);
  }, []);
}
