import type { Game, ListedGame, OwnPart } from '@bridge-review/api/games';

/** A game that another user uploaded. */
export const aGame = (id: number): Game => ({
  id,
  title: `Evening ${id}`,
  tournament: null,
  uploadedBy: 1,
  uploaderName: 'Ruth Falke',
  filename: `evening-${id}.pbn`,
  date: '2025-10-18',
  pbnDate: null,
  pbnEvent: null,
  pbnSite: null,
  location: null,
  round: null,
  uploadedAt: '2025-10-19T10:00:00.000Z',
  isSample: false,
});

/** As a row of the list, with what the viewer has done with it: by default nothing. */
export const listed = (game: Game, own: Partial<OwnPart> = {}): ListedGame => ({
  handCount: 24,
  ...game,
  own: {
    isPlaying: false,
    partner: null,
    suggestedPartner: null,
    seat: null,
    bid: 0,
    waiting: 0,
    accuracy: null,
    ...own,
  },
});
