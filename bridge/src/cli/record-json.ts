import { formatContract } from '../contract.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { formatHand } from '../hand.ts';
import { isDeal } from '../partial-deal.ts';
import type { BoardRecord, Sections, ResultRecord, Tags } from '../record/hand-record.ts';
import { seats } from '../seat.ts';

/** A board in the values that other programs expect: hands, contracts and calls as text, unknown ones as null. */
export function boardToJson({ deal, tags, sections, results, ...board }: BoardRecord): object {
  return {
    ...board,
    hands: Object.fromEntries(seats.map((seat) => [seat, deal[seat] && formatHand(deal[seat])])),
    fingerprint: isDeal(deal) ? fingerprintOf(deal) : null,
    ...factsToJson(tags, sections),
    results: results.map(resultToJson),
  };
}

function resultToJson({ contract, auction, play, tags, sections, ...result }: ResultRecord): object {
  return {
    ...result,
    contract: contract && formatContract(contract),
    auction: auction && { ...auction.auction, annotations: auction.annotations },
    play: play && { ...play.play, annotations: play.annotations },
    ...factsToJson(tags, sections),
  };
}

const factsToJson = (tags: Tags, sections: Sections): object => ({
  tags: Object.fromEntries(tags),
  sections: Object.fromEntries(sections),
});
