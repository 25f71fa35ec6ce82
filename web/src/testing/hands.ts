import type { Comment } from '@bridge-review/api/comments';
import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { biddingRoutes } from '@bridge-review/api/routes/bidding';
import { commentRoutes } from '@bridge-review/api/routes/comments';
import { handRoutes } from '@bridge-review/api/routes/hands';
import { partnerRoutes } from '@bridge-review/api/routes/partners';
import { styleRoutes } from '@bridge-review/api/routes/styles';
import { answer, onlyPage } from './answers.ts';
import { aHand, gameAnswers } from './games.ts';
import { aPlayer } from './people.ts';
import { unknownStyles } from './styles.ts';
import { trickTable } from './trick-table.ts';

const hand = aHand(1);

/** A comment of the viewer. */
export const ownComment: Comment = {
  id: 31,
  handId: hand.id,
  userId: aPlayer.id,
  userName: aPlayer.displayName,
  content: 'I led a spade',
  createdAt: '2025-10-18T20:00:00.000Z',
  editedAt: null,
  isBlocked: false,
};

/** The answers that the page of a hand with only a deal needs. */
export const handAnswers = [
  ...gameAnswers,
  answer(handRoutes.list, [hand]),
  answer(handRoutes.get, hand),
  answer(handRoutes.results, onlyPage([])),
  answer(analysisRoutes.hand, {
    state: 'done',
    tricks: trickTable('89a7789a775436654366'),
    side: null,
    fair: null,
    isFairWaiting: false,
  }),
  answer(styleRoutes.get, unknownStyles),
  answer(biddingRoutes.get, null),
  answer(commentRoutes.list, onlyPage([])),
  answer(partnerRoutes.list, []),
];

export const handPath = `/hands/${hand.id}`;
