import { adminRoutes } from '@bridge-review/api/routes/admin';
import { authRoutes } from '@bridge-review/api/routes/auth';
import { blockRoutes } from '@bridge-review/api/routes/blocks';
import { gameRoutes } from '@bridge-review/api/routes/games';
import { passkeyRoutes } from '@bridge-review/api/routes/passkeys';
import { setupRoutes } from '@bridge-review/api/routes/setup';
import { aSetup } from '@bridge-review/api/testing/a-setup';
import { shareRoutes } from '@bridge-review/api/routes/shares';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { clearDrafts } from '../base/clear-drafts.ts';
import { setPageUser } from '../base/client.ts';
import { toasts } from '../ui/toast-store.ts';
import { type Answer, answer, Answers } from './answers.ts';
import { aPlayer } from './people.ts';
import { SilentEventSource } from './silent-event-source.ts';

/**
 * Renders the page of a path as the product does, with a table of answers in place of the server. The viewer is
 * signed in as `aPlayer`, and has one game, unless the table says otherwise. A call without an answer in the table, and any error or
 * warning in the console, fails the test.
 */
export function renderPage(path: string, ...table: readonly Answer[]): Answers {
  const usual = [
    answer(authRoutes.currentUser, aPlayer),
    answer(gameRoutes.counts, { all: 1, mine: 1, hasSample: false, boards: 0, toBid: 0 }),
    answer(shareRoutes.list, []),
    answer(blockRoutes.list, []),
    answer(setupRoutes.report, aSetup),
    answer(passkeyRoutes.adminSignIn, { needsPasskey: false, adminsWithout: 1 }),
    answer(adminRoutes.stats, {
      totalUsers: 2,
      totalGames: 0,
      totalHands: 0,
      activeAdmins: 2,
      waiting: 0,
      reported: 0,
      storage: { usedBytes: 0, limitBytes: 1_000_000 },
    }),
  ];
  const answers = new Answers([...usual, ...table]);
  const problems = watchConsole();
  vi.stubGlobal('fetch', answers.fetch);
  vi.stubGlobal('EventSource', SilentEventSource);
  history.replaceState(null, '', path);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(<App />);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    toasts.dismiss();
    setPageUser(null);
    clearDrafts();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    expect({ unexpectedCalls: answers.unexpected, problems }).toEqual({ unexpectedCalls: [], problems: [] });
  });
  return answers;
}

function watchConsole(): readonly string[] {
  const problems: string[] = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => {
      problems.push(words.map(String).join(' '));
    });
  }
  return problems;
}
