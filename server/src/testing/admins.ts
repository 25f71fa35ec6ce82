import type { UserType } from '@bridge-review/api/user';
import { join, type Member } from './club.ts';
import type { TestServer } from './test-server.ts';

/** A registered user whose type is set directly in the database. */
export async function joinAs(
  server: TestServer,
  userType: UserType,
  displayName: string = userType,
): Promise<Member> {
  const member = await join(server, displayName);
  await server.database.pool.query('update users set user_type = $1 where id = $2', [userType, member.id]);
  return member;
}
