import { gameInPath } from '../games.ts';
import { handInPath } from '../hands.ts';
import { notesQuery, noteText, presentationNote } from '../presentations.ts';
import { nothing, page, route } from '../route.ts';

export const presentationRoutes = {
  notes: route({
    method: 'GET',
    path: '/api/games/:id/presentation-notes',
    access: 'signed-in',
    token: 'read',
    summary: "One's own notes for presenting the boards of a game. Nobody else reads them",
    params: gameInPath,
    query: notesQuery,
    answer: page(presentationNote),
  }),
  saveNote: route({
    method: 'PUT',
    path: '/api/hands/:id/presentation-note',
    access: 'signed-in',
    summary: "Write one's own note for presenting a board",
    params: handInPath,
    body: noteText,
    answer: nothing,
  }),
};
