import { z } from 'zod';
import { cardStyle } from './card-style.ts';
import { id } from './id.ts';

export const userTypes = ['player', 'admin', 'test'] as const;

/** A person as they see themselves. */
export const user = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  profileImageUrl: z.string().nullable(),
  userType: z.enum(userTypes),
  isActive: z.boolean(),
  deactivatedAt: z.string().nullable(),
  createdAt: z.string(),
  emailVerified: z.boolean(),
  /** The address that takes the place of `email` once its link is opened. */
  pendingEmail: z.string().nullable(),
  /** Whether partners' activity is sent by mail. */
  notifyByMail: z.boolean(),
  cardStyle,
});

export type User = z.infer<typeof user>;
export type UserType = User['userType'];
