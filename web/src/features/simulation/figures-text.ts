import type { Estimate } from '@bridge-review/bridge/sampling/estimate';

/** What the figures assume and which way that leans; measured in decision 0082. */
export const DOUBLE_DUMMY =
  'Both sides play double dummy. At the table, declarers take about a tenth of a trick more in part scores, and about a tenth less in slams.';

/** Neither all nor nothing is claimed by rounding. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 100 && share < 1) return '>99%';
  if (percent === 0 && share > 0) return '<1%';
  return `${percent}%`;
}

/** With a true minus sign, and none for what rounds to nothing. */
export function signedText(value: number, digits: number): string {
  const figure = Math.abs(value).toFixed(digits);
  if (Number(figure) === 0) return figure;
  return value < 0 ? `−${figure}` : `+${figure}`;
}

/** Half the interval; nothing if too little is known to say. */
export const plusMinusText = ({ value, high }: Estimate, digits: number): string =>
  Number.isFinite(high) ? `±${(high - value).toFixed(digits)}` : '';
