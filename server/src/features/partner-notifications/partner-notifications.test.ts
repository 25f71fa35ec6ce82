import { sql as drizzle } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dealGame, join, type Member, type TestGame } from '../../testing/club.ts';
import { password, useTestServer } from '../../testing/test-server.ts';
import { scheduleNotification } from './repo.ts';

const server = useTestServer();
let ada: Member;
let ben: Member;
let game: TestGame;

beforeEach(async () => {
  ada = await joinVerified('Ada');
  ben = await joinVerified('Ben');
  game = await dealGame(server, ada.id);
  await ada.send('POST', `/api/games/${game.id}/players`, { partnerId: ben.id });
});

async function joinVerified(name: string): Promise<Member> {
  const member = await join(server, name);
  await sql('update users set email_verified_at = now() where id = $1', member.id);
  return member;
}

const sql = async (statement: string, ...values: unknown[]) =>
  (await server.database.pool.query<Record<string, unknown>>(statement, values)).rows;

async function record(who: Member, partner: Member, handId: number = game.hands[0]) {
  const answer = await who.send('POST', `/api/hands/${handId}/partnership-bidding`, {
    partnerId: partner.id,
    biddingSequence: ['1S'],
    gameId: game.id,
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer;
}

async function say(who: Member, handId: number = game.hands[0]): Promise<void> {
  const answer = await who.send('POST', `/api/hands/${handId}/comments`, { content: 'Hearts were better.' });
  expect(answer).toMatchObject({ status: 200 });
}

const NOTIFICATION = /recorded your bidding|commented on board/;

/** The mails sent to a user, once none is due or being sent. */
async function newsTo({ email }: Member): Promise<string[]> {
  await expect
    .poll(async () => {
      server.services.mail.wake();
      return sql('select 1 from mails where due_at <= now() or tries > 0');
    })
    .toEqual([]);
  return server.sentMails
    .filter(({ to, subject }) => to === email && NOTIFICATION.test(subject))
    .map(({ subject }) => subject);
}

/** As if the last mail had gone out so long ago. */
const later = (who: Member, interval: string) =>
  sql(`update users set notified_at = notified_at - interval '${interval}' where id = $1`, who.id);

describe('a record made with a partner', () => {
  it('sends them a mail with a link and how to unsubscribe', async () => {
    await record(ada, ben);
    const message = await server.sentMailTo(ben.email, NOTIFICATION);
    expect(message.subject).toBe('Ada recorded your bidding');
    expect(message.text).toContain('Hello Ben,');
    expect(message.text).toContain('Ada recorded how the two of you bid board 1 of Club night.');
    expect(message.text).toContain(`/hands/${game.hands[0]}\n`);
    expect(message.text).toContain('You get at most one such email an hour.');
    expect(message.text).toContain('turn off emails about your partners in your profile');
    expect(message.text).not.toContain('1S');
    expect(await newsTo(ada)).toEqual([]);
  });

  it('and changed sends one mail', async () => {
    const { body } = await record(ada, ben);
    const { id } = body as { id: number };
    await ada.send('PUT', `/api/partnership-bidding/${id}`, { biddingSequence: ['1H'] });
    expect(await newsTo(ben)).toEqual(['Ada recorded your bidding']);
  });

  it('and refused sends no mail', async () => {
    const refused = await ada.send('POST', `/api/hands/${game.hands[0]}/partnership-bidding`, {
      partnerId: ben.id,
      biddingSequence: ['Double'],
      gameId: game.id,
    });
    expect(refused.status).toBe(400);
    expect(await newsTo(ben)).toEqual([]);
  });
});

describe('a comment', () => {
  it('is mailed to an earlier commenter who named its author as partner', async () => {
    await say(ada);
    await say(ben);
    const message = await server.sentMailTo(ada.email, NOTIFICATION);
    expect(message.subject).toBe('Ben commented on board 1');
    expect(message.text).toContain('Ben commented on board 1 of Club night');
    expect(message.text).not.toContain('Hearts');
    // Ben named no partner.
    await say(ada);
    expect(await newsTo(ben)).toEqual([]);
  });

  it('is not mailed to users who have not commented on the hand', async () => {
    await say(ada, game.hands[1]);
    await say(ben);
    expect(await newsTo(ada)).toEqual([]);
  });

  it('of another user, or of oneself, is not mailed', async () => {
    const cleo = await joinVerified('Cleo');
    await say(ada);
    await say(ada);
    await say(cleo);
    expect(await newsTo(ada)).toEqual([]);
  });
});

describe('mails about partners', () => {
  it('come at most once an hour, with everything since in one mail', async () => {
    await Promise.all(game.hands.map((handId) => record(ada, ben, handId)));
    expect(await newsTo(ben)).toEqual(['Ada recorded your bidding']);
    const waiting = await sql(
      "select extract(epoch from due_at - now())::int as seconds from mails where kind = 'partner-notifications'",
    );
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.['seconds']).toBeGreaterThan(3500);

    await sql("update mails set due_at = now() where kind = 'partner-notifications'");
    await later(ben, '1 hour');
    expect(await newsTo(ben)).toHaveLength(2);
    // That one was an hour's mail like any other.
    await sql('delete from bidding_records where partner_id = $1', ben.id);
    await record(ada, ben);
    expect(await newsTo(ben)).toHaveLength(2);
  });

  it('are queued also by a transaction that began before the last one was, and comes after it', async () => {
    const due = await server.database.db.transaction(async (tx) => {
      // As another transaction does that begins after this one, and ends before this one gets here.
      await tx.execute(
        drizzle`update users set notified_at = now() + interval '5 milliseconds' where id = ${ben.id}`,
      );
      await tx.execute(drizzle`select pg_sleep(0.01)`);
      return scheduleNotification(tx, ben.id, ada.id);
    });
    expect(due).not.toBeNull();
    expect(due!.getTime() - Date.now()).toBeGreaterThan(3_500_000);
  });

  it('come again at once after a quiet hour', async () => {
    await record(ada, ben, game.hands[0]);
    expect(await newsTo(ben)).toHaveLength(1);
    await later(ben, '61 minutes');
    await record(ada, ben, game.hands[1]);
    expect(await newsTo(ben)).toHaveLength(2);
  });

  it('stop when switched off, also those queued', async () => {
    const profile = { firstName: 'Ben', lastName: 'Whitlock', displayName: 'Ben', email: ben.email };
    await record(ada, ben, game.hands[0]);
    await record(ada, ben, game.hands[1]);
    expect(await newsTo(ben)).toHaveLength(1);

    const off = await ben.send('PATCH', '/api/user/profile', { ...profile, notifyByMail: false });
    expect(off.body).toMatchObject({ notifyByMail: false });
    expect((await ben.send('GET', '/api/user')).body).toMatchObject({ notifyByMail: false });
    await sql("update mails set due_at = now() where kind = 'partner-notifications'");
    await later(ben, '3 hours');
    await record(ada, ben, game.hands[2]);
    expect(await newsTo(ben)).toHaveLength(1);

    // A profile that does not mention it leaves it as it is.
    await ben.send('PATCH', '/api/user/profile', profile);
    expect((await ben.send('GET', '/api/user')).body).toMatchObject({ notifyByMail: false });
    await ben.send('PATCH', '/api/user/profile', { ...profile, notifyByMail: true });
    await record(ada, ben, game.hands[3]);
    expect(await newsTo(ben)).toHaveLength(2);
  });

  it('are on for a new account', async () => {
    expect((await ada.send('GET', '/api/user')).body).toMatchObject({ notifyByMail: true });
  });

  it('do not go to an unconfirmed address', async () => {
    await sql('update users set email_verified_at = null where id = $1', ben.id);
    await record(ada, ben);
    expect(await newsTo(ben)).toEqual([]);
  });

  it('do not go to users deactivated or deleted meanwhile', async () => {
    const cleo = await joinVerified('Cleo');
    for (const [index, partner] of [ben, cleo].entries()) {
      await record(ada, partner, game.hands[(index * 2) as 0 | 2]);
      await record(ada, partner, game.hands[(index * 2 + 1) as 1 | 3]);
      expect(await newsTo(partner)).toHaveLength(1);
    }
    await sql('update users set deactivated_at = now() where id = $1', ben.id);
    await cleo.send('DELETE', '/api/user', { password });
    await sql("update mails set due_at = now() where kind = 'partner-notifications'");
    expect(await newsTo(ben)).toHaveLength(1);
    expect(await newsTo(cleo)).toHaveLength(1);
    expect(await sql("select 1 from mails where kind = 'partner-notifications'")).toEqual([]);
  });

  it('leave out what was deleted while they were queued', async () => {
    await record(ada, ben, game.hands[0]);
    expect(await newsTo(ben)).toHaveLength(1);
    await record(ada, ben, game.hands[1]);
    await ada.send('DELETE', `/api/hands/${game.hands[1]}/partnership-bidding`);
    await sql("update mails set due_at = now() where kind = 'partner-notifications'");
    expect(await newsTo(ben)).toHaveLength(1);
  });
});
