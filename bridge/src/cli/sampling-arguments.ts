import type { SeatConditions } from '../conditions/seat-conditions.ts';
import { parseContract, type DeclaredContract } from '../contract.ts';
import { makeHand, type Hand } from '../hand.ts';
import { fail, ok, type Failure, type Result } from '../result.ts';
import { parseKnownCards, type KnownCards } from '../sampling/known-cards.ts';
import { makePartnership, type Partnership } from '../sampling/layouts.ts';
import { nextSeat, parseSeat, partnerOf, seatName, seats, type Seat } from '../seat.ts';
import { seatsOf, sideOf } from '../side.ts';
import { parseVulnerability, type Vulnerability } from '../vulnerability.ts';
import { MAX_SEED, parseNumber, parseWhere } from './deal-arguments.ts';

/** What `lead` and `odds` have in common. */
interface SamplingOptions {
  readonly known: KnownCards;
  readonly conditions: SeatConditions;
  readonly vulnerability: Vulnerability;
  readonly layouts: number;
  /** Null: any. */
  readonly seed: number | null;
  readonly json: boolean;
}

export interface LeadCommand extends SamplingOptions {
  readonly name: 'lead';
  readonly leader: Seat;
  readonly hand: Hand;
  readonly contract: DeclaredContract;
}

export interface OddsCommand extends SamplingOptions {
  readonly name: 'odds';
  readonly partnership: Partnership;
}

interface SamplingTexts {
  readonly contract?: string;
  readonly declarer?: string;
  readonly where?: string;
  readonly layouts?: string;
  readonly seed?: string;
  readonly vulnerable?: string;
  readonly json: boolean;
}

type Parsed<T> = Result<T, Failure<'usage'>>;

/** `bridge lead 'W:KJ875.A54.A987.8' --contract 3NT --declarer S` */
export function parseLeadCommand(given: readonly string[], texts: SamplingTexts): Parsed<LeadCommand> {
  const common = parseCommon(given, texts);
  if (!common.ok) return common;
  const { hands } = common.value;
  const [leader, more] = hands.keys();
  const hand = leader && hands.get(leader);
  if (!hand || more) return usage(`"lead" needs the opening leader's hand alone: "W:KJ875.A54.A987.8".`);
  const contract = parseDeclared(leader, texts);
  if (!contract.ok) return contract;
  return ok({ name: 'lead', leader, hand, contract: contract.value, ...common.value.options });
}

/** `bridge odds 'N:… S:…'` */
export function parseOddsCommand(given: readonly string[], texts: SamplingTexts): Parsed<OddsCommand> {
  const common = parseCommon(given, texts);
  if (!common.ok) return common;
  const { hands } = common.value;
  const [one, other, more] = hands.keys();
  if (!one || !other || more || other !== partnerOf(one))
    return usage('"odds" needs the two hands of a partnership: "N:AK2.QJT.8765.432 S:…".');
  const side = sideOf(one);
  const [first, second] = seatsOf(side);
  const partnership = makePartnership(side, hands.get(first)!, hands.get(second)!);
  if (!partnership.ok) return usage(partnership.error.message);
  return ok({ name: 'odds', partnership: partnership.value, ...common.value.options });
}

function parseDeclared(leader: Seat, { contract: text, declarer }: SamplingTexts): Parsed<DeclaredContract> {
  if (text === undefined) return usage('"lead" needs --contract, such as 3NT or 4SX.');
  const contract = parseContract(text);
  if (!contract.ok) return usage(`--contract: ${contract.error.message}`);
  if (contract.value === 'Pass') return usage('--contract: Nobody leads to a board that was passed out.');
  const seat = declarer === undefined ? ok(nextSeat(leader, 3)) : parseSeat(declarer);
  if (!seat.ok) return usage(`--declarer: ${seat.error.message}`);
  const first = nextSeat(seat.value);
  if (first !== leader)
    return usage(`Against a contract by ${seatName(seat.value)}, ${seatName(first)} leads.`);
  return ok({ ...contract.value, declarer: seat.value });
}

interface Common {
  /** By seat, the whole hands that are given. */
  readonly hands: ReadonlyMap<Seat, Hand>;
  readonly options: SamplingOptions;
}

function parseCommon(given: readonly string[], texts: SamplingTexts): Parsed<Common> {
  const known = parseKnownCards(given.join(' '));
  if (!known.ok) return usage(known.error.message);
  const hands = new Map<Seat, Hand>();
  for (const seat of seats) {
    const hand = makeHand(known.value[seat]);
    if (hand.ok) hands.set(seat, hand.value);
    else if (Object.values(known.value[seat]).some((holding) => holding !== 0))
      return usage(`${seatName(seat)}: ${hand.error.message}`);
  }
  const conditions = parseWhere(texts.where ?? '');
  if (!conditions.ok) return conditions;
  const layouts = parseNumber('layouts', texts.layouts ?? '500', 1, MAX_LAYOUTS);
  if (!layouts.ok) return layouts;
  const seed = texts.seed === undefined ? ok(null) : parseNumber('seed', texts.seed, 0, MAX_SEED);
  if (!seed.ok) return seed;
  const vulnerability = parseVulnerability(texts.vulnerable ?? 'None');
  if (!vulnerability.ok) return usage(vulnerability.error.message);
  return ok({
    hands,
    options: {
      known: known.value,
      conditions: conditions.value,
      vulnerability: vulnerability.value,
      layouts: layouts.value,
      seed: seed.value,
      json: texts.json,
    },
  });
}

const usage = (message: string) => fail('usage', message);

const MAX_LAYOUTS = 100_000;
