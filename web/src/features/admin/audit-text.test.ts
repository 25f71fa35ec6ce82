import type { AuditEntry } from '@bridge-review/api/admin';
import { expect, it } from 'vitest';
import { actorText, actText, detailText, targetText } from './audit-text.ts';

const entry = (part: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-15T09:00:00.000Z',
  actor: { id: 1, name: 'Ada' },
  action: 'user_deactivated',
  target: { id: 2, name: 'Joan' },
  details: {},
  ...part,
});

it.each([
  [entry({ details: { reason: 'Two accounts' } }), 'User deactivated', 'Reason: Two accounts'],
  [entry({}), 'User deactivated', ''],
  [entry({ action: 'user_reactivated' }), 'User reactivated', ''],
  [
    entry({ action: 'user_type_changed', details: { from: 'player', to: 'admin' } }),
    'User type changed',
    'From Player to Admin',
  ],
  [
    entry({
      action: 'test_data_cleaned',
      details: { deletedUsers: 1, deletedGames: 2, deletedHands: 1200, deletedComments: 0 },
    }),
    'Test data cleaned',
    'Deleted 1 user, 2 games, 1,200 hands and 0 comments.',
  ],
  [entry({ action: 'game_deleted', details: { gameTitle: 'Club night' } }), 'Game deleted', 'Club night'],
  [
    entry({ action: 'name_contradicted', details: { gameTitle: 'Club night' } }),
    'Objection to a name',
    'Club night',
  ],
  [entry({ action: 'name_accepted' }), 'Objection withdrawn', ''],
  [entry({ action: 'integrity_fixed', details: { fixedCount: 1 } }), 'Auto-fix run', 'Fixed 1 issue'],
  [
    entry({
      action: 'registration_changed',
      target: null,
      details: { registrationFrom: 'open', registrationTo: 'approval' },
    }),
    'Registration changed',
    'From ‘everybody’ to ‘by approval’',
  ],
  [entry({ action: 'invitation_made', details: { people: 12 } }), 'Invitation created', 'For 12 people'],
  [entry({ action: 'registration_declined' }), 'Registration declined', ''],
  [entry({ action: 'admin_made', actor: null }), 'First admin created', ''],
])('%o is described as %j, %j', (given, act, details) => {
  expect(actText(given)).toBe(act);
  expect(detailText(given)).toBe(details);
});

it('names existing users, deleted users, and the server', () => {
  expect(actorText({ id: 1, name: 'Ada' })).toBe('Ada');
  expect(actorText({ id: 7, name: null })).toBe('User 7 (deleted)');
  expect(actorText(null)).toBe('The server itself');
  expect(targetText({ id: 7, name: null })).toBe('User 7 (deleted)');
  expect(targetText(null)).toBe('');
});
