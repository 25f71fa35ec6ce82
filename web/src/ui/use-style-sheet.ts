import { useInsertionEffect } from 'react';

/** A hook that brings styles along with the code that needs them: a page that does not use it does not load them. */
export function styleSheetHook(text: string): () => void {
  let styles: CSSStyleSheet | null = null;
  return () =>
    useInsertionEffect(() => {
      if (styles !== null) return;
      styles = new CSSStyleSheet();
      styles.replaceSync(text);
      document.adoptedStyleSheets.push(styles);
    }, []);
}
