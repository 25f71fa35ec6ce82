import type { BlockedPerson } from '@bridge-review/api/blocks';
import { blockRoutes } from '@bridge-review/api/routes/blocks';
import { partnerRoutes } from '@bridge-review/api/routes/partners';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderAccount } from '../testing/account.ts';
import { answer, unreachable } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { textsOf, toast } from '../testing/locators.ts';

const section = page.getByRole('region', { name: 'Blocked people' });
const rows = section.getByRole('list', { name: 'Blocked people' }).getByRole('listitem');
const noPartners = answer(partnerRoutes.list, []);

const person = (id: number, displayName: string): BlockedPerson => ({
  id,
  displayName,
  since: '2026-11-17T09:00:00.000Z',
});

test('whom one has blocked is listed, unblocked, and blocked again with Undo', async () => {
  let list = [person(2, 'Ben Finch'), person(3, 'A display name of 20')];
  const answers = renderAccount(
    'partners',
    noPartners,
    answer(blockRoutes.list, () => list),
    answer(blockRoutes.remove, () => {
      list = list.slice(1);
      return undefined;
    }),
    answer(blockRoutes.add, () => {
      list = [person(2, 'Ben Finch'), ...list];
      return list[0]!;
    }),
  );
  await expect.element(rows).toHaveLength(2);
  await expect.element(section).toHaveTextContent('They are not notified.');
  await expectComfortable();
  await section.getByRole('button', { name: 'Unblock Ben Finch' }).click();
  await expect.element(rows).toHaveLength(1);
  await expect
    .poll(() => answers.callsTo(blockRoutes.remove).map(({ url }) => url.pathname))
    .toEqual(['/api/user/blocked/2']);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => textsOf(rows)).toEqual([expect.stringMatching(/Ben Finch/), expect.anything()]);
});

test('nobody is a sentence, and a failure can be tried again', async () => {
  const answers = renderAccount('partners', noPartners, unreachable(blockRoutes.list));
  await expect.element(section).toHaveTextContent('The list could not be loaded');
  answers.now(answer(blockRoutes.list, []));
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.element(section).toHaveTextContent('You have blocked nobody.');
});
