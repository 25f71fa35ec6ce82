import type { UserType } from '@bridge-review/api/user';

export const TYPE_TEXT: Record<UserType, string> = { player: 'Player', admin: 'Admin', test: 'Test' };
