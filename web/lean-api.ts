/**
 * Leaves out of the pages what only the server needs of `api`: most of its schemas, which take a phone a while to
 * make. See docs/decisions/0131.
 *
 * @module
 */
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

export function leanApi(): Plugin {
  return {
    name: 'lean-api',
    apply: 'build',
    transform: {
      filter: { id: /\/api\/src\/.+\.ts$/ },
      handler(code) {
        const values = this.parse(code).body.flatMap(valuesOf);
        const changes = values.flatMap((value) => withoutEffect(value, callable(value, code)));
        return { code: changes.reduceRight(changed, code), map: { mappings: '' } };
      },
    },
  };
}

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
