import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectComfortable } from '../../testing/comfortable.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { expectAccessible } from '../../ui/testing/accessible.ts';

/** Against 7NT the ace is the lead; declarer has all the other high cards, so that layouts are solved at once. */
const ACE = new URLSearchParams({
  hand: 'W:A432.5432.543.32',
  contract: '7NT',
  where: 'N: 16-20; S: 16-20',
  seed: '7',
});

/** All layouts of this one take many seconds. */
const LONG = new URLSearchParams({
  hand: 'W:KJ875.A54.A987.8',
  contract: '3NT',
  where: 'S: 15-17, bal; N: 10-15, 0-3S, 0-3H',
  seed: '7',
});

const lab = page.getByRole('region', { name: 'Leads', exact: true });
const form = page.getByRole('region', { name: 'The hand' });
const rows = () => lab.getByRole('row');
const button = (name: string) => lab.getByRole('button', { name, exact: true });
const isDone = async () => {
  await expect.element(lab.getByRole('status'), { timeout: 45_000 }).toHaveTextContent('Done: 500 layouts.');
};

describe('the lead lab', () => {
  test('is a place of the header and asks for a hand', async () => {
    renderPage('/leads');
    const places = page.getByRole('navigation', { name: 'Main' });
    await expect.element(places.getByRole('link', { name: 'Leads' })).toHaveAttribute('aria-current', 'page');
    await form.getByRole('button', { name: 'Compare leads' }).click();
    await expect.element(form).toHaveTextContent('Enter the 13 cards.');
    await expect.element(form).toHaveTextContent('Enter it, such as 3NT.');
    await form.getByLabelText('Contract').fill('8NT');
    await expect.element(form).toHaveTextContent('"8NT" is not a contract.');
    await expect.element(lab).toHaveTextContent('Enter the hand and the contract');
    await expectComfortable();
  });

  test('compares the leads of a hand that was pasted, and gives it an address', async () => {
    renderPage('/leads');
    await form.getByLabelText('Hand of the opening leader').fill('east: ♠A432 ♥5432 ♦543 ♣32');
    await form.getByLabelText('Contract').fill('7nt');
    await form.getByRole('button', { name: 'Compare leads' }).click();
    await expect.element(lab).toHaveTextContent('East against 7NT by North');
    await expect.poll(() => rows().elements().length).toBeGreaterThan(2);
    expect(new URLSearchParams(location.search).get('hand')).toBe('E:A432.5432.543.32');
  });

  test('stops, and goes on with the layouts it has', async () => {
    renderPage(`/leads?${LONG}`);
    await expect.poll(() => rows().elements().length).toBeGreaterThan(2);
    await button('Stop').click();
    await expect.element(lab.getByRole('status')).toHaveTextContent(/^Stopped after/);
    await button('Continue').click();
    await expect.element(button('Stop')).toBeVisible();
  });

  test('shows figures with intervals, and claims no order before they part', async () => {
    renderPage(`/leads?${ACE}`);
    const ace = rows().filter({ hasText: 'ace of spades' });
    await expect.element(ace).toHaveTextContent(/100% \d+ to 100/);
    await isDone();
    await expect.element(lab).toHaveTextContent('Behind');
    await expect.element(lab).toHaveTextContent('After the lead everybody plays double dummy');
    await lab.getByRole('radio', { name: 'Tricks' }).click();
    await expect.element(lab.getByRole('columnheader', { name: /^Tricks/ })).toBeVisible();
    await lab.getByRole('radio', { name: 'Matchpoints' }).click();
    await expect.element(lab.getByRole('columnheader', { name: 'MPs' })).toBeVisible();
    // What the header covers in part counts as too small.
    scrollTo(0, 0);
    await expectComfortable();
  });

  test('shows layouts for and against a lead and opens one on the board', async () => {
    renderPage(`/leads?${ACE}`);
    await isDone();
    await lab.getByRole('button', { name: /^five of hearts.*: show layouts$/ }).click();
    await expect.element(lab).toHaveTextContent(/\d+ of \d+/);
    await lab.getByRole('link', { name: 'Open on the board' }).first().click();
    const board = page.getByRole('region', { name: /^Layout \d+$/ });
    await expect.element(board.getByRole('region', { name: 'West', exact: true })).toHaveTextContent('4 HCP');
    await expect.element(board).toHaveTextContent('West to lead');
    scrollTo(0, 0);
    await expectAccessible();
    await board.getByRole('button', { name: 'Close' }).click();
    await expect.element(board).not.toBeInTheDocument();
  });

  test('says how a lead’s chance moves when one condition is left out', async () => {
    // South has all other spades and one more card, so that layouts are solved at once. With 24 points in dummy it wins.
    const address = new URLSearchParams({
      hand: 'W:2.5432.5432.5432',
      contract: '7S',
      where: 'N: 24+; S: 12S',
      seed: '7',
    });
    renderPage(`/leads?${address}`);
    await isDone();
    await expect.element(lab).toHaveTextContent(/How often .* defeats 7 spades when one is left out/);
    const moved = lab.getByRole('listitem').filter({ hasText: 'Without your condition on North' });
    await expect.element(moved).toHaveTextContent(/\d+ → becomes \d+%/);
    await expect
      .element(lab)
      .toHaveTextContent(
        /Without your condition on North, this lead defeats 7 spades \d+% of the time, not \d+%\./,
      );
  });

  test('says that no layout fits, and goes on once a condition is left out', async () => {
    const address = new URLSearchParams({ hand: 'W:A432.5432.543.32', contract: '7NT', where: 'S: 37' });
    renderPage(`/leads?${address}`);
    await expect.element(lab).toHaveTextContent('With the known cards South cannot have 37.');
    await expect.element(button('Run simulation')).toHaveAttribute('aria-disabled', 'true');
    await lab.getByRole('button', { name: /^Leave out South: / }).click();
    await expect.poll(() => rows().elements().length).toBeGreaterThan(2);
  });
});
