/**
 * Names the user whose page sends a request. Tabs share one session cookie, so a page that was loaded for one user may
 * send its requests as another. Requests without the header are accepted.
 */
export const PAGE_USER_HEADER = 'x-page-user';
