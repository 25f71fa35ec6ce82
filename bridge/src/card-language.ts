/**
 * The languages whose letters for the cards are known.
 *
 * ```ts
 * import { cardLanguages } from '@bridge-review/bridge/card-language';
 *
 * cardLanguages.includes('fr'); // => true
 * ```
 *
 * @module
 */
/** English first. Finnish players write the English letters, and Norwegian ones the Swedish. */
export const cardLanguages = ['en', 'fr', 'de', 'nl', 'da', 'is', 'sv'] as const;

/** A language by its two-letter code. */
export type CardLanguage = (typeof cardLanguages)[number];
