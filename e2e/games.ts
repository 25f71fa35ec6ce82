import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

/** A page, or a user without one. */
export interface Caller {
  readonly request: APIRequestContext;
}

export interface Uploaded {
  readonly game: { readonly id: number; readonly title: string };
  readonly hands: readonly { readonly id: number; readonly boardNumber: number }[];
}

/** Uploads a file through the API, for tests of later steps. */
export async function uploadRecord(caller: Caller, text: string, name = 'record.pbn'): Promise<Uploaded> {
  const response: APIResponse = await caller.request.post('/api/games/upload', {
    multipart: { file: fileOf(text, name) },
  });
  expect(response.status(), await response.text()).toBe(200);
  const uploaded = (await response.json()) as Uploaded;
  uploads.push(uploaded.game.id);
  return uploaded;
}

const uploads: number[] = [];

/** The games that this test has uploaded through the API. */
export const takeUploads = (): number[] => uploads.splice(0);

export const fileOf = (text: string, name = 'record.pbn', mimeType = 'text/plain') => ({
  name,
  mimeType,
  buffer: Buffer.from(text),
});
