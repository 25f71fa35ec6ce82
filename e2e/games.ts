import { type APIResponse, type Page, expect } from '@playwright/test';

export interface Uploaded {
  readonly game: { readonly id: number; readonly title: string };
  readonly hands: readonly { readonly id: number; readonly boardNumber: number }[];
}

/** Uploads a file through the API, for tests of later steps. */
export async function uploadRecord(page: Page, text: string, name = 'record.pbn'): Promise<Uploaded> {
  const response: APIResponse = await page.request.post('/api/games/upload', {
    multipart: { file: fileOf(text, name) },
  });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Uploaded;
}

export const fileOf = (text: string, name = 'record.pbn', mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});
