import { randomUUID } from 'node:crypto';

export const admin = { email: 'admin@club.example', password: 'keeper of the keys' };

export interface NewPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly email: string;
  readonly password: string;
}

/** A new user: tests share a server, so each creates its own users. */
export const newPerson = (): NewPerson => ({
  firstName: 'Joan',
  lastName: 'Whitlock',
  displayName: 'Joan W.',
  email: `joan-${randomUUID()}@example.org`,
  password: 'two hearts doubled',
});
