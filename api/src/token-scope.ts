/** What a personal token lets a program do: one of these, and nothing else. */
export const tokenScopes = ['read', 'upload'] as const;

export type TokenScope = (typeof tokenScopes)[number];
