import ts from 'typescript';

/**
 * @typedef {{ title: string, skipped: boolean }} Test
 * @typedef {{ isGroup: boolean, modifiers: string[] }} Runner what is called: `it`, `test.only`, `describe.each(rows)`
 */

const ROOTS = new Set(['test', 'it', 'describe']);
const CURRIED = new Set(['each', 'for', 'skipIf', 'runIf']);
const NO_PROOF = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);
const MODIFIERS = new Set([...CURRIED, ...NO_PROOF, 'only', 'concurrent', 'sequential']);

/**
 * The tests of a source whose titles stand there in full.
 *
 * @param {string} path
 * @param {string} source
 * @returns {Test[]}
 */
export function findTests(path, source) {
  /** @type {Test[]} */
  const tests = [];
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest), false, []);
  return tests;

  /**
   * @param {ts.Node} node
   * @param {boolean} inSkippedGroup
   * @param {readonly Test[]} around the tests that the node stands in
   */
  function visit(node, inSkippedGroup, around) {
    const runner = ts.isCallExpression(node) ? readRunner(node.expression) : undefined;
    if (!ts.isCallExpression(node) || runner === undefined) {
      ts.forEachChild(node, (child) => visit(child, inSkippedGroup, around));
      return;
    }
    const skipped = inSkippedGroup || runner.modifiers.some((modifier) => NO_PROOF.has(modifier));
    const isTest = !runner.isGroup && runner.modifiers.every((modifier) => MODIFIERS.has(modifier));
    const [first] = node.arguments;
    visit(node.expression, inSkippedGroup, around);
    if (isTest && first !== undefined && ts.isStringLiteralLike(first)) {
      const test = { title: first.text, skipped };
      tests.push(test);
      for (const argument of node.arguments) visit(argument, inSkippedGroup, [...around, test]);
      return;
    }
    // `test.skip()` within a test skips the test around it.
    if (isTest && skipped && (first === undefined || first.kind === ts.SyntaxKind.TrueKeyword))
      for (const test of around) test.skipped = true;
    for (const argument of node.arguments) visit(argument, runner.isGroup ? skipped : inSkippedGroup, around);
  }
}

/**
 * @param {ts.Expression} callee
 * @returns {Runner | undefined} undefined if the call runs no test and no group, or only takes the rows of a table
 */
function readRunner(callee) {
  if (ts.isIdentifier(callee))
    return ROOTS.has(callee.text) ? { isGroup: callee.text === 'describe', modifiers: [] } : undefined;
  if (ts.isPropertyAccessExpression(callee))
    return CURRIED.has(callee.name.text) ? undefined : readModified(callee);
  const rows = ts.isCallExpression(callee)
    ? callee.expression
    : ts.isTaggedTemplateExpression(callee)
      ? callee.tag
      : undefined;
  return rows !== undefined && ts.isPropertyAccessExpression(rows) && CURRIED.has(rows.name.text)
    ? readModified(rows)
    : undefined;
}

/** @param {ts.PropertyAccessExpression} access @returns {Runner | undefined} */
function readModified({ expression, name }) {
  const inner = readRunner(expression);
  if (inner === undefined) return undefined;
  return {
    isGroup: inner.isGroup || name.text === 'describe',
    modifiers: [...inner.modifiers, name.text],
  };
}
