import type { Applicant, Invitation } from '@bridge-review/api/registration';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { registrationRoutes } from '@bridge-review/api/routes/registration';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answer, answer, failure, onlyPage, unreachable } from '../testing/answers.ts';
import { expectComfortable } from '../testing/comfortable.ts';
import { toast } from '../testing/locators.ts';
import { anAdmin } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

const nell: Applicant = {
  id: 31,
  displayName: 'Nell A.',
  firstName: 'Nell',
  lastName: 'Amsel',
  email: 'nell@example.org',
  emailVerified: true,
  createdAt: '2026-11-10T10:00:00.000Z',
  since: '2026-11-10T10:00:00.000Z',
  state: 'waiting',
};
const olga: Applicant = {
  ...nell,
  id: 32,
  displayName: 'Olga',
  email: 'olga@example.org',
  emailVerified: false,
};
const invitation: Invitation = {
  id: 5,
  label: 'Tuesday group',
  email: null,
  people: 12,
  used: 2,
  createdBy: 'Ida',
  createdAt: '2026-11-10T10:00:00.000Z',
  expiresAt: '2026-12-10T10:00:00.000Z',
  state: 'open',
  usedBy: ['Max', 'Paula'],
};

/** Of those who wait and those who were declined, by what the page asks for. */
const people = (waiting: Applicant[], declined: Applicant[] = []): Answer =>
  answer(registrationRoutes.applicants, ({ url }) =>
    onlyPage(url.searchParams.get('state') === 'declined' ? declined : waiting),
  );

const renderTab = (...table: readonly Answer[]) =>
  renderPage(
    '/admin?tab=registration',
    answer(authRoutes.currentUser, anAdmin),
    answer(registrationRoutes.state, { mode: 'approval', isChosen: true, waiting: 2 }),
    people([nell, olga]),
    answer(registrationRoutes.invitations, [invitation]),
    ...table,
  );

const waitingList = page.getByRole('list', { name: 'Waiting for approval' });
const button = (name: string) => page.getByRole('button', { name });

test('every part is there, in light and dark, on a phone and on a desk', async () => {
  onTestFinished(() => page.viewport(1280, 720));
  await page.viewport(390, 844);
  renderTab(people([nell, olga], [{ ...nell, id: 33, displayName: 'Gone', state: 'declined' }]));
  await expect.element(waitingList.getByText('nell@example.org')).toBeVisible();
  await expect.element(waitingList.getByText('Email not confirmed')).toHaveLength(1);
  await expect.element(page.getByText('Registered: Max and Paula')).toBeVisible();
  await expect.element(button('Approve Gone')).toBeVisible();
  await expectComfortable();
});

test('empty lists say so', async () => {
  renderTab(people([]), answer(registrationRoutes.invitations, []));
  for (const sentence of [
    'Nobody is waiting.',
    'No invitations yet.',
    'Nobody was declined in the last 30 days.',
  ]) {
    await expect.element(page.getByText(sentence)).toBeVisible();
  }
});

test('who waits is shown also where registration is open by now, and else not', async () => {
  const answers = renderTab(answer(registrationRoutes.state, { mode: 'open', isChosen: true, waiting: 1 }));
  await expect.element(page.getByText('are still waiting for it')).toBeVisible();
  answers.now(answer(registrationRoutes.state, { mode: 'open', isChosen: true, waiting: 0 }), people([]));
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('tab', { name: 'Registration' }).click();
  await expect.element(page.getByText('Nobody needs one while everybody may register.')).toBeVisible();
  await expect.element(page.getByText('still wait')).not.toBeInTheDocument();
});

describe('who may register', () => {
  test('is chosen, then saved', async () => {
    const answers = renderTab(
      answer(registrationRoutes.setMode, { mode: 'invitation', isChosen: true, waiting: 2 }),
    );
    await expect.element(page.getByRole('radio', { name: /^By approval/ })).toBeChecked();
    await expect.element(button('Save')).toBeDisabled();
    await page.getByRole('radio', { name: /^By invitation/ }).click();
    await button('Save').click();
    await expect.element(toast).toHaveTextContent('From now on an account needs an invitation.');
    await expect
      .poll(() => answers.callsTo(registrationRoutes.setMode)[0]!.body)
      .toEqual({ mode: 'invitation' });
    await expect.element(page.getByRole('radio', { name: /^By invitation/ })).toBeChecked();
  });

  test('what comes from the environment can be confirmed as it is', async () => {
    renderTab(
      answer(registrationRoutes.state, { mode: 'open', isChosen: false, waiting: 0 }),
      answer(registrationRoutes.setMode, { mode: 'open', isChosen: true, waiting: 0 }),
    );
    await button('Save').click();
    await expect.element(toast).toHaveTextContent('Everybody can create an account now.');
    await expect.element(button('Save')).toBeDisabled();
  });

  test('a failure keeps the choice', async () => {
    renderTab(unreachable(registrationRoutes.setMode));
    await page.getByRole('radio', { name: /^Everybody/ }).click();
    await button('Save').click();
    await expect.element(toast).toHaveTextContent('Registration could not be changed');
    await expect.element(page.getByRole('radio', { name: /^Everybody/ })).toBeChecked();
  });
});

describe('a registration', () => {
  test('is approved with one click', async () => {
    const answers = renderTab(answer(registrationRoutes.decide, { id: 31, state: null }));
    await expect.element(button('Approve Nell A.')).toBeVisible();
    answers.now(people([olga]));
    await button('Approve Nell A.').click();
    await expect.element(toast).toHaveTextContent('Nell A. can sign in now, and gets an email.');
    await expect.element(waitingList.getByText('nell@example.org')).not.toBeInTheDocument();
    await expect
      .poll(() => answers.callsTo(registrationRoutes.decide)[0]!.body)
      .toEqual({
        decision: 'approve',
        seen: 'waiting',
      });
  });

  test('is declined after a question', async () => {
    const answers = renderTab(answer(registrationRoutes.decide, { id: 31, state: 'declined' }));
    await button('Decline Nell A.').click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog).toHaveTextContent('nell@example.org gets a friendly email');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(answers.callsTo(registrationRoutes.decide)).toHaveLength(0);
    await button('Decline Nell A.').click();
    answers.now(people([olga], [{ ...nell, state: 'declined' }]));
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect.element(toast).toHaveTextContent('Declined');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('list', { name: 'Declined' }).getByText('Nell A.')).toBeVisible();
  });

  test('that another administrator has decided is reported, and the list is fetched again', async () => {
    const sentence = 'Another administrator has decided in the meantime.';
    const answers = renderTab(failure(registrationRoutes.decide, 409, 'already_decided', sentence));
    await expect.element(button('Approve Nell A.')).toBeVisible();
    answers.now(people([]));
    await button('Approve Nell A.').click();
    await expect.element(toast).toHaveTextContent(sentence);
    await expect.element(page.getByText('Nobody is waiting.')).toBeVisible();
  });
});

describe('an invitation', () => {
  const made = { ...invitation, id: 6, email: 'nell@example.org', people: 1, used: 0, token: 'secret-token' };
  const dialog = page.getByRole('dialog');

  test('is made for an address, mailed, and its link is shown once', async () => {
    const answers = renderTab(answer(registrationRoutes.invite, made));
    await button('Invite').click();
    await dialog.getByLabelText('Email').fill('nell@');
    await dialog.getByRole('button', { name: 'Create invitation' }).click();
    await expect.element(dialog.getByText('Please enter a valid email address')).toBeVisible();
    expect(answers.callsTo(registrationRoutes.invite)).toHaveLength(0);
    await dialog.getByLabelText('Email').fill(' nell@example.org ');
    await expect.element(dialog.getByLabelText('Send a link to this address')).toBeChecked();
    await dialog.getByLabelText('Note').fill('Nell');
    await dialog.getByRole('button', { name: 'Create invitation' }).click();
    await expect.element(dialog.getByText('on its way to nell@example.org')).toBeVisible();
    await expect
      .element(dialog.getByLabelText('Link'))
      .toHaveValue(`${location.origin}/auth#invitation=secret-token`);
    await expect
      .poll(() => answers.callsTo(registrationRoutes.invite)[0]!.body)
      .toEqual({
        label: 'Nell',
        days: 30,
        email: 'nell@example.org',
        mail: true,
      });
    await expectComfortable();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('is made for several people, up to 500', async () => {
    const answers = renderTab(answer(registrationRoutes.invite, { ...made, email: null }));
    await button('Invite').click();
    await dialog.getByRole('radio', { name: 'Several people' }).click();
    await dialog.getByLabelText('How many people').fill('501');
    await dialog.getByRole('button', { name: 'Create invitation' }).click();
    await expect.element(dialog.getByText('An invitation is for 1 to 500 people.')).toBeVisible();
    await dialog.getByLabelText('How many people').fill('12');
    await dialog.getByRole('radio', { name: '7 days' }).click();
    await dialog.getByRole('button', { name: 'Create invitation' }).click();
    await expect.element(dialog.getByLabelText('Link')).toBeVisible();
    await expect.element(dialog.getByText('on its way')).not.toBeInTheDocument();
    await expect
      .poll(() => answers.callsTo(registrationRoutes.invite)[0]!.body)
      .toEqual({ label: '', days: 7, people: 12 });
  });

  test('that is refused says why, and the form stays', async () => {
    const sentence = 'There are 100 open invitations.';
    renderTab(failure(registrationRoutes.invite, 409, 'too_many_invitations', sentence));
    await button('Invite').click();
    await dialog.getByRole('button', { name: 'Create invitation' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(sentence);
  });

  test('is withdrawn after a question', async () => {
    const answers = renderTab(answer(registrationRoutes.withdrawInvitation, undefined));
    await button('Withdraw Tuesday group').click();
    answers.now(answer(registrationRoutes.invitations, [{ ...invitation, state: 'withdrawn' }]));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw invitation' }).click();
    await expect.element(toast).toHaveTextContent('Invitation withdrawn');
    await expect.element(page.getByText('Withdrawn', { exact: true })).toBeVisible();
    await expect.element(button('Withdraw Tuesday group')).not.toBeInTheDocument();
  });
});

test('what cannot be loaded can be tried again', async () => {
  const answers = renderTab(unreachable(registrationRoutes.state));
  await expect.element(page.getByText('Registration could not be loaded')).toBeVisible();
  answers.now(answer(registrationRoutes.state, { mode: 'open', isChosen: true, waiting: 0 }));
  await button('Try again').click();
  await expect.element(page.getByRole('radio', { name: /^Everybody/ })).toBeChecked();
});
