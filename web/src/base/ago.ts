import { counted } from '@bridge-review/bridge/counted';

/** '1 hour ago', '1000 days ago'. */
export const ago = (count: number, unit: 'minute' | 'hour' | 'day'): string => `${counted(count, unit)} ago`;
