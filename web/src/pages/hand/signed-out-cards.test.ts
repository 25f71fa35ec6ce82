import type { GameHand } from '@bridge-review/api/hands';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BiddingCard } from '../../features/bidding/bidding-card.tsx';
import { DiscussionCard } from '../../features/comments/discussion-card.tsx';

/** The router shows the sign-in screen instead, so no browser gets here: what the cards would say is read off them. */
it('the bidding card asks whoever is signed out to log in', () => {
  const markup = renderToStaticMarkup(createElement(BiddingCard, { hand: {} as GameHand, user: null }));
  expect(markup).toContain('Please log in to access partnership bidding.');
  expect(markup).not.toContain('<button');
});

it('the discussion offers whoever is signed out to sign in', () => {
  const markup = renderToStaticMarkup(createElement(DiscussionCard, { hand: {} as GameHand, user: null }));
  expect(markup).toContain('Sign in to join the discussion');
  expect(markup).toMatch(/<a href="\/api\/login"[^>]*>Sign In<\/a>/);
  expect(markup).not.toContain('<textarea');
});
