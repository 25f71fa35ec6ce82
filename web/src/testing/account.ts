import type { Session } from '@bridge-review/api/account';
import { accountRoutes } from '@bridge-review/api/routes/account';
import { analysisRoutes } from '@bridge-review/api/routes/analysis';
import type { OwnNames } from '@bridge-review/api/people';
import { peopleRoutes } from '@bridge-review/api/routes/people';
import { passkeyRoutes } from '@bridge-review/api/routes/passkeys';
import type { SignInState } from '@bridge-review/api/passkeys';
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

export const noNames: OwnNames = {
  names: [],
  doubts: [],
  doubtCount: 0,
  gamesToMark: [],
  gamesToMarkCount: 0,
  lastSeason: null,
};

export const passwordOnly: SignInState = {
  passkeys: [],
  recoveryCodes: { left: 0, madeAt: null },
  secondStep: false,
  isDemanded: false,
  elsewhere: null,
};

/** Renders a tab of the account page. */
export const renderAccount = (tab: string, ...table: readonly Answer[]): Answers =>
  renderPage(
    `/account?tab=${tab}`,
    answer(accountRoutes.listSessions, [thisDevice]),
    answer(tokenRoutes.list, []),
    answer(passkeyRoutes.state, passwordOnly),
    answer(peopleRoutes.mine, noNames),
    answer(analysisRoutes.accuracyHistory, { games: [], worst: [] }),
    ...table,
  );
