/**
 * Which file of the build a module goes into: a few files instead of a hundred, each of which would cost a phone a round
 * trip. See docs/decisions/0070.
 *
 * @module
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What the bundler tells about a module. */
interface Graph {
  getModuleInfo(id: string): Module | null;
}

interface Module {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

const source = (path: string): string => resolve(import.meta.dirname, 'src', path);

const START = [source('main.tsx')];
/** What signed-in users load beside every page. */
const SHELL = ['app/user-menu.tsx', 'app/shortcuts.tsx', 'ui/toaster.tsx'].map(source);
/** The pages that most visits are about, by their address. */
const PAGES: readonly { readonly name: string; readonly address: string; readonly module: string }[] = [
  { name: 'games', address: '/', module: source('pages/games-page.tsx') },
  { name: 'game', address: '/games/:id', module: source('pages/game-page.tsx') },
  { name: 'hand', address: '/hands/:id', module: source('pages/hand/hand-page.tsx') },
];

const CORE =
  /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store|wouter|regexparam|zod)\/|zod-config|made-on-use/;

/** What the server shares with the pages: it imports nothing of theirs. */
const SHARED = /\/(?:api|bridge)\/src\//;

/**
 * Small modules that most pages with a board need together. Presentation and paper need some of them alone, for which
 * the bundler would cut them into files that are hardly larger than what it costs to name them.
 */
const TOGETHER: readonly { readonly name: string; readonly modules: RegExp }[] = [
  { name: 'deal', modules: /\/ui\/(?:board-table|deal-diagram|use-playable-keys)\.tsx?$/ },
  {
    name: 'play',
    modules:
      /\/(?:bridge\/src\/(?:play|play-position|claim)|hands\/(?:line-of-play|play-text|use-play)|ui\/play-(?:steps|controls))\.tsx?$/,
  },
  { name: 'cards', modules: /\/(?:bridge\/src\/(?:deal|deal-text)|hands\/(?:deal-of|first-shown))\.ts$/ },
  { name: 'auction', modules: /\/(?:bridge\/src\/auction|bidding\/recorded-auction)\.ts$/ },
];

/** Null leaves a module to the bundler, which puts what only one file imports into that. */
export function chunkNames(): (id: string, graph: Graph) => string | null {
  let loading: Loading | null = null;
  return (id, graph) => {
    // What every page needs changes less often than the pages and stays in the browser's cache. zod is configured
    // before any schema is made, so what does that is in the same file.
    if (CORE.test(id)) return 'core';
    loading ??= loadingOf(graph);
    if (loading.roots.has(id)) return null;
    // Making the schemas takes as long as the rest: in a file of its own it is a task of its own.
    if (loading.start.has(id)) return SHARED.test(id) ? 'shared' : 'start';
    if (loading.shell.has(id)) return 'shell';
    const together = TOGETHER.find(({ modules }) => modules.test(id));
    if (together) return together.name;
    const [page, ...more] = loading.pages.filter(({ modules }) => modules.has(id));
    if (more.length > 0) return 'review';
    const isOfPage = page !== undefined && loading.parts.has(id) && !loading.otherPages.has(id);
    return isOfPage ? `${page.name}-parts` : null;
  };
}

type Modules = ReadonlySet<string>;

interface Loading {
  /** What is loaded by itself. */
  readonly roots: Modules;
  readonly start: Modules;
  readonly shell: Modules;
  readonly pages: readonly { readonly name: string; readonly modules: Modules }[];
  /** What dialogs and other parts of pages need. */
  readonly parts: Modules;
  /** What any other page needs. */
  readonly otherPages: Modules;
}

function loadingOf(graph: Graph): Loading {
  const pages = PAGES.map(({ name, module }) => ({ name, modules: reachable([module], graph) }));
  const lazy = [...reachable(START, graph, true)].flatMap(
    (id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
  );
  const known = new Set([...SHELL, ...PAGES.map(({ module }) => module)]);
  const others = lazy.filter((id) => !known.has(id));
  // A view takes the place of a page: what it shares with parts of another must not bring it all of those.
  const isPage = (id: string) => /-(?:page|view)\.tsx$/.test(id);
  return {
    roots: new Set([...START, ...lazy]),
    start: reachable(START, graph),
    shell: reachable(SHELL, graph),
    pages,
    parts: reachable(
      others.filter((id) => !isPage(id)),
      graph,
    ),
    otherPages: reachable(others.filter(isPage), graph),
  };
}

/** The modules that these import, directly or not, and they themselves. */
function reachable(roots: readonly string[], graph: Graph, laterToo = false): Modules {
  const found = new Set(roots);
  // A set that grows while it is walked is walked to its end.
  for (const id of found) {
    const later = laterToo ? (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []) : [];
    for (const imported of [...importsOf(id, graph), ...later]) found.add(imported);
  }
  return found;
}

const ICONS = /lucide-react\.mjs$/;

/** The file of all icons imports every one; what imports it uses few. */
function importsOf(id: string, graph: Graph): readonly string[] {
  const { code, importedIds } = graph.getModuleInfo(id) ?? { code: null, importedIds: [] };
  return importedIds.flatMap((imported) =>
    ICONS.test(imported) ? iconsIn(code ?? '', imported, graph) : [imported],
  );
}

function iconsIn(code: string, all: string, graph: Graph): readonly string[] {
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)]
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim().split(' ')[0]);
  const lines = graph.getModuleInfo(all)?.code?.split('\n') ?? [];
  return names.flatMap((name) => {
    const file = lines.find((line) => line.includes(` as ${name},`) || line.includes(` as ${name} }`));
    const path = /from ["'](.*)["']/.exec(file ?? '')?.[1];
    return path === undefined ? [] : [resolve(all, '..', path)];
  });
}

type Bundle = Readonly<Record<string, Chunk | Asset>>;

interface Chunk {
  readonly type: 'chunk';
  readonly facadeModuleId: string | null;
  readonly fileName: string;
  readonly imports: readonly string[];
  code: string;
}

interface Asset {
  readonly type: 'asset';
  source: string | Uint8Array;
}

const ENTRY = /<script type="module" crossorigin src="\/([^"]*)"><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;

/**
 * Names the code of each main page in the HTML: up to the entry in an order in which it can run, then what the page does
 * not wait for. The server leaves that of the page which is asked for, and `public/start.js` loads it after the first
 * paint. See docs/decisions/0080.
 */
export function nameCode(): Plugin {
  return {
    name: 'name-code',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const entry = ENTRY.exec(html)?.[1];
        if (entry === undefined) throw new Error('The page has no entry.');
        const needed = withImports([entry], bundle);
        const shell = withImports(filesOf(SHELL, bundle), bundle);
        const pages = PAGES.map(({ address, module }) => {
          const own = withImports(filesOf([module], bundle), bundle).filter((file) => !needed.includes(file));
          const others = shell.filter((file) => !needed.includes(file) && !own.includes(file));
          const links = (files: readonly string[]) =>
            files.map((file) => linkTo(file, `data-page="${address}"`));
          return { own: links(own), others: links(others) };
        });
        const code = [
          ...needed.slice(0, -1).map((file) => linkTo(file)),
          ...pages.flatMap(({ own }) => own),
          linkTo(entry, 'data-entry'),
          ...pages.flatMap(({ others }) => others),
        ].join('\n      ');
        return html
          .replaceAll(PRELOADS, '')
          .replace(
            ENTRY,
            `<template id="code">\n      ${code}\n    </template>\n    <script defer src="/start.js"></script>`,
          );
      },
    },
  };
}

/**
 * Chrome compiles a function when it is first called, while the page waits. The files of the main pages say that most of
 * theirs are called at once: those are compiled while the files arrive, beside the page. See docs/decisions/0133.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // The line has to be the first, before the list of files that Vite writes there.
      order: 'post',
      handler: (_options, bundle: Bundle) => {
        const pages = filesOf(
          PAGES.map(({ module }) => module),
          bundle,
        );
        for (const file of withImports(pages, bundle)) {
          const chunk = bundle[file];
          const map = bundle[`${file}.map`];
          if (chunk?.type !== 'chunk') continue;
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}

const linkTo = (file: string, attribute = ''): string =>
  `<link rel="modulepreload" crossorigin href="/${file}" ${attribute}>`;

/** The files that these modules are in. */
const filesOf = (modules: readonly string[], bundle: Bundle): readonly string[] =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ facadeModuleId }) => modules.includes(facadeModuleId ?? ''))
    .map(({ fileName }) => fileName);

/** These files and what they import, each after its imports. */
function withImports(files: readonly string[], bundle: Bundle): readonly string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const add = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') chunk.imports.forEach(add);
    ordered.push(file);
  };
  files.forEach(add);
  return ordered;
}
