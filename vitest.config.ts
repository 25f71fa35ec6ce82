import { defineConfig } from 'vitest/config';

/** Sources of the workspace are run as they are; `source` is the condition in each package's `exports`. */
const resolve = { conditions: ['source'] };
const ssr = { resolve: { conditions: ['source', 'node', 'import', 'default'] } };

export default defineConfig({
  test: {
    projects: [
      { resolve, ssr, test: { name: 'bridge', include: ['bridge/src/**/*.test.ts'] } },
      { resolve, ssr, test: { name: 'api', include: ['api/src/**/*.test.ts'] } },
      { resolve, ssr, test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
