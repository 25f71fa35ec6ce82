import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findTests } from './find-tests.mjs';

/**
 * Checks `docs/spec-coverage.md`: rows well-formed and in order, every proof really there.
 *
 *     node scripts/check-spec-coverage.mjs [root]
 *
 * @typedef {{ line: number, sentence: string }} Problem
 * @typedef {{ rows: number, proven: number, decided: number, open: number, context: number }} Counts
 * @typedef {import('./find-tests.mjs').Test} Test
 */

/**
 * @param {string} markdown the text of the table
 * @param {string} root the folder that paths of tests and decisions start from
 * @returns {{ problems: Problem[], counts: Counts }}
 */
export function checkSpecCoverage(markdown, root) {
  /** @type {Problem[]} */
  const problems = [];
  /** @type {Counts} */
  const counts = { rows: 0, proven: 0, decided: 0, open: 0, context: 0 };
  const checkProof = proofChecker(root);
  /** @type {Map<string, number>} */
  const lineOfId = new Map();
  let section = '';
  let last = 0;

  for (const [index, text] of markdown.split(/\r?\n/).entries()) {
    const line = index + 1;
    /** @param {string} sentence */
    const report = (sentence) => problems.push({ line, sentence });

    if (/^#{2,}\s/.test(text)) {
      section = /^#+ (\d+(?:\.\d+)*)\.? /.exec(text)?.[1] ?? '';
      last = 0;
      if (section === '') report('The heading has no section number.');
      continue;
    }
    // The text before the first section may contain pipes.
    if ((section === '' && !text.startsWith('|')) || !text.includes('|') || isTableHead(text)) continue;

    counts.rows += 1;
    const row = parseRow(text);
    if (row === undefined) {
      report('The row is malformed: it must read `| 2.3-07 | statement | proof |`.');
      continue;
    }
    const earlier = lineOfId.get(row.id);
    if (earlier !== undefined) report(`The id ${row.id} is used on line ${earlier} already.`);
    else if (row.section !== section) report(`The id ${row.id} does not belong to the section it stands in.`);
    else if (row.number <= last) report(`The id ${row.id} is out of order.`);
    else last = row.number;
    if (earlier === undefined) lineOfId.set(row.id, line);

    if (row.statement === '') report(`${row.id} has no statement.`);
    if (row.proof === '') {
      report(`${row.id} has no proof.`);
      continue;
    }
    const proof = checkProof(row.proof);
    counts[proof.kind] += 1;
    for (const sentence of proof.sentences) report(`${row.id}: ${sentence}`);
  }
  if (counts.rows === 0) problems.push({ line: 1, sentence: 'There are no rows.' });
  return { problems, counts };
}

/** @param {string} text */
function isTableHead(text) {
  return text === '| id | statement | proof |' || /^\|(?: *:?-+:? *\|){3}$/.test(text);
}

/**
 * @param {string} text
 * @returns {{ id: string, section: string, number: number, statement: string, proof: string } | undefined}
 */
function parseRow(text) {
  const cells = text.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
  const [before, id = '', statement = '', proof = '', after] = cells;
  const parts = /^(\d+(?:\.\d+)*)-(\d{2,})$/.exec(id);
  const section = parts?.[1];
  if (cells.length !== 5 || before !== '' || after !== '' || section === undefined) return undefined;
  return { id, section, number: Number(parts?.[2]), statement, proof };
}

/**
 * @param {string} root
 * @returns {(proof: string) => { kind: 'proven' | 'decided' | 'open' | 'context', sentences: string[] }}
 */
function proofChecker(root) {
  /** @type {Map<string, Test[] | undefined>} */
  const files = new Map();
  const folder = join(root, 'docs/decisions');
  const decisions = existsSync(folder) ? readdirSync(folder) : [];

  /** @param {string} path */
  const testsIn = (path) => {
    const file = join(root, path);
    if (!files.has(path))
      files.set(path, existsSync(file) ? findTests(path, readFileSync(file, 'utf8')) : undefined);
    return files.get(path);
  };

  /** @param {string} path @param {string} title */
  const checkTest = (path, title) => {
    if (!/\.(?:test\.tsx?|spec\.ts)$/.test(path)) return [`${path} is not a test file.`];
    if (path.startsWith('/') || path.split('/').includes('..'))
      return [`${path} is not a path from the root.`];
    const tests = testsIn(path);
    if (tests === undefined) return [`The test file ${path} does not exist.`];
    const named = tests.filter((test) => test.title === title);
    if (named.length === 0) return [`${path} has no test titled "${title}".`];
    return named.every((test) => test.skipped)
      ? [`The test "${title}" in ${path} is skipped or expected to fail.`]
      : [];
  };

  return (proof) => {
    if (proof === 'open' || proof === 'context') return { kind: proof, sentences: [] };
    /** @type {'proven' | 'decided'} */
    let kind = 'proven';
    const sentences = proof.split('<br>').flatMap((part) => {
      const [, decision] = /^decision (\d{4})$/.exec(part.trim()) ?? [];
      if (decision !== undefined) {
        // The product departs here: a test beside the decision shows what it does instead.
        kind = 'decided';
        const exists = decisions.some((name) => name.startsWith(`${decision}-`) && name.endsWith('.md'));
        return exists ? [] : [`The decision ${decision} does not exist.`];
      }
      const [, path, title] = /^`([^`]+)` › (.+)$/.exec(part.trim()) ?? [];
      if (path === undefined || title === undefined) return [`The proof "${part.trim()}" is malformed.`];
      return checkTest(path, title);
    });
    // What is not there proves nothing.
    return { kind: sentences.length === 0 ? kind : 'open', sentences };
  };
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = process.argv[2] ?? dirname(dirname(fileURLToPath(import.meta.url)));
  const file = 'docs/spec-coverage.md';
  const { problems, counts } = checkSpecCoverage(readFileSync(join(root, file), 'utf8'), root);
  for (const { line, sentence } of problems) console.error(`${file}:${line} ${sentence}`);
  const { rows, proven, decided, open, context } = counts;
  const summary = `${rows} rows, ${proven} proven, ${decided} decided, ${open} open, ${context} context`;
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`spec coverage: ${summary}`);
}
