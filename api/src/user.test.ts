import { expect, it } from 'vitest';
import { defaultCardStyle } from './card-style.ts';
import { user, userTypes } from './user.ts';

const joan = {
  id: 1,
  email: 'joan@example.org',
  firstName: 'Joan',
  lastName: 'Whitlock',
  displayName: 'Joan W.',
  profileImageUrl: null,
  isActive: true,
  deactivatedAt: null,
  createdAt: '2025-01-02T03:04:05.000Z',
  emailVerified: false,
  pendingEmail: null,
  notifyByMail: true,
  cardStyle: defaultCardStyle,
};

it('a user is a player, an admin or a test user, and nothing else', () => {
  for (const userType of ['player', 'admin', 'test']) {
    expect(user.safeParse({ ...joan, userType }).success).toBe(true);
  }
  for (const userType of ['', 'Admin', 'guest', null, undefined]) {
    expect(user.safeParse({ ...joan, userType }).success).toBe(false);
  }
  expect(userTypes).toHaveLength(3);
});
