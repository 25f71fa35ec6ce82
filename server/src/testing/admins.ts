import type { UserType } from '@bridge-review/api/user';
import { join, type Member } from './club.ts';
import type { TestServer } from './test-server.ts';

/** Makes somebody what they are behind the server's back. */
export async function become(server: TestServer, member: Member, userType: UserType): Promise<Member> {
  await server.database.pool.query('update users set user_type = $1 where id = $2', [userType, member.id]);
  return member;
}

export const joinAs = async (
  server: TestServer,
  userType: UserType,
  displayName: string = userType,
): Promise<Member> => become(server, await join(server, displayName), userType);
