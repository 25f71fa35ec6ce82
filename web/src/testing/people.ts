import type { User } from '@bridge-review/api/user';

export const aPlayer: User = {
  id: 7,
  email: 'joan@example.org',
  firstName: 'Joan',
  lastName: 'Whitlock',
  displayName: 'Joan W.',
  profileImageUrl: null,
  userType: 'player',
  isActive: true,
  deactivatedAt: null,
  createdAt: '2025-10-01T10:00:00.000Z',
  emailVerified: true,
  pendingEmail: null,
  notifyByMail: true,
};
