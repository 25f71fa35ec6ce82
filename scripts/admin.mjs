// npm run admin: build what is missing or outdated, then do what the command line asks for.
import { build } from './build.mjs';

await build({ embeddedDatabase: !process.env.DATABASE_URL });
process.setSourceMapsEnabled(true);
const { adminMain } = await import(new URL('../server/dist/bundle/admin.js', import.meta.url).href);
process.exitCode = await adminMain(process.argv.slice(2));
