import type { Route } from '@bridge-review/api/route';
import { allRoutes, type RouteName } from '@bridge-review/api/routes';
import type { Chance } from './chance.ts';

type NamedRoute = readonly [RouteName, Route];

/** What takes long, or ends much, is asked once in so many times. */
const rare: Partial<Record<RouteName, number>> = {
  'integrity.check': 200,
  'integrity.fix': 200,
  'admin.cleanUpTestData': 6,
  'ownData.download': 6,
  'docs.page': 10,
  'docs.openApi': 10,
  'account.delete': 6,
  'games.delete': 6,
  'auth.logout': 4,
};

/** What has to be there before a request can be accepted; each of these may fail, too. */
const stories: Partial<Record<RouteName, readonly RouteName[]>> = {
  'bidding.create': ['participation.markAsPlayed'],
  'bidding.update': ['participation.markAsPlayed', 'bidding.create'],
  'bidding.delete': ['participation.markAsPlayed', 'bidding.create'],
  'people.undoSeason': ['people.state', 'games.upload', 'people.mine', 'people.markSeason'],
  'people.objectTo': ['people.state'],
  'games.undoResults': ['games.upload', 'games.joinResults'],
  'shares.open': ['shares.makeForBoard'],
  'shares.openEmbed': ['shares.makeForBoard'],
  'passkeys.add': ['passkeys.begin'],
  'passkeys.rename': ['passkeys.begin', 'passkeys.add'],
  'passkeys.remove': ['passkeys.begin', 'passkeys.add'],
  'passkeys.setSecondStep': ['passkeys.begin', 'passkeys.add'],
  'passkeys.signIn': ['passkeys.begin', 'passkeys.add', 'passkeys.signInOptions'],
  'reports.report': ['comments.create'],
  'reports.decide': ['comments.create', 'reports.report', 'reports.list'],
  'registration.decide': ['registration.setMode', 'auth.register', 'registration.applicants'],
};

const named = (wanted: RouteName): NamedRoute[] => allRoutes.filter(([name]) => name === wanted);

/** Which routes were accepted, and which to ask next. */
export class RouteChoice {
  readonly #accepted = new Set<RouteName>();

  accept(name: RouteName): void {
    this.#accepted.add(name);
  }

  /** Of which no request was accepted. */
  get missing(): RouteName[] {
    return allRoutes.map(([name]) => name).filter((name) => !this.#accepted.has(name));
  }

  /** A route, often after what has to come first; mostly one that no request was accepted of, if there is one. */
  next(chance: Chance): NamedRoute[] {
    const { missing } = this;
    const wanted = missing.length > 0 && !chance.isOneIn(3) ? chance.pick(missing) : undefined;
    const name = wanted ?? this.#any(chance);
    const before = chance.isOneIn(2) ? [] : (stories[name] ?? []);
    return [...before, name].flatMap(named);
  }

  #any(chance: Chance): RouteName {
    for (;;) {
      const [name] = chance.pick(allRoutes)!;
      if (chance.isOneIn(rare[name] ?? 1)) return name;
    }
  }
}

/** What takes back at the same address. */
export const undoingOf = ({ method, path }: Route): NamedRoute | undefined =>
  method === 'DELETE'
    ? undefined
    : allRoutes.find(
        ([, other]) => other.path === path && other.method === 'DELETE' && other.body === undefined,
      );
