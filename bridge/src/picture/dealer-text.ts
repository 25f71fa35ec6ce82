import { type Seat, seatName } from '../seat.ts';
import type { Vulnerability } from '../vulnerability.ts';

/** `Dealer North, N–S vul` */
export const dealerAndVulnerability = ({
  dealer,
  vulnerability,
}: {
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
}): string => `Dealer ${seatName(dealer)}, ${vulnerabilityWords[vulnerability]}`;

const vulnerabilityWords: Readonly<Record<Vulnerability, string>> = {
  None: 'neither vul',
  NS: 'N–S vul',
  EW: 'E–W vul',
  All: 'both vul',
};
