/**
 * Leaves out of the pages what only the server needs of `api`: most of its schemas, which take a phone a while to
 * make. Those that a page has are made when it first uses them. See docs/decisions/0131 and 0133.
 *
 * @module
 */
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

type Program = ReturnType<Rolldown.TransformPluginContext['parse']>;
type Statement = Program['body'][number];
type Declarator = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];
type Expression = NonNullable<Declarator['init']>;

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const MADE_ON_USE = fileURLToPath(new URL('./made-on-use.ts', import.meta.url));

export function leanApi(): Plugin {
  return {
    name: 'lean-api',
    apply: 'build',
    transform: {
      filter: { id: /\/(?:api|web)\/src\/.+\.tsx?$/ },
      handler(code, id) {
        const isApi = id.includes('/api/src/');
        if (!isApi && !USES_ZOD.test(code)) return null;
        const values = this.parse(code).body.flatMap(valuesOf);
        const schemas = values.filter(isSchema);
        const changes = values.flatMap((value) => {
          if (schemas.includes(value)) return madeLater(value);
          return isApi ? withoutEffect(value, callable(value, code)) : [];
        });
        const helper =
          schemas.length > 0 ? `import { madeOnUse } from ${JSON.stringify(MADE_ON_USE)};\n` : '';
        return { code: helper + changes.reduceRight(changed, code), map: { mappings: '' } };
      },
    },
  };
}

const USES_ZOD = /\bfrom ["']zod["']/;

/** What a statement at the top level makes. */
function valuesOf(statement: Statement): Expression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ init }) => init ?? []);
}

/** `api` promises to have no side effects; the bundler believes that of whole modules, and of calls that say so. */
function withoutEffect({ type, start, end }: Expression, changes: readonly Change[]): readonly Change[] {
  if (type === 'ArrowFunctionExpression' || type === 'Literal') return changes;
  return [
    { start, end: start, text: '/* @__PURE__ */ (() => (' },
    ...changes,
    { start: end, end, text: '))()' },
  ];
}

/** What makes one schema of another. */
const METHODS = new Set([
  'array',
  'default',
  'extend',
  'nullable',
  'omit',
  'optional',
  'partial',
  'pick',
  'refine',
]);

/** `z.object(…)`, `game.extend(…)`, or `confirmed(z.object(…))`. */
function isSchema(value: Expression): boolean {
  if (value.type !== 'CallExpression') return false;
  const { callee, arguments: given } = value;
  if (callee.type === 'Identifier') return given.some((one) => one.type !== 'SpreadElement' && isSchema(one));
  if (callee.type !== 'MemberExpression') return false;
  const { object, property } = callee;
  return isZod(object) || isSchema(object) || (property.type === 'Identifier' && METHODS.has(property.name));
}

/** `z`, or a part of it, such as `z.iso`. */
const isZod = (value: Expression): boolean =>
  value.type === 'Identifier' ? value.name === 'z' : value.type === 'MemberExpression' && isZod(value.object);

/** Nothing is made before it is used, so that the bundler may leave it out, too. */
const madeLater = ({ start, end }: Expression): readonly Change[] => [
  { start, end: start, text: '/* @__PURE__ */ madeOnUse(() => (' },
  { start: end, end, text: '))' },
];

/** Of a route the browser needs what it takes to call it. What is sent and answered is checked by the server. */
function callable(table: Expression, code: string): readonly Change[] {
  if (table.type !== 'ObjectExpression') return [];
  return table.properties.flatMap((entry) => {
    if (entry.type !== 'Property' || entry.value.type !== 'CallExpression') return [];
    const { callee, arguments: given, start, end } = entry.value;
    const [definition] = given;
    if (callee.type !== 'Identifier' || callee.name !== 'route') return [];
    if (definition?.type !== 'ObjectExpression') throw new Error('A route of the table is not written out.');
    const kept = definition.properties.flatMap((part) => {
      if (part.type !== 'Property' || part.key.type !== 'Identifier') return [];
      const { name } = part.key;
      if (name === 'method' || name === 'path') return `${name}: ${textOf(part.value, code)}`;
      if (name === 'answer') return `${name}: ${kindOnly(part.value, code)}`;
      return [];
    });
    return { start, end, text: `{ ${kept.join(', ')} }` };
  });
}

/** `json(hand)` as `json()`. */
const kindOnly = (answer: Expression, code: string): string =>
  answer.type === 'CallExpression' ? `${textOf(answer.callee, code)}()` : textOf(answer, code);

const textOf = ({ start, end }: { start: number; end: number }, code: string): string =>
  code.slice(start, end);

const changed = (code: string, { start, end, text }: Change): string =>
  code.slice(0, start) + text + code.slice(end);
