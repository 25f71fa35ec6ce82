import { z } from 'zod';

/** The storage that uploaded files use, in bytes. */
export const storage = z.object({
  usedBytes: z.int(),
  limitBytes: z.int(),
});

export type Storage = z.infer<typeof storage>;

export const MEGABYTE = 1024 * 1024;

/** '180 of 200 MB'. Used space is rounded up, so that the free space is never overstated. */
export const storageText = ({ usedBytes, limitBytes }: Storage): string =>
  `${megabytes(usedBytes)} of ${megabytes(limitBytes)} MB`;

/** Below ten with one decimal. */
export function megabytes(bytes: number): string {
  const value = bytes / MEGABYTE;
  return (value < 10 ? Math.ceil(value * 10) / 10 : Math.ceil(value)).toLocaleString('en');
}
