/**
 * The formats of files that can be read, by name as people say it.
 *
 * ```ts
 * import { fileFormats } from '@bridge-review/bridge/formats/file-format';
 *
 * fileFormats.includes('PBN'); // => true
 * ```
 *
 * @module
 */
export const fileFormats = [
  'PBN',
  'LIN',
  'DUP',
  'BRI',
  'DGE',
  'DLM',
  'BER',
  'BHG',
  'CDS',
  'RZD',
  'deal CSV',
  'hand viewer',
  'diagram',
  'BBO page',
  'BBO CSV',
  'USEBIO',
  'Bridgemate',
  'ACBL page',
] as const;

export type FileFormat = (typeof fileFormats)[number];
