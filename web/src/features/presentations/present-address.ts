import { paths } from '@bridge-review/api/page-paths';
export const presentAddress = (gameId: number): string => `${paths.game(gameId)}/present`;

/** The teacher's window of the same presentation. */
export const teacherAddress = (gameId: number): string => `${presentAddress(gameId)}?window=notes`;

export const isTeacherWindow = (params: URLSearchParams): boolean => params.get('window') === 'notes';
