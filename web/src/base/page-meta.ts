/** What the server writes into the page. */
export const pageMeta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** The browser sent no session cookie with the request for the page. */
export const isVisitor = (): boolean => pageMeta('session') === 'none';
