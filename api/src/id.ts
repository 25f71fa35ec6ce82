import { z } from 'zod';

const LARGEST_ID = 2 ** 31 - 1;

export const id = z.int().min(1).max(LARGEST_ID);

/** An id in a path. The server answers 404 for anything that cannot be an id. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(id);
