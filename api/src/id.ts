import { z } from 'zod';

const LARGEST_ID = 2 ** 31 - 1;

export const id = z.int().min(1).max(LARGEST_ID);

/** An id as it stands in an address. What cannot be an id names nothing, which the server answers with 404. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(id);
