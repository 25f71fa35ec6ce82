import { randomUUID } from 'node:crypto';
import type { RouteName } from '@bridge-review/api/routes';
import { z } from 'zod';
import { password } from '../test-server.ts';
import type { Chance } from './chance.ts';
import { type Focus, kindNamed, type KnownEntities } from './known-entities.ts';
import type { Wallet } from './wallet.ts';

/** Whose request it is, and what there is to ask for. */
export interface World {
  readonly entities: KnownEntities;
  readonly chance: Chance;
  /** Null for a visitor. */
  readonly viewer: { readonly id: number; readonly email: string } | null;
  readonly route: RouteName;
  readonly focus: Focus;
  readonly wallet: Wallet;
}

/** The part of JSON Schema that zod writes for our requests. */
interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const TRIES = 6;

/** What the schema takes; where it has rules that JSON Schema cannot say, mostly. In an address everything is text. */
export function valueFor(schema: z.ZodObject, world: World, inAddress = false): Record<string, unknown> {
  const written = jsonSchemaOf(schema);
  let value: Record<string, unknown> = {};
  for (let tries = 0; tries < TRIES; tries += 1) {
    value = valueOf(written, '', world) as Record<string, unknown>;
    if (inAddress)
      value = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, String(part)]));
    if (schema.safeParse(value).success) break;
  }
  return value;
}

const writtenSchemas = new Map<z.ZodType, JsonSchema>();

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const written =
    writtenSchemas.get(schema) ??
    (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  writtenSchemas.set(schema, written);
  return written;
}

function valueOf(schema: JsonSchema, name: string, world: World): unknown {
  const { chance } = world;
  const suggested = chance.isOneIn(8) || name === '' ? undefined : suggest(name, world);
  if (suggested !== undefined && fitsType(schema, suggested)) return suggested;
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return chance.pick(schema.enum);
  if (schema.anyOf !== undefined) return valueOf(chance.pick(schema.anyOf) ?? {}, name, world);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || !chance.isOneIn(3))
          .map(([key, inner]) => [key, valueOf(inner, key, world)]),
      );
    case 'array': {
      const least = schema.minItems ?? 0;
      const length = least + chance.below(Math.min(4, (schema.maxItems ?? 4) - least + 1));
      return Array.from({ length }, () => valueOf(schema.items ?? {}, name, world));
    }
    case 'integer':
    case 'number':
      return numberBetween(schema.minimum ?? 0, schema.maximum ?? 100, chance);
    case 'boolean':
      return chance.isOneIn(2);
    case 'null':
      return null;
    default:
      return textOf(schema, world);
  }
}

/** So that a text is not put where a list stands. Numbers in addresses are texts, and become what the schema wants. */
function fitsType({ type, anyOf, enum: choices }: JsonSchema, value: unknown): boolean {
  if (choices !== undefined) return choices.includes(value);
  if (anyOf !== undefined) return anyOf.some((one) => fitsType(one, value));
  if (Array.isArray(value)) return type === 'array';
  if (value !== null && typeof value === 'object') return type === 'object';
  if (typeof value === 'boolean') return type === 'boolean';
  return type !== 'array' && type !== 'object' && type !== 'boolean';
}

function numberBetween(least: number, most: number, chance: Chance): number {
  const near = least + chance.below(Math.min(most - least, 8) + 1);
  return chance.isOneIn(10) ? most : near;
}

const texts = [
  'Well bid.',
  'Ann Lark',
  'Club night',
  'Łódź, “3♠”, ½',
  'שלום 你好 🂡',
  'one\ntwo',
  '2026-03-14',
  '2026-03',
  '12',
  'pbn',
] as const;

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema, world: World): string {
  const { chance, entities, focus } = world;
  if (format === 'uuid') return String(entities.some('season', chance, focus) ?? randomUUID());
  const id = String(1 + chance.below(40));
  const all = [...texts, id, `2026-03-14.${id}`].map((text) =>
    text.slice(0, maxLength).padEnd(minLength, 'x'),
  );
  if (pattern === undefined) return chance.isOneIn(20) ? 'é'.repeat(maxLength) : (chance.pick(all) ?? '');
  const matching = new RegExp(pattern, 'u');
  return chance.pick(all.filter((text) => matching.test(text))) ?? '';
}

/** Of which a user's is always one, so that it is known half of the time. */
const passwords = [password, 'three clubs redoubled'] as const;

const auctions: readonly [string[], ...string[][]] = [
  ['1NT', 'P', 'P', 'P'],
  ['P', 'P', 'P', 'P'],
  ['1C', 'X', 'XX', '1h', '2H', 'p', '4H', 'P', 'P', 'P'],
  ['7NT', 'X', 'XX', 'P', 'P', 'P'],
  ['1S'],
];

const suggestions: Readonly<Record<string, (world: World) => unknown>> = {
  email: ({ chance, entities, viewer, focus }) =>
    chance.isOneIn(2)
      ? (viewer?.email ?? entities.some('email', chance, focus))
      : chance.isOneIn(2)
        ? entities.some('email', chance, focus)
        : `guest${chance.below(1_000_000)}@example.org`,
  password: ({ chance }) => chance.pick(passwords),
  currentPassword: ({ chance }) => chance.pick(passwords),
  newPassword: ({ chance }) => chance.pick(passwords),
  token: ({ chance, entities, route, focus }) =>
    entities.some(route === 'auth.resetPassword' ? 'reset token' : 'verify token', chance, focus),
  displayName: ({ chance }) => chance.pick(['Ann', 'Ben M.', 'Cleo', 'Łukasz']),
  name: ({ chance }) => chance.pick(['Ann Lark', 'Ben Moss', 'Cleo Finch', 'Dan Reed']),
  biddingSequence: ({ chance }) => {
    const whole = chance.pick(auctions);
    return chance.isOneIn(3) ? whole.slice(0, 1 + chance.below(whole.length)) : [...whole];
  },
  auction: ({ chance }) => !chance.isOneIn(4),
  auctionOf: ({ chance }) => chance.pick(['table', 'table', 'record']),
  hands: ({ chance }) => chance.pick([['N', 'E', 'S', 'W'], ['N', 'E', 'S', 'W'], ['N'], ['N', 'S']]),
  question: ({ chance }) => (chance.isOneIn(3) ? null : { before: chance.below(3) }),
  seen: ({ chance, route, entities, focus }) =>
    route === 'reports.decide'
      ? entities.some('report', chance, focus)
      : chance.pick(['waiting', 'waiting', 'declined']),
  version: ({ chance }) => 1 + chance.below(3),
  place: ({ chance }) => 1 + chance.below(4),
  credential: ({ wallet, route, focus, chance }) => wallet.credential(route, focus.by, chance),
  partners: () => '[]',
  force: ({ chance }) => (chance.isOneIn(6) ? 'false' : 'true'),
  q: ({ chance }) => chance.pick(['An', 'Lark', 'Club', '%', '']),
  query: ({ chance }) => chance.pick(['Ann', 'ex', 'Wh', '_']),
};

/** What would make sense under that name. */
function suggest(name: string, world: World): unknown {
  const { entities, chance, viewer, focus } = world;
  const kind = kindNamed(name);
  if (name === 'userId' && viewer !== null && !chance.isOneIn(3)) return viewer.id;
  return suggestions[name]?.(world) ?? (kind && entities.some(kind, chance, focus));
}
