import type { RouteName } from '@bridge-review/api/routes';
import type { Chance } from './chance.ts';

type Value = string | number;

/** What a name in an address or in a field of a request stands for. */
const namedBy: Readonly<Record<string, string>> = {
  games: 'game',
  gameId: 'game',
  gameIds: 'game',
  game: 'game',
  hands: 'hand',
  handId: 'hand',
  first: 'hand',
  tableId: 'table',
  table: 'table',
  comments: 'comment',
  reports: 'reported comment',
  commentId: 'reported comment',
  'partnership-bidding': 'record',
  users: 'user',
  userId: 'user',
  partnerId: 'user',
  partner: 'user',
  uploadedBy: 'user',
  registrations: 'applicant',
  invitations: 'invitation',
  tokens: 'personal token',
  passkeys: 'passkey',
  shares: 'share',
  names: 'identity',
  identities: 'identity',
  identityId: 'identity',
  seasons: 'season',
  shared: 'link',
  s: 'link',
  join: 'join',
  invitation: 'invitation link',
};

export const kindNamed = (name: string): string | undefined => namedBy[name];

/** What the `id` in the answer of an area is, unless it stands below a name that tells. */
const byArea: Readonly<Record<string, string>> = {
  games: 'game',
  hands: 'hand',
  comments: 'comment',
  blocks: 'user',
  reports: 'report',
  bidding: 'record',
  tokens: 'personal token',
  passkeys: 'passkey',
  shares: 'share',
  partners: 'user',
  participation: 'user',
  people: 'identity',
  admin: 'user',
  auth: 'user',
  account: 'user',
  registration: 'invitation',
};

const byRoute: Partial<Record<RouteName, string>> = {
  'hands.results': 'table',
  'people.markSeason': 'season',
  'registration.applicants': 'applicant',
  'registration.decide': 'user',
  'admin.auditLog': 'entry',
  'account.listSessions': 'session',
  'passkeys.begin': 'challenge',
  'passkeys.signIn': 'user',
};

/** The `id` below these names. */
const belowName: Readonly<Record<string, string>> = {
  game: 'game',
  games: 'game',
  gamesToMark: 'game',
  duplicateGame: 'game',
  hands: 'hand',
  conflictingHands: 'hand',
  joined: 'join',
  biddingRecord: 'record',
  statements: 'identity',
  names: 'identity',
  lastSeason: 'season',
  person: 'user',
  partner: 'user',
  partners: 'user',
  suggestedPartner: 'user',
  createdBy: 'user',
  author: 'user',
  by: 'user',
  reports: 'report',
  shown: 'user',
  other: 'user',
};

/** The `token` in an answer of an area. */
const tokenOfArea: Readonly<Record<string, string>> = {
  tokens: 'bearer',
  shares: 'link',
  registration: 'invitation link',
};

const MOST_OF_A_KIND = 60;
const LATEST = 6;

interface Entity {
  readonly value: Value;
  /** Who made it; null if that is not known. */
  readonly by: number | null;
  /** What it belongs to: `game 12`, `hand 3`. */
  readonly belongsTo: ReadonlySet<string>;
}

/** Who asks, and what they are busy with. */
export interface Focus {
  readonly by: number | null;
  /** `game 12` */
  readonly topic: string | null;
}

export const tagOf = (kind: string, value: Value): string => `${kind} ${value}`;

/** The entities that answers have named, so that requests name what exists and belongs together. */
export class KnownEntities {
  readonly #known = new Map<string, Entity[]>();

  add(kind: string, value: Value, by: number | null, belongsTo: Iterable<string> = []): void {
    const known = this.#known.get(kind) ?? [];
    const before = known.find((one) => one.value === value);
    const others = known.filter((one) => one !== before);
    const tags = new Set([tagOf(kind, value), ...(before?.belongsTo ?? []), ...belongsTo]);
    this.#known.set(
      kind,
      [...others, { value, by: by ?? before?.by ?? null, belongsTo: tags }].slice(-MOST_OF_A_KIND),
    );
  }

  count(kind: string): number {
    return this.#known.get(kind)?.length ?? 0;
  }

  forget(kind: string, value: Value): void {
    this.#known.set(
      kind,
      (this.#known.get(kind) ?? []).filter((one) => one.value !== value),
    );
  }

  /** Often what belongs to the topic, often the user's own, often one of the latest. */
  some(kind: string, chance: Chance, { by, topic }: Focus): Value | undefined {
    const all = this.#known.get(kind) ?? [];
    const near = all.filter((one) => topic !== null && one.belongsTo.has(topic));
    const among = near.length > 0 && !chance.isOneIn(4) ? near : all;
    const own = among.filter((one) => one.by === by);
    const wanted = own.length > 0 && !chance.isOneIn(3) ? own : among;
    return chance.pick(chance.isOneIn(2) ? wanted.slice(-LATEST) : wanted)?.value;
  }

  /** Everything that an entity belongs to. */
  #tagsOf(kind: string, value: unknown): readonly string[] {
    const known = this.#known.get(kind)?.find((one) => one.value === value);
    return [tagOf(kind, value as Value), ...(known?.belongsTo ?? [])];
  }

  /** Learns from what was answered; `by` where the user made it, `about` is what the address named. */
  learn(
    name: RouteName,
    answer: unknown,
    by: number | null,
    about: readonly (readonly [string, Value])[] = [],
  ): void {
    const area = name.split('.', 1)[0] ?? '';
    const tags = about.flatMap(([kind, value]) => this.#tagsOf(kind, value));
    this.#walk(answer, byRoute[name] ?? byArea[area], { tokenKind: tokenOfArea[area], by, tags });
  }

  #walk(value: unknown, idKind: string | undefined, found: Found): void {
    if (Array.isArray(value)) {
      for (const one of value.slice(0, MOST_OF_A_KIND)) this.#walk(one, idKind, found);
      return;
    }
    if (value === null || typeof value !== 'object') return;
    const fields = value as Readonly<Record<string, unknown>>;
    const tags = [
      ...found.tags,
      ...(typeof fields['gameId'] === 'number' ? this.#tagsOf('game', fields['gameId']) : []),
      ...(typeof fields['handId'] === 'number' ? this.#tagsOf('hand', fields['handId']) : []),
      ...(idKind !== undefined && fields['id'] !== undefined ? this.#tagsOf(idKind, fields['id']) : []),
    ];
    for (const [key, inner] of Object.entries(fields)) {
      if (typeof inner === 'object') this.#walk(inner, belowName[key] ?? idKind, { ...found, tags });
      const isId =
        typeof inner === 'number' || ((key === 'id' || key === 'token') && typeof inner === 'string');
      const kind = key === 'id' ? idKind : key === 'token' ? found.tokenKind : kindNamed(key);
      if (isId && kind !== undefined)
        this.add(kind, inner, found.by, key === 'id' || key === 'token' ? tags : []);
    }
  }
}

interface Found {
  readonly tokenKind: string | undefined;
  readonly by: number | null;
  readonly tags: readonly string[];
}
