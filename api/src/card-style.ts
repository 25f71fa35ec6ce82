import { cardLanguages } from '@bridge-review/bridge/card-language';
import { z } from 'zod';

export const suitColours = ['two', 'four'] as const;
export const tens = ['T', '10'] as const;
export const cardSizes = ['normal', 'large'] as const;

/** How cards are shown to a user. It changes nothing in files and answers. */
export const cardStyle = z.object({
  /** Two: black and red. Four: a colour for each suit. */
  colours: z.enum(suitColours),
  ten: z.enum(tens),
  /** Whose letters are used for ace, king, queen, jack and notrump. */
  language: z.enum(cardLanguages),
  size: z.enum(cardSizes),
});

export type CardStyle = z.infer<typeof cardStyle>;

export const defaultCardStyle: CardStyle = { colours: 'two', ten: 'T', language: 'en', size: 'normal' };
