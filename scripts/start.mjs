// npm start: build what is missing or outdated, then run the server in this very process.
import { build } from './build.mjs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Bridge Review needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

if (process.env.npm_lifecycle_event === 'start') endWithParent();
await build({ embeddedDatabase: !process.env.DATABASE_URL });
process.setSourceMapsEnabled(true);
const { main } = await import(new URL('../server/dist/bundle/main.js', import.meta.url).href);
await main();

/**
 * npm runs this through a shell, and a SIGTERM to npm ends the shell alone. The server would keep running
 * unattended; so when its parent exits, it shuts down as on SIGTERM.
 */
function endWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
