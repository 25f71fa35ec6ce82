export const PRODUCT = 'Bridge Review';
export const TAGLINE = 'Upload and review bridge games with bidding analysis';

/** The server writes its setting into the page. */
export const SUPPORT_EMAIL =
  document.querySelector<HTMLMetaElement>('meta[name="support-email"]')?.content ?? 'support@example.org';
