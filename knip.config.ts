import type { KnipConfig } from 'knip';

/**
 * Runs twice, see docs/decisions/0055-unused-code-across-packages.md. `knip` finds what nothing uses. `knip --production`
 * looks at the patterns that end in `!` alone, and so finds what only tests or the gallery use.
 */
export default ({ production = false }: { production?: boolean }): KnipConfig => ({
  // A test may look at a part of its file that only this file needs besides.
  ignoreExportsUsedInFile: production,
  ...(production && { include: ['files', 'exports', 'types', 'dependencies', 'unlisted'] }),
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs!',
        'bench/*/bench.mjs!',
        'bench/games/server.mjs!',
        'bench/load/people.mjs!',
        '{bench,scripts}/**/*.test.ts',
      ],
      project: ['scripts/**!', 'bench/**!', 'e2e/**', '!{bench,scripts}/**/*.test.ts!'],
      ignoreBinaries: ['g\\+\\+', 'nginx'],
      // The build runs it through bridge, whose devDependencies `npm ci --omit=dev` leaves out.
      ignoreDependencies: ['assemblyscript'],
    },
    bridge: {
      includeEntryExports: true,
      entry: ['bin/compile.mjs!', 'src/**/*.test.ts'],
      project: ['{bin,src}/**!', '!src/**/*.test.ts!', '!src/testing/**!'],
      // AssemblyScript, whose exports are the functions of the compiled engine.
      ignoreIssues: { 'engine/**': ['exports'] },
      // All of `src` is open to importers: this keeps the tests and their parts from counting as users.
      ...(production && { vitest: { entry: ['src/**/*.test.ts', 'src/testing/**'] } }),
    },
    api: {
      includeEntryExports: true,
      entry: ['src/**/*.test.ts'],
      project: ['src/**!', '!src/**/*.test.ts!', '!src/testing/**!'],
      ...(production && { vitest: { entry: ['src/**/*.test.ts', 'src/testing/**'] } }),
    },
    server: {
      ignoreBinaries: ['mount', 'openssl', 'pgbouncer', 'pgrep', 'umount'],
      entry: [
        'src/main.ts!',
        'src/admin-cli/main.ts!',
        'src/demo/main.ts!',
        'src/db/embedded/worker.ts!',
        'src/features/analysis/solver-process.ts!',
        'src/features/analysis/fair-solver-process.ts!',
        'src/features/games/reading/worker.ts!',
        'src/features/shares/picture-worker.ts!',
        'src/**/*.test.ts',
        'src/testing/*-setup.ts',
      ],
      project: ['src/**!', '!src/**/*.test.ts!', '!src/testing/**!', '!src/db/embedded/child.mjs!'],
    },
    web: {
      entry: [
        'vite*.config.ts!',
        'src/app/frame.tsx!',
        'src/embed/client.tsx!',
        'src/embed/render-embed.tsx!',
        'src/embed/react-as-preact.ts!',
        'src/gallery/main.tsx',
        'src/**/*.test.{ts,tsx}',
      ],
      project: ['src/**!', '!src/**/*.test.{ts,tsx}!', '!src/**/testing/**!', '!src/gallery/**!'],
    },
  },
});
