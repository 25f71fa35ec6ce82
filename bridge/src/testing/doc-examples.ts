/** Finds the examples in doc comments and Markdown, and turns each into a function that checks what it claims. */
import { readFileSync } from 'node:fs';
import { ModuleKind, ScriptTarget, transpile } from 'typescript';

export interface DocExample {
  readonly line: number;
  /** How many values it claims. */
  readonly claims: number;
  /** Runs the code, and hands each `expression; // => value` to `check` as two values and the line. */
  readonly run: (load: Load, check: Check) => Promise<void>;
}

export type Load = (module: string) => Promise<unknown>;

type Check = (actual: unknown, claimed: unknown, line: string) => void;

export function examplesIn(file: string): DocExample[] {
  const text = readFileSync(file, 'utf8');
  return Array.from(text.matchAll(/```ts\n(?<code>[^]*?)```/gu), (match) => {
    const code = (match.groups?.['code'] ?? '').replaceAll(/^ \* ?/gmu, '');
    return {
      line: text.slice(0, match.index).split('\n').length,
      claims: code.split('// =>').length - 1,
      run: async (load: Load, check: Check) => {
        const body = transpile(withChecks(code), { module: ModuleKind.ESNext, target: ScriptTarget.ES2023 });
        await new AsyncFunction('load', 'check', body)(load, check);
      },
    };
  });
}

const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (load: Load, check: Check) => Promise<void>;

/** Imports become calls, since a function body cannot import; a claim becomes a call of `check`. */
const withChecks = (code: string): string =>
  code
    .replaceAll(/^import type .*$/gmu, '')
    .replaceAll(
      /^import \{([^}]*)\} from '@bridge-review\/bridge\/([^']+)';$/gmu,
      (_, names: string, module: string) =>
        `const {${names.replaceAll(/\btype \w+,?/gu, '').replaceAll(/(\w+) as (\w+)/gu, '$1: $2')}} = await load('${module}');`,
    )
    .replaceAll(
      /^(?<actual>\S.*); \/\/ => (?<claimed>.*)$/gmu,
      (line: string, actual: string, claimed: string) =>
        `check(${actual}, ${claimed}, ${JSON.stringify(line)});`,
    );
