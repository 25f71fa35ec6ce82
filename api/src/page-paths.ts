/** Where the pages are, for links on pages and in mails. What follows the question mark is read and written by the feature whose page it is. */
export const paths = {
  game: <Id extends number | string>(id: Id) => `/games/${id}` as const,
  hand: <Id extends number | string>(id: Id) => `/hands/${id}` as const,
  shared: <Token extends string>(token: Token) => `/s/${token}` as const,
  stats: '/stats',
  statsBoards: '/stats/boards',
  results: '/stats/results',
  resultsBoards: '/stats/results/boards',
  leads: '/leads',
  account: '/account',
  admin: '/admin',
  whatsNew: '/whats-new',
  signIn: '/auth',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
} as const;

/** Whether this is the page of some game, or board, or what is below it. */
export const isBelow = (path: string, page: (id: string) => string): boolean => path.startsWith(page(''));

export const accountTab = (tab: 'partners' | 'password'): string => `${paths.account}?tab=${tab}`;

export type AdminTab = 'registration' | 'reports' | 'setup' | 'users';

export const adminTab = (tab: AdminTab): string => `${paths.admin}?tab=${tab}`;
