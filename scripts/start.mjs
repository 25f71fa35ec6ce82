// npm start: build what is missing or outdated, then run the server in this very process.
import { build } from './build.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Bridge Review needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

await build({ embeddedDatabase: !process.env.DATABASE_URL });
process.setSourceMapsEnabled(true);
const { main } = await import(new URL('../server/dist/main.js', import.meta.url).href);
await main();
