import type { Session } from '@bridge-review/api/account';
import { accountRoutes } from '@bridge-review/api/routes/account';
import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import { tokenRoutes } from '@bridge-review/api/routes/tokens';
import { type Answer, answer, type Answers } from './answers.ts';
import { renderPage } from './render-page.tsx';

export const thisDevice: Session = {
  id: 'here',
  device: 'Chromium on Linux',
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: '2026-11-01T10:00:00.000Z',
  current: true,
};

/** Renders a tab of the account page. */
export const renderAccount = (tab: string, ...table: readonly Answer[]): Answers =>
  renderPage(
    `/account?tab=${tab}`,
    answer(accountRoutes.listSessions, [thisDevice]),
    answer(tokenRoutes.list, []),
    answer(analysisRoutes.accuracyHistory, { games: [], worst: [] }),
    ...table,
  );
