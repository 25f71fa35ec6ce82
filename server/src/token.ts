import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits. The token goes to the person, its hash into the database. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
