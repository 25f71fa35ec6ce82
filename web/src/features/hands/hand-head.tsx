import type { GameDetails } from '@bridge-review/api/games';
import type { GameHand } from '@bridge-review/api/hands';
import { seatName } from '@bridge-review/bridge/seat';
import { Check } from 'lucide-react';
import { BACK } from '../../base/scroll-restoration.ts';
import { Badge } from '../../ui/badge.tsx';
import { Contract } from '../../ui/contract.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { vulnerabilityText } from '../../ui/vulnerability-text.ts';
import { dayOf, headingOf, placeOf, roundText } from '../games/game-text.ts';
import { BoardPager } from './board-pager.tsx';

export function HandHead({ hand, game }: { hand: GameHand; game: GameDetails | undefined }) {
  return (
    <PageHead
      back={{ href: `/games/${hand.gameId}`, label: 'Back to game', state: BACK }}
      pager={<BoardPager hand={hand} />}
      title={`Board ${hand.boardNumber}`}
      // A blank keeps the line's place until the game is known.
      meta={game ? factsOf(game) : ['\u00A0']}
      actions={<HandBadges hand={hand} />}
    />
  );
}

function factsOf(game: GameDetails) {
  const heading = headingOf(game);
  return [
    <b key="title" className="text-ink">
      {heading}
    </b>,
    formatDate(dayOf(game)),
    placeOf(game),
    game.tournament === heading ? null : game.tournament,
    game.round && roundText(game.round),
  ];
}

function HandBadges({ hand }: { hand: GameHand }) {
  const { dealer, vulnerability, hasBidding, finalContract, declarer } = hand;
  return (
    <>
      <Badge>Dealer {seatName(dealer)}</Badge>
      <Badge tone={vulnerability === 'None' ? 'plain' : 'vul'}>{vulnerabilityText(vulnerability)}</Badge>
      {hasBidding && (
        <Badge tone="ok" icon={Check}>
          Has Bidding
        </Badge>
      )}
      {finalContract !== null && (
        <Badge>
          <Contract contract={finalContract} by={declarer ? seatName(declarer) : undefined} />
        </Badge>
      )}
    </>
  );
}
