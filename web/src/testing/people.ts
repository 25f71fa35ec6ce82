import { defaultCardStyle } from '@bridge-review/api/card-style';
import { authRoutes } from '@bridge-review/api/routes/auth';
import type { User } from '@bridge-review/api/user';
import { failure } from './answers.ts';

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
  cardStyle: defaultCardStyle,
};

export const anAdmin: User = {
  ...aPlayer,
  id: 1,
  email: 'admin@club.example',
  displayName: 'Admin',
  userType: 'admin',
};

/** For tests of what visitors see. */
export const signedOut = failure(authRoutes.currentUser, 401, 'unauthenticated');
