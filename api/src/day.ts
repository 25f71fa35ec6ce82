import { z } from 'zod';

/** A day of the calendar, `2026-03-14`. The database knows no year 0. */
export const day = z.iso.date().refine((text) => !text.startsWith('0000'));
