// Joins the server and its dependencies into a few files: Node.js spends more time on finding and reading the 700 files
// they consist of than on running them.
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const source = fileURLToPath(new URL('../server/src/', import.meta.url));
const target = fileURLToPath(new URL('../server/dist/bundle/', import.meta.url));

/** Native code, and a database that is more than code: they load files from their own folders. */
const external = [/^@electric-sql\/pglite/, '@node-rs/argon2', 'fs-native-extensions', 'pg-native'];

/** The dictionary is loaded when somebody chooses a password, the reader of passkeys when somebody uses one. */
const groups = [
  {
    name: 'passkeys',
    test: /node_modules[\\/](@simplewebauthn|@peculiar|@hexagon|@levischuck|asn1js|pvtsutils|pvutils|reflect-metadata|tsyringe)/,
  },
  { name: 'common-passwords', test: /node_modules[\\/]@zxcvbn-ts/ },
  { name: 'dependencies', test: /node_modules/ },
];

/**
 * A module finds other files relative to its own, so each keeps the address of its file in `dist`.
 *
 * @type {import('rolldown').Plugin}
 */
const addresses = {
  name: 'addresses',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.url/ },
    handler: (code, id) => {
      const compiled = `../${relative(source, id).replaceAll('\\', '/').replace(/\.ts$/, '.js')}`;
      const address = `new URL('${compiled}', import.meta.url).href`;
      // Every line stays where it is, and with it what the map says.
      return { code: code.replaceAll('import.meta.url', address), map: null };
    },
  },
};

/**
 * For the first stack trace Node.js reads the map of every file in it. That of the dependencies takes a second, and
 * says little that the bundle does not say: their code is JavaScript already.
 *
 * @type {import('rolldown').Plugin}
 */
const ownMapsOnly = {
  name: 'own maps only',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (!groups.some(({ name }) => file.fileName.startsWith(name))) continue;
      if (file.type === 'chunk') file.code = file.code.replace(/\/\/# sourceMappingURL=.*\s*$/, '');
      else delete bundle[file.fileName];
    }
  },
};

export async function bundleServer() {
  const bundle = await rolldown({
    input: {
      main: join(source, 'main.ts'),
      admin: join(source, 'admin-cli/main.ts'),
      demo: join(source, 'demo/main.ts'),
      template: join(source, 'db/embedded/template.ts'),
    },
    platform: 'node',
    resolve: { conditionNames: ['source', 'node'] },
    external,
    plugins: [addresses, ownMapsOnly],
  });
  // A running server may load the dictionary after another build, so no name depends on what is in the file.
  await bundle.write({
    dir: target,
    chunkFileNames: '[name].js',
    sourcemap: true,
    codeSplitting: { groups },
  });
  await bundle.close();
}
