import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSpecCoverage } from './check-spec-coverage.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spec-coverage-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('rows', () => {
  it('counts proven, decided, open and context rows', () => {
    write('docs/decisions/0007-dealer.md', '');
    write('a.test.ts', `it('adds', () => {});`);
    const { problems, counts } = check(
      '| 1-01 | One. | `a.test.ts` › adds |',
      '| 1-02 | Two. | `a.test.ts` › adds<br>decision 0007 |',
      '| 1-03 | Three. | decision 0007 |',
      '| 1-04 | Four. | open |',
      '| 1-06 | After a gap. | context |',
    );
    expect(problems).toEqual([]);
    expect(counts).toEqual({ rows: 5, proven: 1, decided: 2, open: 1, context: 1 });
  });

  it('counts a row that names a decision as decided, wherever a test stands beside it', () => {
    write('docs/decisions/0007-dealer.md', '');
    write('a.test.ts', `it('adds', () => {});`);
    const { problems, counts } = check(
      '| 1-01 | One. | decision 0007<br>`a.test.ts` › adds |',
      '| 1-02 | Two. | `a.test.ts` › adds<br>decision 0007<br>`a.test.ts` › adds |',
    );
    expect(problems).toEqual([]);
    expect(counts).toMatchObject({ proven: 0, decided: 2 });
  });

  it.each([
    ['a cell too few', '| 1-01 | open |'],
    ['a cell too many', '| 1-01 | One. | open | more |'],
    ['an empty cell too many', '| 1-01 | One. | open | | |'],
    ['text before the first bar', 'more | 1-01 | One. | open |'],
    ['text after the last bar', '| 1-01 | One. | open | more'],
    ['an id of another shape', '| 1-1 | One. | open |'],
    ['no bar at the start', '1-01 | One. | open |'],
    ['no bar at the end', '| 1-01 | One. | open'],
  ])('reports a malformed row: %s', (_name, row) => {
    expect(sentences(row)).toEqual(['The row is malformed: it must read `| 2.3-07 | statement | proof |`.']);
  });

  it('reports the line of a problem', () => {
    expect(checkSpecCoverage('# Title\n\n## 1. First\n\n| 1-01 | One. |  |', root).problems).toEqual([
      { line: 5, sentence: '1-01 has no proof.' },
    ]);
  });

  it('reports a duplicate id', () => {
    expect(sentences('| 1-01 | One. | open |', '| 1-01 | Two. | open |')).toEqual([
      'The id 1-01 is used on line 5 already.',
    ]);
  });

  it('reports an id out of order, by number', () => {
    expect(sentences('| 1-99 | One. | open |', '| 1-100 | Two. | open |')).toEqual([]);
    expect(sentences('| 1-02 | One. | open |', '| 1-01 | Two. | open |')).toEqual([
      'The id 1-01 is out of order.',
    ]);
  });

  it('reports an id under the heading of another section', () => {
    expect(sentences('### 1.2 Second', '| 1.2-01 | One. | open |', '| 1.3-01 | Two. | open |')).toEqual([
      'The id 1.3-01 does not belong to the section it stands in.',
    ]);
  });

  it('reports a heading without a number', () => {
    expect(sentences('| 1-01 | One. | open |', '## More')).toEqual(['The heading has no section number.']);
  });

  it('reports an empty statement', () => {
    expect(sentences('| 1-01 |  | open |')).toEqual(['1-01 has no statement.']);
  });

  it('reports a file without any row', () => {
    expect(sentences()).toEqual(['There are no rows.']);
  });
});

describe('proofs', () => {
  it.each(['done', 'open<br>decision 0007', 'a.test.ts › adds', '`a.test.ts` adds', 'decision 7'])(
    'reports a malformed proof: %s',
    (proof) => {
      write('docs/decisions/0007-dealer.md', '');
      const [part] = proof.split('<br>');
      expect(sentences(`| 1-01 | One. | ${proof} |`)).toEqual([`1-01: The proof "${part}" is malformed.`]);
    },
  );

  it('reports a decision that does not exist', () => {
    write('docs/decisions/0007-dealer.md', '');
    expect(sentences('| 1-01 | One. | decision 0008 |')).toEqual(['1-01: The decision 0008 does not exist.']);
  });

  it('reports a test file that does not exist', () => {
    expect(sentences('| 1-01 | One. | `a.test.ts` › adds |')).toEqual([
      '1-01: The test file a.test.ts does not exist.',
    ]);
  });

  it.each(['a.ts', 'a.spec.tsx', 'a.test.js'])('reports %s, which is not a test file', (path) => {
    write(path, `it('adds', () => {});`);
    expect(sentences(`| 1-01 | One. | \`${path}\` › adds |`)).toEqual([`1-01: ${path} is not a test file.`]);
  });

  it.each(['a.test.ts', 'web/a.test.tsx', 'e2e/a.spec.ts'])('accepts %s as a test file', (path) => {
    write(path, `it('adds', () => {});`);
    expect(sentences(`| 1-01 | One. | \`${path}\` › adds |`)).toEqual([]);
  });

  it('reports a path that leaves the root', () => {
    expect(sentences('| 1-01 | One. | `../a.test.ts` › adds |')).toEqual([
      '1-01: ../a.test.ts is not a path from the root.',
    ]);
  });

  it('counts a row whose proof is broken as open', () => {
    expect(check('| 1-01 | One. | `a.test.ts` › adds |').counts).toMatchObject({ proven: 0, open: 1 });
  });

  it('reports each broken test of several', () => {
    write('a.test.ts', `it('adds', () => {});`);
    expect(
      sentences('| 1-01 | One. | `a.test.ts` › adds<br>`a.test.ts` › takes<br>`b.test.ts` › x |'),
    ).toEqual([
      '1-01: a.test.ts has no test titled "takes".',
      '1-01: The test file b.test.ts does not exist.',
    ]);
  });
});

describe('titles', () => {
  it.each([
    [`it('adds', () => {});`, 'adds'],
    [`test("adds", async ({ page }) => {});`, 'adds'],
    ['it(`adds`, () => {});', 'adds'],
    [`describe('sum', () => {\n  it(\n    // why\n    'adds',\n    () => {},\n  );\n});`, 'adds'],
    [`it('doesn\\'t add', () => {});`, `doesn't add`],
    [`it("says \\"no\\"", () => {});`, 'says "no"'],
    ['it(`a \\` tick`, () => {});', 'a ` tick'],
    [`it('a \\\\ slash', () => {});`, 'a \\ slash'],
    [`it('caf\\u00e9 \\u{2665}', () => {});`, 'café ♥'],
    [`it('P | X', () => {});`, 'P \\| X'],
    [`it.each([['(', 1]])('adds %i', () => {});`, 'adds %i'],
    [`test.each<[string, Map<string, number>]>([['a']])('adds $name', () => {});`, 'adds $name'],
    ['it.each`\n  a | b\n  ${1} | ${`)`}\n`("adds $a", () => {});', 'adds $a'],
    [`it.skipIf(!existsSync(')'))('reads', () => {});`, 'reads'],
    [`it.concurrent.for([1])('adds %i', () => {});`, 'adds %i'],
    [`const re = /['"\`(]/;\nit('adds', () => {});`, 'adds'],
    [`const half = a / 2; it('adds', () => 'b' / 2);`, 'adds'],
    [`render(<p>Don't</p>);\nit('adds', () => {});`, 'adds'],
    [`it.skip('adds', () => {});\nit('adds', () => {});`, 'adds'],
    [`test('adds', () => { test.skip(isMobile, 'why'); });`, 'adds'],
  ])('finds the title in %s', (source, title) => {
    expect(prove(source, title)).toEqual([]);
  });

  it.each([
    ['another title', `it('adds two', () => {});`],
    ['a comment', `// it('adds', () => {});\n/* it('adds', () => {}); */`],
    ['a string', `const code = "it('adds', () => {})";`],
    ['a template', "const code = `it('adds', () => {}) ${`it('adds')`}`;"],
    ['a group', `describe('adds', () => {});\ntest.describe('adds', () => {});`],
    ['a step', `test('x', () => test.step('adds', () => {}));`],
    ['a method called test', `/a/.test('adds');`],
    ['the rows of a table of tests', `it.each(['adds'])('x %s', () => {});`],
    ['a condition', `it.skipIf('adds')('x', () => {});`],
    ['a part of a title', `it('adds' + name, () => {});`],
    ['a second argument', `it(name, 'adds');`],
  ])('does not take %s for the title of a test', (_name, source) => {
    expect(prove(source, 'adds')).toEqual(['1-01: a.test.ts has no test titled "adds".']);
  });

  it('does not take a template with a placeholder for a title', () => {
    expect(prove('it(`adds ${n}`, () => {});', 'adds ${n}')).toHaveLength(1);
  });

  it.each([
    `it.skip('adds', () => {});`,
    `test.skip('adds', () => {});`,
    `it.todo('adds');`,
    `test.fixme('adds', () => {});`,
    `it.fails('adds', () => {});`,
    `it.skip.each([1])('adds', () => {});`,
    `describe.skip('sum', () => { it('adds', () => {}); });`,
    `test.describe.fixme('sum', () => { test('adds', () => {}); });`,
    `test('adds', () => { test.skip(); });`,
    `test('adds', () => { test.fixme(true, 'why'); });`,
  ])('reports a test that is skipped or expected to fail: %s', (source) => {
    expect(prove(source, 'adds')).toEqual([
      '1-01: The test "adds" in a.test.ts is skipped or expected to fail.',
    ]);
  });

  it('does not take a test beside a skipped group or test for skipped', () => {
    expect(prove(`describe.skip('x', () => {});\nit('adds', () => {});`, 'adds')).toEqual([]);
    expect(prove(`test('x', () => { test.skip(); });\ntest('adds', () => {});`, 'adds')).toEqual([]);
    expect(prove(`test('adds', () => {});\ntest('x', () => { test.skip(); });`, 'adds')).toEqual([]);
  });
});

describe('the program', () => {
  it('prints one line and ends with 0 when nothing is wrong', () => {
    write('docs/spec-coverage.md', table('| 1-01 | One. | open |'));
    expect(run()).toEqual({
      status: 0,
      stdout: 'spec coverage: 1 rows, 0 proven, 0 decided, 1 open, 0 context\n',
      stderr: '',
    });
  });

  it('prints each problem with its line and ends with 1', () => {
    write('docs/spec-coverage.md', table('| 1-01 |  |  |'));
    expect(run()).toEqual({
      status: 1,
      stdout: '',
      stderr: 'docs/spec-coverage.md:5 1-01 has no statement.\ndocs/spec-coverage.md:5 1-01 has no proof.\n',
    });
  });
});

function table(...rows: string[]) {
  return ['## 1. First', '', '| id | statement | proof |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

function check(...rows: string[]) {
  return checkSpecCoverage(table(...rows), root);
}

function sentences(...rows: string[]) {
  return check(...rows).problems.map(({ sentence }) => sentence);
}

function prove(source: string, title: string) {
  write('a.test.ts', source);
  return sentences(`| 1-01 | One. | \`a.test.ts\` › ${title} |`);
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function run() {
  const program = fileURLToPath(new URL('./check-spec-coverage.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, root], { encoding: 'utf8' });
  return { status, stdout, stderr };
}
