import type { GameDetails } from '@bridge-review/api/games';
import type { GameHand, TableResult } from '@bridge-review/api/hands';
import { seatName } from '@bridge-review/bridge/seat';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Contract } from '../../ui/contract.tsx';
import { cx } from '../../ui/cx.ts';
import { vulnerabilityText } from '../../ui/vulnerability-text.ts';
import { roundText } from '../../ui/round-text.ts';
import { dayText, headingOf, placeOf } from '../games/game-text.ts';

/** The game's summary in two lines: its title, then when, where, which tournament and which round. */
export function GameLines({ game, locale }: { game: GameDetails; locale?: string | undefined }) {
  const heading = headingOf(game);
  const facts = [
    { of: 'day', text: dayText(game, locale) },
    { of: 'place', text: placeOf(game) },
    { of: 'tournament', text: game.tournament === heading ? null : game.tournament },
    { of: 'round', text: game.round && roundText(game.round) },
  ].filter(({ text }) => text !== null && text !== '');
  // Where the line is too short for them, the pointer still finds them whole.
  return (
    <>
      <b title={heading} className="text-ink">
        {heading}
      </b>
      <span title={facts.map(({ text }) => text).join(', ')} className="board-facts">
        {facts.map(({ of, text }) => (
          <span key={of} data-fact={of} className="board-fact">
            {text}
          </span>
        ))}
      </span>
    </>
  );
}

/** On phones they are words with hairlines between. */
const ON_PHONES =
  'whitespace-nowrap max-[37.5em]:border-0 max-[37.5em]:bg-transparent max-[37.5em]:px-0 max-[37.5em]:not-first:ml-[0.55rem] max-[37.5em]:not-first:rounded-none max-[37.5em]:not-first:border-l max-[37.5em]:not-first:border-line-2 max-[37.5em]:not-first:pl-[0.55rem]';

export interface HandBadgesProps {
  hand: GameHand;
  /** The table that is shown; its contract, or else the file's own. */
  table: TableResult | undefined;
  /** Hides the contract while the viewer bids. */
  isBidding?: boolean;
}

export function HandBadges({ hand, table, isBidding = false }: HandBadgesProps) {
  const { dealer, vulnerability, hasBidding } = hand;
  const { contract, declarer } = table?.contract
    ? table
    : { contract: hand.finalContract, declarer: hand.declarer };
  return (
    <>
      <Badge className={ON_PHONES}>Dealer {seatName(dealer)}</Badge>
      <Badge tone={vulnerability === 'None' ? 'plain' : 'vul'} className={ON_PHONES}>
        {vulnerabilityText(vulnerability)}
      </Badge>
      {hasBidding && (
        <Badge tone="ok" icon={Check} className={ON_PHONES}>
          <span className="board-more-words">Has Bidding</span>
        </Badge>
      )}
      {contract !== null && !isBidding && (
        <Badge className={cx('board-contract', ON_PHONES)}>
          <Contract contract={contract} by={declarer ? seatName(declarer) : undefined} />
        </Badge>
      )}
    </>
  );
}
