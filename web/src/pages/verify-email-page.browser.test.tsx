import { authRoutes } from '@bridge-review/api/routes/auth';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, failure } from '../testing/answers.ts';
import { aPlayer } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';

test('a new link that cannot be sent shows an error and can be retried', async () => {
  const sentence = 'Too many attempts. Try again in 3 minutes.';
  const answers = renderPage(
    '/verify-email?error=invalid_token',
    answer(authRoutes.currentUser, { ...aPlayer, emailVerified: false }),
    failure(authRoutes.resendVerification, 429, 'rate_limited', sentence),
  );
  const send = page.getByRole('button', { name: 'Send a new link' });
  await send.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  answers.now(answer(authRoutes.resendVerification, undefined));
  await send.click();
  await expect.element(page.getByText('A new link is on its way')).toBeVisible();
});
