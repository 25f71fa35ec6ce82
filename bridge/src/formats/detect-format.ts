/**
 * Detects the format of a file by its content or, where that says nothing, by its name.
 *
 * ```ts
 * import { detectFormat } from '@bridge-review/bridge/formats/detect-format';
 *
 * detectFormat('[Event "Club night"]'); // => { format: 'PBN', certainty: 'certain' }
 * detectFormat('qx|o1|md|3SK82', 'match.txt'); // => { format: 'LIN', certainty: 'certain' }
 * detectFormat(Uint8Array.of(1, 2, 3), 'monday.dup'); // => { format: 'DUP', certainty: 'by name' }
 * detectFormat('Dear all,'); // => { format: null, certainty: null }
 * ```
 *
 * @module
 */
import { looksLikeAcblPage } from '../acbl/read-acbl-page.ts';
import { looksLikeBboCsv } from '../bbo/read-bbo-csv.ts';
import { looksLikeBboPage } from '../bbo/read-bbo-page.ts';
import { looksLikeBws } from '../bws/read-bws.ts';
import { looksLikeBer } from '../dealing-machine/ber.ts';
import { looksLikeBhg } from '../dealing-machine/bhg.ts';
import { looksLikeBri } from '../dealing-machine/bri.ts';
import { looksLikeDealCsv } from '../dealing-machine/deal-csv.ts';
import { looksLikeDge } from '../dealing-machine/dge.ts';
import { looksLikeDlm } from '../dealing-machine/dlm.ts';
import { looksLikeDup } from '../dealing-machine/dup.ts';
import { looksLikeCds, looksLikeRzd } from '../dealing-machine/packed.ts';
import { hasDiagram } from '../diagram/read-diagrams.ts';
import { hasViewerAddress } from '../hand-viewer/read-addresses.ts';
import { recordFormat } from './record-format.ts';
import { looksLikeUsebio } from '../usebio/read-usebio.ts';
import { FileContent } from './file-content.ts';
import type { FileFormat } from './file-format.ts';

/** What a file is, and how sure that is. */
export type Detection =
  | { readonly format: FileFormat; readonly certainty: Certainty }
  | { readonly format: null; readonly certainty: null };

/** Certain: it has the mark of its format. Likely: it reads as one. By name: only the ending of its name says so. */
type Certainty = 'certain' | 'likely' | 'by name';

/** A format's mark, and the ending of its files where a damaged one should be read by it. */
type Sign = {
  readonly format: FileFormat;
  readonly certainty: Certainty;
  readonly ending?: string;
} & ({ readonly inBytes: (bytes: Uint8Array) => boolean } | { readonly inText: (text: string) => boolean });

/** The first that fits is taken, so the narrower mark stands first. A new format is one line here. */
const signs: readonly Sign[] = [
  { format: 'Bridgemate', certainty: 'certain', ending: 'bws', inBytes: looksLikeBws },
  { format: 'DUP', certainty: 'certain', ending: 'dup', inBytes: looksLikeDup },
  { format: 'BRI', certainty: 'certain', ending: 'bri', inBytes: looksLikeBri },
  { format: 'DGE', certainty: 'certain', ending: 'dge', inBytes: looksLikeDge },
  { format: 'RZD', certainty: 'likely', ending: 'rzd', inBytes: looksLikeRzd },
  { format: 'CDS', certainty: 'likely', ending: 'cds', inBytes: looksLikeCds },
  { format: 'DLM', certainty: 'certain', ending: 'dlm', inText: looksLikeDlm },
  { format: 'BER', certainty: 'certain', ending: 'ber', inText: looksLikeBer },
  { format: 'BHG', certainty: 'certain', ending: 'bhg', inText: looksLikeBhg },
  { format: 'deal CSV', certainty: 'certain', inText: looksLikeDealCsv },
  { format: 'USEBIO', certainty: 'certain', ending: 'xml', inText: looksLikeUsebio },
  { format: 'BBO CSV', certainty: 'certain', inText: looksLikeBboCsv },
  { format: 'ACBL page', certainty: 'certain', inText: looksLikeAcblPage },
  { format: 'BBO page', certainty: 'certain', inText: looksLikeBboPage },
  { format: 'hand viewer', certainty: 'certain', inText: hasViewerAddress },
  { format: 'PBN', certainty: 'certain', inText: (text) => recordFormat(text) === 'PBN' },
  { format: 'LIN', certainty: 'certain', inText: (text) => recordFormat(text) === 'LIN' },
  { format: 'diagram', certainty: 'likely', inText: hasDiagram },
];

/** Works on bytes of a file and on pasted text. */
export function detectFormat(content: Uint8Array | string | FileContent, fileName = ''): Detection {
  const file = content instanceof FileContent ? content : new FileContent(content);
  const { bytes } = file;
  const inBytes = bytes && signs.find((sign) => 'inBytes' in sign && sign.inBytes(bytes));
  const text = inBytes ? null : file.decoded;
  const inText = text?.ok ? signs.find((sign) => 'inText' in sign && sign.inText(text.value.text)) : null;
  const sign = inBytes ?? inText;
  if (sign) return { format: sign.format, certainty: sign.certainty };
  const ending = /\.(\w{1,8})$/u.exec(fileName)?.[1]?.toLowerCase() ?? 'none';
  const named = signs.find((each) => each.ending === ending && (bytes !== null || 'inText' in each));
  return named ? { format: named.format, certainty: 'by name' } : { format: null, certainty: null };
}
