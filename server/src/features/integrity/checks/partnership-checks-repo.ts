import { parseAuction } from '@bridge-review/bridge/auction';
import { type Seat, seats } from '@bridge-review/bridge/seat';
import { sql } from 'drizzle-orm';
import { biddingRecords, blocks, hands, participations, partners } from '../../../db/schema.ts';
import { type Check, person, type Survey } from '../check.ts';
import { walk } from '../walk-repo.ts';
import { sqlCheck } from './sql-check-repo.ts';

const illegalAuction: Check = {
  name: 'illegal auction',
  severity: 'error',
  type: 'data_inconsistency',
  table: 'bidding_records',
  description: 'The auction in this bidding record is illegal or empty.',
  fix: person('Ask one of the two players to edit the record: only they know how they bid.'),
};

export const partnershipChecks: readonly Survey[] = [
  sqlCheck('Partners in games', {
    name: 'participation with oneself',
    severity: 'error',
    type: 'invalid_reference',
    table: participations,
    where: sql`${participations.partnerId} = ${participations.userId}`,
    description: 'This player is their own partner in a game.',
    remedy: {
      set: [participations.partnerId, sql`null`],
      action: 'Remove the partner; the player stays marked as played',
    },
  }),
  sqlCheck('Seats', {
    name: 'unknown seat',
    severity: 'warning',
    type: 'data_inconsistency',
    table: participations,
    where: sql`${participations.seat} not in ('N', 'E', 'S', 'W')`,
    description: 'This player sat at none of the four seats.',
    details: sql`'seat is ' || ${participations.seat}`,
    remedy: { set: [participations.seat, sql`null`], action: 'Forget the seat' },
  }),
  sqlCheck('Lists of partners', {
    name: 'partner of oneself',
    severity: 'error',
    type: 'invalid_reference',
    table: partners,
    where: sql`${partners.partnerId} = ${partners.userId}`,
    description: 'This user is in their own list of partners.',
    remedy: { remove: 'Remove the entry from the list' },
  }),
  sqlCheck('Blocked people', {
    name: 'block of oneself',
    severity: 'error',
    type: 'invalid_reference',
    table: blocks,
    where: sql`${blocks.blockedId} = ${blocks.userId}`,
    description: 'This user has blocked themselves.',
    remedy: { remove: 'Remove the block' },
  }),
  sqlCheck('Players of bidding records', {
    name: 'record with oneself',
    severity: 'error',
    type: 'invalid_reference',
    table: biddingRecords,
    where: sql`${biddingRecords.partnerId} = ${biddingRecords.creatorId}`,
    description: 'Both players of this bidding record are the same person.',
    remedy: { advice: 'Ask the player with whom they bid, and set partner_id in the database.' },
  }),
  sqlCheck('Sides of bidding records', {
    name: 'unknown side',
    severity: 'warning',
    type: 'data_inconsistency',
    table: biddingRecords,
    where: sql`${biddingRecords.side} not in ('NS', 'EW')`,
    description: 'This bidding record is of neither side.',
    details: sql`'side is ' || ${biddingRecords.side}`,
    remedy: { set: [biddingRecords.side, sql`null`], action: 'Forget the side' },
  }),
  sqlCheck('One bidding record per player', {
    name: 'second record of a player',
    severity: 'warning',
    type: 'data_inconsistency',
    table: biddingRecords,
    where: sql`exists (select from ${biddingRecords} as other where other.hand_id = ${biddingRecords.handId}
      and other.creator_id = ${biddingRecords.creatorId} and other.id < ${biddingRecords.id})`,
    description:
      'This player has an older bidding record of the same hand, so one of the two is never shown.',
    remedy: { advice: 'Ask the player which of the two to keep, and delete the other in the database.' },
  }),
  {
    step: 'Auctions',
    checks: [illegalAuction],
    async *list({ db }) {
      const dealer = sql`(select ${hands.dealer} from ${hands} where ${hands.id} = ${biddingRecords.handId})`;
      const steps = walk(db, biddingRecords, sql`true`, [dealer, sql`${biddingRecords.calls}`]);
      for await (const { rows, share } of steps) {
        const findings = rows.flatMap(({ key, values: [from, calls] }) => {
          const details = objection(from, calls);
          return details === null ? [] : [{ check: illegalAuction, key, details }];
        });
        yield { findings, share };
      }
    },
  },
];

/** Names the position of the call, but not the call, which is private to the two players. */
function objection(dealer: unknown, calls: unknown): string | null {
  if (!Array.isArray(calls) || calls.length === 0) return 'There is no call.';
  if (!calls.every((call) => typeof call === 'string')) return 'Not every call is a text.';
  // The dealer does not affect legality; another check reports an impossible dealer.
  const auction = parseAuction(isSeat(dealer) ? dealer : 'N', calls);
  return auction.ok ? null : `Call ${auction.error.index + 1} of ${calls.length} is not allowed.`;
}

const isSeat = (value: unknown): value is Seat => seats.some((seat) => seat === value);
