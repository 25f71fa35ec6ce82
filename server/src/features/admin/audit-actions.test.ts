import { type AuditAction, type AuditEntry, auditActions } from '@bridge-review/api/admin';
import type { UploadedGame } from '@bridge-review/api/games';
import type { JoinedAnswer } from '@bridge-review/api/joined-results';
import type { IdentityMade } from '@bridge-review/api/people';
import type { User } from '@bridge-review/api/user';
import { board, line, pair, usebio } from '@bridge-review/bridge/testing/usebio-file';
import { beforeAll, expect, it } from 'vitest';
import { removePasskeys } from '../../admin-cli/passkeys.ts';
import { joinAs } from '../../testing/admins.ts';
import { dealGame, join, type Member } from '../../testing/club.ts';
import { eveningFiles } from '../../testing/evening-files.ts';
import { namedEvening } from '../../testing/named-evening.ts';
import { passkeysOn } from '../../testing/passkeys.ts';
import { useTestServer } from '../../testing/test-server.ts';
import { ensureFirstAdmin } from '../auth/first-admin.ts';

const server = useTestServer();
let admin: Member;

beforeAll(async () => {
  admin = await joinAs(server, 'admin', 'Ada');
});

const as = async <T = unknown>(
  who: Member,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  sent?: object,
): Promise<T> => {
  const { status, body } = await who.send(method, path, sent);
  expect(status, `${method} ${path}: ${JSON.stringify(body)}`).toBeLessThan(300);
  return body as T;
};
const act = <T = unknown>(method: 'POST' | 'PUT' | 'DELETE', path: string, sent?: object) =>
  as<T>(admin, method, path, sent);

/** Who did it, and the person it was done to; null for the command line, and for nobody. */
interface Done {
  readonly actor: number | null;
  readonly target: number | null;
}
const byAdmin = (target: number | null = null): Done => ({ actor: admin.id, target });

async function deactivated(): Promise<number> {
  const { id } = await join(server, 'Ben');
  await act('POST', `/api/admin/users/${id}/deactivate`, {});
  return id;
}

let seed = 800;
const results = usebio(
  `<PARTICIPANTS>${pair('1', ['Ann Lark', 'Ben Moss'])}${pair('2', ['Cleo Finch', 'Dan Reed'])}</PARTICIPANTS>
${board(1, [line('1', '2', { CONTRACT: '1NT', PLAYED_BY: 'N', TRICKS: 7, SCORE: 90 })])}`,
);

async function resultsAdded() {
  const uploader = await join(server, 'Uta');
  const { files } = eveningFiles((seed += 1));
  const { game } = (
    await uploader.browser.upload(files['dup']!, { filename: 'deals.dup' })
  ).json<UploadedGame>();
  const answer = await admin.browser.uploadSeveral([{ name: 'results.xml', file: results }], {
    into: game.id,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return { uploader, game: answer.json<JoinedAnswer>().game };
}

async function contradicted() {
  const [uploader, ben] = [await join(server, 'Uta'), await join(server, 'Ben')];
  const pbn = namedEvening({
    seed: (seed += 1),
    tables: [['Ann Lark', 'Eve Wren', 'Ben Moss', 'Finn Teal']],
  });
  const { game } = (await uploader.browser.upload(pbn)).json<UploadedGame>();
  const said = { name: 'Ben Moss', scope: 'game' };
  const { id } = await as<IdentityMade>(ben, 'POST', `/api/games/${game.id}/people`, said);
  const path = `/api/games/${game.id}/people/${id}/objection`;
  await act('PUT', path);
  return { path, ben };
}

async function applicant(): Promise<number> {
  await act('PUT', '/api/admin/registration', { mode: 'approval' });
  const answer = await server.browser().register();
  await act('PUT', '/api/admin/registration', { mode: 'open' });
  return answer.json<User>().id;
}
const decide = (id: number, decision: 'approve' | 'decline') =>
  act('POST', `/api/admin/registrations/${id}/decision`, { decision, seen: 'waiting' });

async function reported(): Promise<{ path: string; author: Member; seen: number }> {
  const [author, reader] = [await join(server, 'Ben'), await join(server, 'Cleo')];
  const game = await dealGame(server, reader.id);
  const { id } = await as<{ id: number }>(author, 'POST', `/api/hands/${game.hands[0]}/comments`, {
    content: 'Rubbish',
  });
  await as(reader, 'POST', `/api/comments/${id}/reports`, { reason: 'unkind' });
  const { rows } = await server.database.pool.query<{ id: number }>(
    'select max(id) as id from comment_reports',
  );
  return { path: `/api/admin/reports/${id}/decision`, author, seen: rows[0]!.id };
}

/** How each comes about. The compiler asks for one of every kind. */
const deeds: Record<AuditAction, () => Promise<Done>> = {
  async user_deactivated() {
    return byAdmin(await deactivated());
  },
  async user_reactivated() {
    const id = await deactivated();
    await act('POST', `/api/admin/users/${id}/reactivate`);
    return byAdmin(id);
  },
  async user_type_changed() {
    const { id } = await join(server, 'Ben');
    await act('POST', `/api/admin/users/${id}/user-type`, { userType: 'admin' });
    return byAdmin(id);
  },
  async test_data_cleaned() {
    await act('POST', '/api/admin/cleanup-test-data');
    return byAdmin();
  },
  async game_deleted() {
    const { id } = await join(server, 'Ben');
    await act('DELETE', `/api/games/${(await dealGame(server, id)).id}`);
    return byAdmin(id);
  },
  async results_added() {
    return byAdmin((await resultsAdded()).uploader.id);
  },
  async results_undone() {
    const { uploader, game } = await resultsAdded();
    await act('POST', `/api/games/${game.id}/results/undo`, { join: game.joined[0]!.id });
    return byAdmin(uploader.id);
  },
  async name_contradicted() {
    return byAdmin((await contradicted()).ben.id);
  },
  async name_accepted() {
    const { path, ben } = await contradicted();
    await act('DELETE', path);
    return byAdmin(ben.id);
  },
  async integrity_fixed() {
    // Nothing is to be solved for it.
    await server.database.pool.query('delete from games');
    await act('POST', '/api/admin/integrity-fix');
    return byAdmin();
  },
  async admin_made() {
    await server.database.pool.query("update users set user_type = 'player'");
    await ensureFirstAdmin(server.database.db, null);
    const { rows } = await server.database.pool.query<{ id: number }>(
      "select id from users where user_type = 'admin'",
    );
    await server.database.pool.query("update users set user_type = 'admin' where id = $1", [admin.id]);
    return { actor: null, target: rows[0]!.id };
  },
  async registration_changed() {
    await act('PUT', '/api/admin/registration', { mode: 'invitation' });
    await server.database.pool.query('delete from site_settings');
    return byAdmin();
  },
  async registration_approved() {
    const id = await applicant();
    await decide(id, 'approve');
    return byAdmin(id);
  },
  async registration_declined() {
    const id = await applicant();
    await decide(id, 'decline');
    return byAdmin(id);
  },
  async invitation_made() {
    await act('POST', '/api/admin/invitations', {});
    return byAdmin();
  },
  async invitation_withdrawn() {
    const { id } = await act<{ id: number }>('POST', '/api/admin/invitations', {});
    await act('DELETE', `/api/admin/invitations/${id}`);
    return byAdmin();
  },
  async admin_sign_in_changed() {
    const other = await joinAs(server, 'admin', 'Otto');
    const { addPasskey, signIn } = passkeysOn(server);
    await signIn(await addPasskey(other), {}, other.browser);
    await as(other, 'PUT', '/api/admin/sign-in', { needsPasskey: true });
    await server.database.pool.query('delete from site_settings');
    return { actor: other.id, target: null };
  },
  async passkeys_removed() {
    const { id, email } = await join(server, 'Ben');
    await removePasskeys(server.database.db, server.services, email);
    return { actor: null, target: id };
  },
  async comment_removed() {
    const { path, author, seen } = await reported();
    await act('POST', path, { decision: 'remove', seen, reason: 'unkind' });
    return byAdmin(author.id);
  },
  async report_dismissed() {
    const { path, author, seen } = await reported();
    await act('POST', path, { decision: 'dismiss', seen });
    return byAdmin(author.id);
  },
  async report_reopened() {
    const { path, author, seen } = await reported();
    await act('POST', path, { decision: 'dismiss', seen });
    await act('POST', path, { decision: 'reopen', seen });
    return byAdmin(author.id);
  },
};

const entries = async () => (await admin.send('GET', '/api/admin/audit-log')).body as AuditEntry[];

it.each(auditActions)(
  '%s is in the audit log, with who did it and the person it was done to',
  async (action) => {
    const before = (await entries())[0]?.id ?? 0;
    const { actor, target } = await deeds[action]();
    const made = (await entries()).filter(({ id }) => id > before);
    expect(made.find((one) => one.action === action)).toMatchObject({
      actor: actor === null ? null : { id: actor },
      target: target === null ? null : { id: target },
    });
  },
);
