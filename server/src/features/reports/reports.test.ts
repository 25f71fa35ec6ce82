import type { Comment } from '@bridge-review/api/comments';
import type { GameHand } from '@bridge-review/api/hands';
import { type ReportedComment, reportLimits, reportMessages } from '@bridge-review/api/reports';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { serverMessages } from '../../server-messages.ts';
import { joinAs } from '../../testing/admins.ts';
import { dealGame, join, type Member, type TestGame, useMember } from '../../testing/club.ts';
import { password, useTestServer } from '../../testing/test-server.ts';

const server = useTestServer();
const ada = useMember(server, 'Ada');
const ben = useMember(server, 'Ben');
const cleo = useMember(server, 'Cleo');
let ida: Member;
let otto: Member;
let game: TestGame;
let handId: number;
/** Ben's. */
let comment: Comment;

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  server.database.pool.query<Row>(text, values);

beforeAll(async () => {
  ida = await joinAs(server, 'admin', 'Ida');
  otto = await joinAs(server, 'admin', 'Otto');
});
beforeEach(async () => {
  await query('delete from comment_reports');
  await query("delete from mails where kind in ('comments-reported', 'comment-removed')");
  game = await dealGame(server, cleo.id);
  handId = game.hands[0];
  comment = await say(ben, 'You play like a beginner.');
});

async function say(who: Member, content: string): Promise<Comment> {
  return (await who.send('POST', `/api/hands/${handId}/comments`, { content })).body as Comment;
}
const report = (who: Member, { id }: Pick<Comment, 'id'> = comment, body: object = { reason: 'unkind' }) =>
  who.send('POST', `/api/comments/${id}/reports`, body);
const listed = async (state = 'open') =>
  (await ida.send('GET', `/api/admin/reports?state=${state}`)).body as ReportedComment[];
const newest = async (): Promise<number> =>
  (await query<{ id: number }>('select max(id) as id from comment_reports')).rows[0]!.id;
const decide = async (by: Member, decision: string, more: object = {}, { id } = comment) =>
  by.send('POST', `/api/admin/reports/${id}/decision`, { decision, seen: await newest(), ...more });
const remove = (by: Member, more: object = { reason: 'unkind' }) => decide(by, 'remove', more);
const words = async () =>
  ((await ada.send('GET', `/api/hands/${handId}/comments`)).body as Comment[]).map(({ content }) => content);
const countOf = async () => ((await ada.send('GET', `/api/hands/${handId}`)).body as GameHand).commentCount;
const deeds = async () =>
  (
    await query<{ action: string }>(
      `select action from audit_log where target_id = $1 and (action like 'report%' or action = 'comment_removed') order by id desc`,
      [ben.id],
    )
  ).rows.map(({ action }) => action);

describe('reporting a comment', () => {
  it('tells administrators the comment, its author, the board, who reports it and why', async () => {
    const { status, body } = await report(ada, comment, { reason: 'other', note: '  He says so daily. ' });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({ isNew: true });
    expect(await listed()).toEqual([
      {
        id: await newest(),
        commentId: comment.id,
        content: 'You play like a beginner.',
        isChanged: false,
        author: { id: ben.id, displayName: 'Ben', email: ben.email, isActive: true },
        board: { handId, boardNumber: 1, gameTitle: 'Club night' },
        reports: [
          {
            id: await newest(),
            by: { id: ada.id, displayName: 'Ada' },
            reason: 'other',
            note: 'He says so daily.',
            createdAt: expect.any(String) as string,
          },
        ],
        count: 1,
        outcome: null,
        decidedAt: null,
        decidedBy: null,
      },
    ]);
    expect((await ida.send('GET', '/api/admin/stats')).body).toMatchObject({ reported: 1 });
  });

  it('is not for its author, nor for comments that one does not see', async () => {
    expect(await report(ben)).toMatchObject({ status: 403, body: { message: serverMessages.ownReport } });
    expect((await report(ada, { id: 999_999 })).status).toBe(404);
    const { body } = await ben.send('POST', '/api/games/sample');
    const { rows } = await query<{ id: number }>('select id from hands where game_id = $1 limit 1', [
      (body as { id: number }).id,
    ]);
    const own = await ben.send('POST', `/api/hands/${rows[0]!.id}/comments`, { content: 'To myself' });
    for (const other of [ada, ida]) expect((await report(other, own.body as Comment)).status).toBe(404);
    expect(await listed()).toEqual([]);
  });

  it.each([
    [{}, 'reason', reportMessages.reason],
    [{ reason: 'boring' }, 'reason', reportMessages.reason],
    [{ reason: 'other' }, 'note', reportMessages.note],
    [{ reason: 'other', note: '  ' }, 'note', reportMessages.note],
    [{ reason: 'spam', note: 'x'.repeat(301) }, 'note', reportMessages.noteTooLong],
  ])('refuses %j with a sentence', async (body, path, message) => {
    expect(await report(ada, comment, body)).toMatchObject({
      status: 400,
      body: { issues: [{ path, message }] },
    });
  });

  it('counts once per person, also ten times at once; several people are listed together', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => report(ada)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.filter(({ body }) => (body as { isNew: boolean }).isNew)).toHaveLength(1);
    expect((await report(cleo, comment, { reason: 'accusation' })).body).toEqual({ isNew: true });
    const [one, ...others] = await listed();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ count: 2, reports: [{ by: { id: cleo.id } }, { by: { id: ada.id } }] });
  });

  it('keeps the words as they were, and says that they have changed since', async () => {
    await report(ada);
    await ben.send('PATCH', `/api/comments/${comment.id}`, { content: 'Well played!' });
    expect(await listed()).toMatchObject([{ content: 'You play like a beginner.', isChanged: true }]);
  });

  it('is refused to who has fifty reports that nobody has decided', async () => {
    await query(
      `with made as (insert into comments (hand_id, user_id, content)
         select $1, $2, 'Spam ' || n from generate_series(1, $4) n returning *)
       insert into comment_reports (comment_id, hand_id, author_id, reporter_id, content, reason)
         select id, hand_id, user_id, $3, content, 'spam' from made`,
      [handId, ben.id, ada.id, reportLimits.open],
    );
    expect(await report(ada)).toMatchObject({
      status: 400,
      body: { message: serverMessages.tooManyReports },
    });
    expect((await report(cleo)).status).toBe(200);
  });

  it('is announced to every administrator in one mail for a quarter of an hour, without quoting anything', async () => {
    const second = await say(ben, 'And you cannot count.');
    await Promise.all([report(ada), report(cleo), report(ada, second), report(cleo, second)]);
    const { rows } = await query(
      `select details ->> 'email' as email, due_at > now() as "isWaiting"
       from mails where kind = 'comments-reported' order by id`,
    );
    expect(rows).toEqual([
      { email: ida.email, isWaiting: true },
      { email: otto.email, isWaiting: true },
    ]);
    server.services.mail.start();
    await query("update mails set due_at = now() where kind = 'comments-reported'");
    server.services.mail.wake();
    const mail = await server.sentMailTo(otto.email, /reported/);
    expect(mail.subject).toBe('2 comments were reported');
    expect(mail.text).toContain('/admin?tab=reports\n');
    expect(mail.text).not.toMatch(/beginner|Ada|Ben/);
  });
});

describe('the list', () => {
  it('has the last reported first, page by page', async () => {
    const comments = [comment, await say(ben, 'two'), await say(ben, 'three')];
    for (const each of comments) await report(ada, each);
    await report(cleo, comments[0]);
    const seen: string[][] = [];
    let url: string | undefined = '/api/admin/reports?limit=2';
    while (url !== undefined) {
      const answer = await ida.browser.send('GET', url);
      seen.push(answer.json<ReportedComment[]>().map(({ content }) => content));
      url = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toEqual([['You play like a beginner.', 'three'], ['two']]);
  });
});

describe('dismissing', () => {
  it('leaves the comment, closes what was seen and not what came since, and can be undone', async () => {
    await report(ada);
    const seen = await newest();
    await report(cleo);
    expect((await decide(ida, 'dismiss', { seen })).body).toEqual({ outcome: null });
    expect(await listed()).toMatchObject([{ count: 1, reports: [{ by: { id: cleo.id } }] }]);
    expect((await decide(ida, 'dismiss')).body).toEqual({ outcome: 'dismissed' });
    expect(await listed()).toEqual([]);
    expect(await listed('decided')).toMatchObject([
      { outcome: 'dismissed', decidedBy: 'Ida', reports: [{ by: { id: cleo.id } }] },
      { outcome: 'dismissed', decidedBy: 'Ida', reports: [{ by: { id: ada.id } }] },
    ]);
    expect(await words()).toEqual(['You play like a beginner.']);
    expect((await decide(otto, 'reopen')).body).toEqual({ outcome: null });
    expect(await listed()).toMatchObject([{ count: 2, outcome: null, decidedBy: null }]);
    expect((await deeds()).slice(0, 3)).toEqual(['report_reopened', 'report_dismissed', 'report_dismissed']);
  });

  it('does not let the same person report the comment again; others can', async () => {
    await report(ada);
    await decide(ida, 'dismiss');
    expect((await report(ada)).body).toEqual({ isNew: false });
    expect(await listed()).toEqual([]);
    await report(cleo);
    expect(await listed()).toHaveLength(1);
  });

  it('needs a report, and an administrator who is one still', async () => {
    const { rows } = await query<{ id: number }>("select nextval('comment_reports_id_seq')::int as id");
    const seen = rows[0]!.id;
    expect((await decide(ida, 'dismiss', { seen })).status).toBe(404);
    await report(ada);
    expect((await decide(cleo, 'dismiss')).status).toBe(403);
    const former = await joinAs(server, 'admin');
    const viewer = await server.services.auth.findViewer(former.browser.cookie()?.split('=')[1] ?? '');
    await query("update users set user_type = 'player' where id = $1", [former.id]);
    await expect(
      server.services.reports.decide(viewer!, comment.id, {
        decision: 'remove',
        seen: await newest(),
        reason: 'unkind',
        note: null,
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    expect(await words()).toHaveLength(1);
  });
});

describe('removing', () => {
  it('deletes the comment, closes its reports, and tells its author why', async () => {
    server.services.mail.start();
    await report(ada);
    await report(cleo);
    expect((await remove(ida, { reason: 'unkind', note: 'We are all learning.' })).body).toEqual({
      outcome: 'removed',
    });
    expect(await words()).toEqual([]);
    expect(await countOf()).toBe(0);
    expect(await listed()).toEqual([]);
    expect(await listed('decided')).toMatchObject([
      { content: 'You play like a beginner.', outcome: 'removed', decidedBy: 'Ida', count: 2 },
    ]);
    const { body } = await ida.send('GET', '/api/admin/audit-log?limit=1');
    expect(body).toMatchObject([
      {
        action: 'comment_removed',
        actor: { name: 'Ida' },
        target: { name: 'Ben' },
        details: { reason: 'It is insulting or unkind. We are all learning.' },
      },
    ]);
    const mail = await server.sentMailTo(ben.email, /removed/);
    expect(mail.subject).toBe('Your comment on board 1 was removed');
    expect(mail.text).toContain('on board 1 of Club night. The reason: It is insulting or unkind.');
    expect(mail.text).toContain('The administrator writes: We are all learning.');
    expect(mail.text).toContain(`/hands/${handId}\n`);
    expect(mail.text).toContain('support@example.org');
    expect(mail.text).not.toMatch(/beginner|Ada|Cleo|Ida/);
  });

  it('needs a reason, and a sentence where that is something else', async () => {
    await report(ada);
    expect(await remove(ida, {})).toMatchObject({ status: 400, body: { issues: [{ path: 'reason' }] } });
    expect(await remove(ida, { reason: 'other' })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'note' }] },
    });
    expect(await words()).toHaveLength(1);
  });

  it('of two administrators at once the first counts, and both get the outcome', async () => {
    await report(ada);
    const answers = await Promise.all([remove(ida), decide(otto, 'dismiss')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [{ body }] = answers;
    expect(answers[1].body).toEqual(body);
    const { outcome } = body as { outcome: string };
    expect(await words()).toHaveLength(outcome === 'removed' ? 0 : 1);
    expect(await listed('decided')).toMatchObject([{ outcome }]);
  });

  it('twice at once is done, written down and mailed once', async () => {
    await report(ada);
    const before = await deeds();
    const answers = await Promise.all([remove(ida), remove(otto)]);
    expect(answers.map(({ body }) => body)).toEqual([{ outcome: 'removed' }, { outcome: 'removed' }]);
    expect(await deeds()).toEqual(['comment_removed', ...before]);
    expect(await countOf()).toBe(0);
  });
});

describe('a comment that goes by itself', () => {
  it.each([
    ['by its author', () => ben.send('DELETE', `/api/comments/${comment.id}`)],
    ['with its game', () => ida.send('DELETE', `/api/games/${game.id}`)],
  ])('%s closes its reports', async (_how, go) => {
    await report(ada);
    expect((await go()).status).toBe(204);
    expect(await listed()).toEqual([]);
    expect((await ida.send('GET', '/api/admin/stats')).body).toMatchObject({ reported: 0 });
    expect(await listed('decided')).toMatchObject([{ outcome: 'deleted', decidedBy: null }]);
    expect((await decide(ida, 'dismiss')).body).toEqual({ outcome: 'deleted' });
    expect((await remove(ida)).body).toEqual({ outcome: 'deleted' });
    expect((await decide(ida, 'reopen')).body).toEqual({ outcome: 'deleted' });
  });

  it.each(['dismiss', 'remove'])(
    'while an administrator is about to %s it: one of both, and no error',
    async (what) => {
      for (let round = 0; round < 5; round += 1) {
        comment = await say(ben, `Round ${round}`);
        await report(ada);
        const [gone, decided] = await Promise.all([
          ben.send('DELETE', `/api/comments/${comment.id}`),
          what === 'remove' ? remove(ida) : decide(ida, what),
        ]);
        expect(decided.status).toBe(200);
        const { outcome } = decided.body as { outcome: string };
        if (what === 'dismiss')
          expect([gone.status, ['dismissed', 'deleted']]).toEqual([204, expect.arrayContaining([outcome])]);
        else expect([`204 deleted`, `404 removed`]).toContain(`${gone.status} ${outcome}`);
        expect(await listed()).toEqual([]);
      }
      expect(await countOf()).toBe(1);
    },
  );

  it('while it is reported is reported or not found, and leaves nothing open', async () => {
    for (let round = 0; round < 5; round += 1) {
      comment = await say(ben, `Round ${round}`);
      const [gone, made] = await Promise.all([
        ben.send('DELETE', `/api/comments/${comment.id}`),
        report(ada),
      ]);
      expect(gone.status).toBe(204);
      expect([200, 404]).toContain(made.status);
      expect(await listed()).toEqual([]);
    }
  });
});

describe('what is kept', () => {
  it('is deleted ninety days after the decision, and what is open stays', async () => {
    const second = await say(ben, 'two');
    const third = await say(ben, 'three');
    const fourth = await say(ben, 'four');
    for (const each of [comment, second, third, fourth]) await report(ada, each);
    await decide(ida, 'dismiss', {}, second);
    await decide(ida, 'dismiss', {}, third);
    await ben.send('DELETE', `/api/comments/${fourth.id}`);
    await query(`update comment_reports set created_at = now() - interval '91 days'`);
    await query(`update comment_reports set decided_at = now() - interval '91 days' where comment_id = $1`, [
      third.id,
    ]);
    await server.services.reports.removeOld();
    const { rows } = await query<{ id: number }>('select comment_id as id from comment_reports order by 1');
    expect(rows.map(({ id }) => id)).toEqual([comment.id, second.id]);
  });

  it('outlives the accounts of who reported, who wrote and who decided, without their names', async () => {
    const [author, reporter] = [await join(server, 'Leaver'), await join(server, 'Witness')];
    const said = await say(author, 'Gone tomorrow');
    await report(reporter, said);
    await reporter.send('DELETE', '/api/user', { password });
    expect(await listed()).toMatchObject([{ author: { displayName: 'Leaver' }, reports: [{ by: null }] }]);
    await author.send('DELETE', '/api/user', { password });
    expect(await listed()).toMatchObject([
      { content: 'Gone tomorrow', author: { displayName: 'Deleted player', email: null, isActive: false } },
    ]);
    expect((await decide(ida, 'remove', { reason: 'spam' }, said)).body).toEqual({ outcome: 'removed' });
    const { rows } = await query("select 1 from mails where kind = 'comment-removed'");
    expect(rows).toEqual([]);
  });
});
