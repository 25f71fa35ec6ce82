import type { Page } from '@playwright/test';

/** Pages ask for everything themselves, so that a test can answer in place of the server. */
export async function withoutFirstAnswers(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script type="application\/json".*?<\/script>/gs, '');
    return route.fulfill({ response, body });
  });
}
