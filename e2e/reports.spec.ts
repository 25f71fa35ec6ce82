import { comments, discussion, newGame } from './partnership.ts';
import { admin } from './people.ts';
import { expect, test, toastOf } from './test.ts';

test('a player reports a comment and blocks its author; an administrator removes it, and its author gets a mail', async ({
  page,
  player,
  someoneOnPage,
  pageElsewhere,
  mailbox,
}) => {
  const { hands } = await newGame(page, 1);
  const path = `/hands/${hands[0]!.id}`;
  const name = `Ben ${player.email.slice(5, 13)}`;
  const ben = await someoneOnPage(name);
  const said = 'You play like a beginner.';
  await ben.request.post(`/api/hands/${hands[0]!.id}/comments`, { data: { content: said } });
  await ben.page.goto(path);
  await page.goto(path);

  await test.step('the report is made, and then the block', async () => {
    await comments(page)
      .getByRole('button', { name: `More about the comment by ${name}` })
      .click();
    await page.getByRole('menuitem', { name: 'Report comment' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'It is insulting or unkind' }).check();
    await dialog.getByRole('button', { name: 'Report comment' }).click();
    await expect(dialog).toContainText('Thank you for your report');
    await dialog.getByRole('button', { name: `Block ${name}` }).click();
    await expect(comments(page)).toHaveText([/^A comment by someone you blocked/]);
  });

  await test.step('both hold after a reload, and the author sees nothing of it', async () => {
    await page.reload();
    await expect(comments(page)).toHaveText([/^A comment by someone you blocked/]);
    await page.goto('/account?tab=partners');
    await expect(page.getByRole('list', { name: 'Blocked people' })).toContainText(name);
    await ben.page.reload();
    await expect(comments(ben.page)).toHaveText([new RegExp(said)]);
    await page.goto(path);
  });

  await test.step('an administrator removes it', async () => {
    const desk = await pageElsewhere();
    expect((await desk.request.post('/api/login', { data: admin })).status()).toBe(200);
    await desk.goto('/admin?tab=reports');
    const report = desk
      .getByRole('region', { name: 'To decide' })
      .getByRole('listitem')
      .filter({ hasText: name });
    await expect(report).toContainText(said);
    await expect(report).toContainText(player.displayName);
    await report.getByRole('button', { name: `Remove comment by ${name}` }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove comment' }).click();
    await expect(toastOf(desk)).toContainText('Comment removed');
    await expect(desk.getByRole('region', { name: 'Decided' })).toContainText(said);
  });

  await test.step('it is gone everywhere, and its author knows why', async () => {
    await expect(discussion(page)).toContainText('No comments yet');
    await expect(discussion(ben.page)).toContainText('No comments yet');
    const mail = await mailbox.mail(ben.person.email, 'Your comment on board 1 was removed');
    expect(mail.text).toContain('It is insulting or unkind.');
    expect(mail.text).not.toContain(player.displayName);
  });
});
