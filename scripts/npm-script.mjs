// What every script of npm that runs the server needs.

/** Ends with a sentence where Node.js is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Bridge Review needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * npm runs a script through a shell, and a SIGTERM to npm ends the shell alone. The server would keep running
 * unattended; so when its parent exits, it shuts down as on SIGTERM.
 *
 * @param {string} script only if npm runs this one
 */
export function endWithParent(script) {
  if (process.env.npm_lifecycle_event !== script) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
