/** How far it is: one line that changes on a terminal, and a line now and then elsewhere. */

const LINES_EVERY_MS = 15_000;

/** @param {NodeJS.WriteStream} output */
export function progressOn(output) {
  let last = 0;
  let before = '';
  const write = (/** @type {string} */ text, /** @type {boolean} */ isLast) => {
    if (output.isTTY) {
      output.write(`\r\u001b[K${text}${isLast ? '\n' : ''}`);
    } else if (isLast || Date.now() - last > LINES_EVERY_MS) {
      last = Date.now();
      output.write(`${text}\n`);
    }
  };
  return {
    /** @type {import('./seed.mjs').OnProgress} */
    show(what, done, of) {
      const isLast = done >= of && before !== `${what} done`;
      before = isLast ? `${what} done` : what;
      write(
        `${what}: ${of > 1 ? `${Math.floor(done).toLocaleString('en')} of ${Math.round(of).toLocaleString('en')}` : isLast ? 'done' : '…'}`,
        isLast,
      );
    },
    /** @param {any} message of the people */
    line({ seconds, answered, waiting, failed, p99 }) {
      write(
        `${seconds} s: ${answered} answered, ${waiting} waited for, ${failed} failed, p99 ${p99.toFixed(0)} ms`,
        false,
      );
    },
  };
}
