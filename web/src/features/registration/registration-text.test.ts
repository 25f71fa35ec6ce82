import type { Invitation } from '@bridge-review/api/registration';
import { expect, it } from 'vitest';
import { invitationFacts, invitationName, usedByText } from './registration-text.ts';

const invitation: Invitation = {
  id: 1,
  label: null,
  email: null,
  people: 5,
  used: 0,
  createdBy: 'Ida',
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2026-12-01T10:00:00.000Z',
  state: 'open',
  usedBy: [],
};

it.each([
  [{ label: 'Tuesday group', email: 'nell@example.org' }, 'Tuesday group'],
  [{ email: 'nell@example.org' }, 'nell@example.org'],
  [{}, 'For 5 people'],
  [{ people: 1 }, 'For 1 person'],
])('%o is called %j', (part, name) => {
  expect(invitationName({ ...invitation, ...part })).toBe(name);
});

it.each([
  [{ used: 0 }, null],
  [{ used: 1, usedBy: ['Nell'] }, 'Registered: Nell'],
  [{ used: 2, usedBy: ['Nell', 'Olga'] }, 'Registered: Nell and Olga'],
  [{ used: 3, usedBy: ['Nell', 'Olga'] }, 'Registered: Nell, Olga and 1 other'],
  // Their accounts are deleted.
  [{ used: 2, usedBy: [] }, 'Registered: 2 others'],
])('%o: %j', (part, text) => {
  expect(usedByText({ ...invitation, ...part })).toBe(text);
});

it('says how much of an invitation is left, and why it has ended', () => {
  const facts = (part: Partial<Invitation>) => invitationFacts({ ...invitation, ...part }).filter(Boolean);
  expect(facts({ used: 2 })).toEqual([
    '2 of 5 used',
    expect.stringMatching(/^Works until .*2026/),
    'From Ida',
  ]);
  expect(facts({ people: 1 })[0]).toBe('Not used yet');
  expect(facts({ people: 1, used: 1, state: 'used', createdBy: null })).toEqual(['Used up']);
  expect(facts({ state: 'withdrawn' })).toContain('Withdrawn');
  expect(facts({ state: 'expired', label: 'Nell', email: 'nell@example.org' })).toEqual([
    'nell@example.org',
    '0 of 5 used',
    'Expired',
    'From Ida',
  ]);
});
