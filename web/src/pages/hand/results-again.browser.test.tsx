import { handRoutes } from '@bridge-review/api/routes/hands';
import { QueryClientProvider } from '@tanstack/react-query';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createQueryClient } from '../../base/query-client.ts';
import { answer, Answers, onlyPage } from '../../testing/answers.ts';
import { aResult } from '../../testing/results.ts';
import { useResults } from '../../features/hands/queries.ts';

function Tables() {
  const { data, isPending } = useResults(1);
  return <p>{isPending ? 'Loading' : data?.map(({ contract }) => contract).join(' ')}</p>;
}

test('results that are fetched again are rendered again only where they have changed', async () => {
  const answers = new Answers([answer(handRoutes.results, onlyPage([aResult]))]);
  vi.stubGlobal('fetch', answers.fetch);
  const client = createQueryClient();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    vi.unstubAllGlobals();
  });
  const onRender = vi.fn();
  root.render(
    <QueryClientProvider client={client}>
      <Profiler id="tables" onRender={onRender}>
        <Tables />
      </Profiler>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('4H')).toBeVisible();
  onRender.mockClear();

  await client.refetchQueries();
  expect(answers.callsTo(handRoutes.results)).toHaveLength(2);
  answers.now(answer(handRoutes.results, onlyPage([{ ...aResult, contract: '3NT' }])));
  await client.refetchQueries();
  await expect.element(page.getByText('3NT')).toBeVisible();
  expect(onRender).toHaveBeenCalledTimes(1);
});
