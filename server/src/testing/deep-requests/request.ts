import type { Route } from '@bridge-review/api/route';
import { formWith } from './files.ts';
import { kindNamed } from './known-entities.ts';
import { oddValue, withOddPart } from './odd-values.ts';
import { valueFor, type World } from './values.ts';

export interface DeepRequest {
  readonly url: string;
  /** Mostly an object. */
  readonly body: unknown;
  /** What the address names, where nothing in it is odd. */
  readonly about: readonly (readonly [string, string | number])[];
}

/** A request that the route should take, as far as its schemas show; one of four has something odd in it. */
export function requestOf(route: Route, world: World): DeepRequest {
  const { chance } = world;
  const parts = ['path', 'query', 'body'] as const;
  const oddPart = chance.isOneIn(4) ? chance.pick(parts) : null;
  const { path, about } = pathOf(route, world, oddPart === 'path');
  const query = route.query === undefined ? {} : valueFor(route.query, world, true);
  const asked = oddPart === 'query' ? (withOddPart(query, chance) as object | null) : query;
  return { url: `${path}${searchOf(asked)}`, body: bodyOf(route, world, oddPart === 'body'), about };
}

function bodyOf({ body, upload, several }: Route, world: World, isOdd: boolean): unknown {
  const schema = body ?? upload;
  if (schema === undefined) return undefined;
  const valid = valueFor(schema, world);
  const sent = isOdd ? withOddPart(valid, world.chance) : valid;
  if (upload !== undefined) return formWith(Object(sent) as object, several === true, world.chance);
  return sent;
}

/** What stands before a parameter, or its own name, tells what it is the id of. */
function pathOf(
  { path }: Route,
  { chance, entities, viewer, focus }: World,
  isOdd: boolean,
): { path: string; about: [string, string | number][] } {
  const about: [string, string | number][] = [];
  const names = path.split('/').map((name, index, all) => {
    if (!name.startsWith(':')) return name;
    if (isOdd && chance.isOneIn(2)) return inAddress(oddValue(chance));
    const own = name.slice(1);
    if (own === 'place') return String(1 + chance.below(3));
    if (own === 'userId' && viewer !== null && !chance.isOneIn(3)) return String(viewer.id);
    const kind = kindNamed(own) ?? kindNamed(all[index - 1] ?? '') ?? own;
    const entity = entities.some(kind, chance, focus) ?? 1;
    about.push([kind, entity]);
    return inAddress(entity);
  });
  return { path: names.join('/'), about };
}

function searchOf(asked: object | null): string {
  const pairs = Object.entries(Object(asked) as object).map(
    ([name, value]) => `${inAddress(name)}=${inAddress(value)}`,
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** Lone surrogates have no place in an address. */
function inAddress(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '?')).slice(0, 4_000);
}
