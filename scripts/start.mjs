// npm start: build what is missing or outdated, then run the server in this very process.
import { build } from './build.mjs';
import { endWithParent, requireNode } from './npm-script.mjs';

requireNode();
endWithParent('start');
await build({ embeddedDatabase: !process.env.DATABASE_URL });
process.setSourceMapsEnabled(true);
const { main } = await import(new URL('../server/dist/bundle/main.js', import.meta.url).href);
await main();
