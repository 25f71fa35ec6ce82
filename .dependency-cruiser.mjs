// Imports run one way: bridge <- api <- server, api <- web. Everything else here keeps that true.

/**
 * Folders that import each other one way only, not even types the other way round and not by way of a third.
 * Dependency-cruiser's own rules for folders also report imports that only lead to a circle, and name no file.
 *
 * @type {readonly { path: RegExp, pathNot?: RegExp, pathNotBetween?: readonly string[] }[]}
 */
export const oneWayFolders = [
  // Tests count.
  { path: /^(web\/src\/features\/[^/]+)\// },
  // Here tests may look at anything: a test of mails needs those who write them.
  {
    path: /^(server\/src\/features\/[^/]+|bridge\/src\/[^/]+)\//,
    pathNot: /\.test\.ts$|\/(testing|fuzz)\//,
    // Workers of the solver deal layouts, too, and sampling knows what they answer.
    pathNotBetween: ['bridge/src/double-dummy', 'bridge/src/sampling'],
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'bridge-stands-alone',
      comment: 'The game knows no other package, no npm module, and (but for its command line) no Node.',
      severity: 'error',
      from: { path: '^bridge/src', pathNot: ['^bridge/src/cli/', '\\.test\\.ts$', '/testing/'] },
      to: { pathNot: '^bridge/src' },
    },
    {
      name: 'formats-know-no-other-format',
      comment: 'What two formats of files share is in record/.',
      severity: 'error',
      from: { path: '^bridge/src/(pbn|lin|dealing-machine|diagram|bws)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^bridge/src/(pbn|lin|dealing-machine|diagram|hand-viewer|bbo|acbl|usebio|bws|formats)/',
        pathNot: '^bridge/src/$1/',
      },
    },
    {
      name: 'what-holds-lin-knows-lin-alone',
      comment: 'Addresses, pages and USEBIO have LIN in them, and no other format.',
      severity: 'error',
      from: { path: '^bridge/src/(hand-viewer|bbo|usebio)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^bridge/src/(pbn|dealing-machine|diagram|hand-viewer|bbo|acbl|usebio|bws|formats)/',
        pathNot: '^bridge/src/$1/',
      },
    },
    {
      name: 'acbl-knows-addresses-alone',
      comment: "ACBL's pages have addresses of hand viewers in them.",
      severity: 'error',
      from: { path: '^bridge/src/acbl/', pathNot: '\\.test\\.ts$' },
      to: { path: '^bridge/src/(pbn|lin|dealing-machine|diagram|bbo|usebio|bws|formats)/' },
    },
    {
      name: 'record-knows-no-format',
      comment: 'The reader of any format, in formats/, knows them all.',
      severity: 'error',
      from: { path: '^bridge/src/record/', pathNot: '\\.test\\.ts$' },
      to: { path: '^bridge/src/(pbn|lin|dealing-machine|diagram|hand-viewer|bbo|acbl|usebio|bws|formats)/' },
    },
    {
      name: 'the-game-knows-no-file',
      comment: 'Cards, auctions and scores are there without any file.',
      severity: 'error',
      from: { path: '^bridge/src/[^/]+$', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^bridge/src/(record|pbn|lin|dealing-machine|diagram|hand-viewer|bbo|acbl|usebio|bws|formats|cli)/',
      },
    },
    {
      name: 'api-knows-bridge-and-zod',
      severity: 'error',
      from: { path: '^api/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^api/src', '^bridge/src', '/node_modules/zod/', '^node_modules/zod/'] },
    },
    {
      name: 'server-knows-bridge-and-api',
      severity: 'error',
      from: { path: '^server/src', pathNot: ['\\.test\\.ts$', '/testing/'] },
      to: { path: '^(web|e2e|bench|scripts)/' },
    },
    {
      name: 'web-knows-bridge-and-api',
      severity: 'error',
      from: { path: '^web/src' },
      to: { path: '^(server|e2e|bench|scripts)/' },
    },
    {
      name: 'no-node-in-the-browser',
      severity: 'error',
      from: { path: '^web/src', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'web-takes-routes-by-area',
      comment: 'The whole table would load the schemas of every area with every page.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^api/src/routes\\.ts$' },
    },
    // The layers of the pages, each of which knows only those before it: base and ui, features, pages, app. What stands
    // in no layer, as `main.tsx`, is above them all.
    {
      name: 'base-knows-no-screen',
      severity: 'error',
      from: { path: '^web/src/base/' },
      to: { path: '^web/src/', pathNot: '^web/src/(base|testing)/' },
    },
    {
      name: 'ui-knows-no-feature',
      comment: 'The design system is used by screens and knows none of them, nor the calls they make.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: ['^web/src/', '^api/src'], pathNot: '^web/src/(ui|testing)/' },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      from: { path: '^web/src/features/' },
      to: { path: '^web/src/', pathNot: '^web/src/(base|ui|features|testing)/' },
    },
    {
      name: 'parts-are-tested-without-pages',
      comment: 'Whatever renders a whole page is a test in pages/ or app/: it brings in all of them.',
      severity: 'error',
      from: { path: '^web/src/(base|ui|features)/' },
      to: { path: '^web/src/testing/render-page\\.tsx$', reachable: true },
    },
    {
      name: 'pages-know-no-app',
      severity: 'error',
      from: { path: '^web/src/pages/' },
      to: { path: '^web/src/', pathNot: '^web/src/(base|ui|features|pages|testing)/' },
    },
    {
      name: 'the-embed-stays-small',
      comment:
        'Embedded boards take parts of the pages, and nothing that calls the server or brings schemas along.',
      severity: 'error',
      from: { path: '^web/src/embed/' },
      to: {
        path: ['^web/src/(pages|app)/', '^web/src/base/client\\.ts$', '/queries\\.ts$', '^api/src/'],
        pathNot: '^api/src/embed-input\\.ts$',
      },
    },
    {
      name: 'nothing-needs-the-embed',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/embed/' },
      to: { path: '^web/src/embed/' },
    },
    {
      name: 'the-gallery-shows-ui-and-features',
      severity: 'error',
      from: { path: '^web/src/gallery/' },
      to: { path: '^web/src/(pages|app)/' },
    },
    {
      name: 'nothing-needs-the-gallery',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/gallery/' },
      to: { path: '^web/src/gallery/' },
    },
    {
      name: 'only-repos-speak-sql',
      severity: 'error',
      from: { path: '^server/src/features', pathNot: ['repo\\.ts$', '\\.test\\.ts$'] },
      to: { path: ['node_modules/drizzle-orm/', '^server/src/db/schema\\.ts$'] },
    },
    {
      name: 'a-repo-calls-no-service',
      severity: 'error',
      from: { path: 'repo\\.ts$' },
      to: { path: '/(service|routes)\\.ts$' },
    },
    {
      name: 'features-meet-in-services',
      comment: 'One feature uses another through its service alone.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^server/src/features/',
        // Features compose their own mails with the shared template of the mail feature.
        pathNot: [
          '^server/src/features/$1/',
          '/service\\.ts$',
          '^server/src/features/mail/mail-message\\.ts$',
        ],
      },
    },
    {
      name: 'only-policies-authorize',
      comment: 'Whoever changes an entity takes the proof as a type; only a policy makes it.',
      severity: 'error',
      from: { path: '^server/src', pathNot: ['(^|/|-)policy\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^server/src/authorized\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'one-way-to-start-workers',
      comment: 'Requests, aborts and exits of threads and processes are handled in one place.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          '^server/src/(background-worker|worker-parent)\\.ts$',
          '/worker\\.ts$',
          '\\.test\\.ts$',
          '/testing/',
        ],
      },
      to: { path: '^(node:)?(child_process|worker_threads)$', dependencyTypes: ['core'] },
    },
    {
      name: 'files-are-opened-in-the-reading-thread',
      comment:
        'What opens databases and XML is loaded by the thread that reads files, never by the server itself.',
      severity: 'error',
      from: { path: '^server/src/(main|services)\\.ts$' },
      to: { path: '^bridge/src/cli/open-container\\.ts$', reachable: true },
    },
    {
      name: 'no-circles',
      comment: 'Types count: what two files need of each other is in a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'packages-name-what-they-import',
      comment:
        "In the package.json of the package itself: the root's is not there when one is used elsewhere.",
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'the-product-needs-no-test',
      comment: 'What is for tests also knows layers that its user may not know.',
      severity: 'error',
      from: { path: '/src/', pathNot: ['\\.test\\.tsx?$', '/(testing|fuzz)/'] },
      to: {
        path: [
          '^(bridge|api|server|web)/src/.*\\.test\\.tsx?$',
          '^(bridge|api|server|web)/src/.*\\b(testing|fuzz)/',
        ],
      },
    },
    {
      name: 'the-product-needs-no-dev-dependency',
      comment: '`npm ci --omit=dev` builds and runs it.',
      severity: 'error',
      from: { path: '/src/', pathNot: ['\\.test\\.tsx?$', '/testing/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
    },
  },
};
