import type { Game } from '@bridge-review/api/games';

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
});
