// Makes the empty database that a first start copies. A program of its own, so that `build.mjs` can run it with other
// options of Node.js than the server.
const { prepareTemplate } = await import(new URL('../server/dist/bundle/template.js', import.meta.url).href);

await prepareTemplate();
