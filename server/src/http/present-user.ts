import type { User } from '@bridge-review/api/user';
import type { Person } from '../db/person.ts';

/** For the person themselves: others see less. */
export function presentUser(person: Person): User {
  return {
    id: person.id,
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    displayName: person.displayName,
    profileImageUrl: person.profileImageUrl,
    userType: person.userType,
    isActive: person.deactivatedAt === null,
    deactivatedAt: person.deactivatedAt?.toISOString() ?? null,
    createdAt: person.createdAt.toISOString(),
    emailVerified: person.emailVerifiedAt !== null,
    pendingEmail: person.pendingEmail,
    notifyByMail: person.notifyByMail,
    cardStyle: {
      colours: person.cardColours,
      ten: person.cardTen,
      language: person.cardLanguage,
      size: person.cardSize,
    },
  };
}
