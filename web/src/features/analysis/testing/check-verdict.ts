import { type DeclaredContract } from '@bridge-review/bridge/contract';
import { imps } from '@bridge-review/bridge/imps';
import { partnerOf } from '@bridge-review/bridge/seat';
import { opponentsOf, seatsOf, sideOf } from '@bridge-review/bridge/side';
import type { AnalysedBoard } from '../analysed-board.ts';
import { everyBid, overtricks, parFor, rank, scoreFor } from './board-figures.ts';
import type { Case } from './random-boards.ts';
import {
  BID,
  CONTRACT,
  OUTCOME,
  listOf,
  outcomeIn,
  contractIn,
  contractsIn,
  sameContract,
  assertThat,
} from './read-sentence.ts';

const PAR = `(?<par>to pass the board out|${listOf(CONTRACT)})`;
const WAY = `(?:(?<way>${CONTRACT}) (?<wayEnds>makes|goes down \\d+), and )?`;
const GAIN = '(?<gain>\\d+) IMPs? better';
const JUDGED = '(?:you|N–S|E–W)';
const SENTENCES: readonly RegExp[] = [
  ': (?<best>that was the best result available)',
  '; par is (?<points>\\d+) points better, less than 1 IMP',
  `, (?<ahead>better than par): (?:your opponents|N–S|E–W) (?:missed (?<missed>${listOf(BID)})|missed the sacrifice in (?<sacrifice>${listOf(BID)})|(?<did>bid too high|should not have redoubled|played it from the wrong hand|missed the double|should not have doubled))`,
  `; ${JUDGED} (?<bidding>should have bid|stopped short|could have bid it first|should have bid on|bid too high): ${WAY}par is ${PAR}, ${GAIN}`,
  `; (?<wrong>wrong strain|wrong declarer): (?:${WAY}par is ${PAR}|(?<own>${listOf(CONTRACT)}) was par), ${GAIN}`,
  `; (?<doubling>doubled|without the double|without the redouble) it would (?<verb>be|beat) par, ${GAIN}`,
  `; (?<cheaper>a sacrifice was cheaper): ${WAY}par is ${PAR}, ${GAIN}`,
].map((rest) => new RegExp(`^${rest}\\.$`, 'u'));
const START = new RegExp(
  `^(?:Passed out|Double dummy, (?<played>${CONTRACT}) (?<outcome>${OUTCOME}))(?<rest>[:;,].*)$`,
  'u',
);

/** Throws at the first claim of the sentence that the figures do not bear out. */
export function checkSentence(sentence: string, { contract, board, side }: Case, verdict: string): void {
  const start = START.exec(sentence)?.groups;
  const rest = SENTENCES.map((form) => form.exec(start?.['rest'] ?? '')?.groups).find(Boolean);
  const claims = rest && { ...start, ...rest };
  if (claims === undefined) throw new Error('nothing is known of such a sentence');
  const own = scoreFor(side, contract, board);
  const best = parFor(side, board);
  const given = (name: string): string | undefined => claims[name];

  if (contract === 'Pass') assertThat(given('played') === undefined, 'the contract');
  else {
    assertThat(sameContract(contractIn(given('played') ?? ''), contract), 'the contract');
    assertThat(outcomeIn(given('outcome') ?? '') === overtricks(contract, board), 'the outcome');
    assertThat(
      /exactly/u.test(given('outcome') ?? '') === (overtricks(contract, board) === 0),
      'makes exactly',
    );
  }
  assertThat((verdict === 'par reached') === imps(best - own) <= 0, 'par reached');
  assertThat((given('best') !== undefined) === (own === best), 'the best result available');
  assertThat((given('ahead') !== undefined) === own > best, 'better than par');
  const points = given('points');
  if (points !== undefined)
    assertThat(best - own === Number(points) && imps(best - own) === 0, 'so few points');

  const listed = given('par');
  if (listed === 'to pass the board out') assertThat(board.par.contracts.length === 0, 'par is to pass');
  else if (listed !== undefined)
    assertThat(sameStrains(contractsIn(listed), board), 'par is these contracts');
  for (const named of contractsIn([listed, given('own')].join(' '))) {
    assertThat(scoreFor(side, named, board) === best, `${named.level}${named.strain} is par`);
  }

  const gain = given('gain');
  const doubling = given('doubling');
  const other = doubling === undefined || contract === 'Pass' ? null : redoubled(contract, doubling);
  if (other) {
    const score = scoreFor(side, other, board);
    assertThat(
      given('verb') === 'be' ? score === best : score > best,
      `${doubling} it would ${given('verb')} par`,
    );
  }
  if (gain !== undefined) {
    const instead = other ? scoreFor(side, other, board) : best;
    assertThat(imps(instead - own) === Number(gain) && Number(gain) > 0, `${gain} IMPs better`);
  }

  const way = given('way');
  if (way !== undefined) {
    const bid = contractIn(way);
    const over = overtricks(bid, board);
    assertThat(sideOf(bid.declarer) === side, 'the way is the side’s own');
    assertThat(
      given('wayEnds') === 'makes' ? over >= 0 && bid.doubling === '' : outcomeIn(given('wayEnds')!) === over,
      'how the way ends',
    );
    assertThat(scoreFor(side, bid, board) > own, 'the way is better');
  }
  checkMistake({ contract, board, side }, claims);
}

const redoubled = (contract: DeclaredContract, words: string): DeclaredContract => ({
  ...contract,
  doubling: words === 'without the double' ? '' : 'X',
});

const sameStrains = (named: readonly DeclaredContract[], { par: { contracts } }: AnalysedBoard): boolean => {
  const keys = (list: readonly DeclaredContract[]) =>
    [...new Set(list.map(({ strain, declarer, doubling }) => `${strain}${declarer}${doubling}`))]
      .toSorted()
      .join(' ');
  return keys(named) === keys(contracts);
};

/** Who did what wrong: the judged side below par, its opponents above it. */
function checkMistake({ contract, board, side }: Case, claims: Record<string, string | undefined>): void {
  const who = claims['ahead'] === undefined ? side : opponentsOf(side);
  const own = scoreFor(who, contract, board);
  const isBetter = (bid: DeclaredContract) => scoreFor(who, bid, board) > own;
  const makes = (bid: DeclaredContract) => overtricks(bid, board) >= 0;
  const mistake =
    claims['did'] ?? claims['bidding'] ?? claims['doubling'] ?? claims['wrong'] ?? claims['cheaper'];
  const missed = contractsIn(claims['missed'] ?? claims['sacrifice'] ?? '').map((bid) =>
    seatsOf(who).map((declarer) => ({ ...bid, declarer })),
  );
  if (claims['best'] !== undefined || claims['points'] !== undefined) return;
  if (contract === 'Pass') {
    assertThat(mistake === 'should have bid' || missed.length > 0, 'a mistake of those who pass');
    for (const bid of missed)
      assertThat(
        bid.some((one) => isBetter(one) && makes(one)),
        'missed that',
      );
    return assertThat(
      everyBid(board, who).some((bid) => isBetter(bid) && makes(bid)),
      'there was something to bid',
    );
  }

  const declares = sideOf(contract.declarer) === who;
  const fails = !makes(contract);
  const isAbove = (bid: DeclaredContract) => rank(bid) > rank(contract);
  const isBelow = (bid: DeclaredContract) => bid.strain === contract.strain && bid.level < contract.level;
  /** A bid of theirs, by either of the two, that scores more than what they did. */
  const gains = (holds: (bid: DeclaredContract) => boolean) =>
    everyBid(board, who).some((bid) => isBetter(bid) && holds(bid));
  const reachesPar = (doubling: DeclaredContract['doubling']) =>
    scoreFor(who, { ...contract, doubling }, board) >= parFor(who, board);
  const theirPar = board.par.contracts.filter(({ declarer }) => sideOf(declarer) === who);
  const { [contract.declarer]: taken, [partnerOf(contract.declarer)]: byPartner } = board.tricks;

  for (const bid of missed) {
    const isSacrifice = claims['sacrifice'] !== undefined;
    const isOpen = (one: DeclaredContract) =>
      declares ? !isSacrifice : rank(one) >= rank(contract) && makes(one) !== isSacrifice;
    assertThat(
      bid.some((one) => isBetter(one) && isOpen(one)),
      'missed that',
    );
  }
  const missedDouble = () => !declares && contract.doubling === '' && fails && reachesPar('X');
  const wrongDouble = () => !declares && contract.doubling !== '' && !fails && reachesPar('');
  const wrongRedouble = () => declares && contract.doubling === 'XX' && fails && reachesPar('X');
  const wrongDeclarer = () => declares && byPartner[contract.strain] > taken[contract.strain];
  const holds: Readonly<Record<string, () => boolean>> = {
    'bid too high': () =>
      declares &&
      fails &&
      (theirPar.length === 0 || gains(isBelow)) &&
      theirPar.every((bid) => bid.strain !== contract.strain || isBelow(bid)),
    'stopped short': () => declares && !fails && gains((bid) => isAbove(bid) && makes(bid)),
    'should have bid on': () => !declares && gains((bid) => isAbove(bid) && makes(bid)),
    'could have bid it first': () => !declares && gains((bid) => rank(bid) === rank(contract)),
    'a sacrifice was cheaper': () => !declares && gains((bid) => isAbove(bid) && !makes(bid)),
    'wrong strain': () =>
      declares &&
      gains((bid) => bid.strain !== contract.strain) &&
      contractsIn(claims['own'] ?? '').every(({ strain }) => strain !== contract.strain),
    'wrong declarer': wrongDeclarer,
    'played it from the wrong hand': wrongDeclarer,
    doubled: missedDouble,
    'missed the double': missedDouble,
    'without the double': wrongDouble,
    'should not have doubled': wrongDouble,
    'without the redouble': wrongRedouble,
    'should not have redoubled': wrongRedouble,
  };
  assertThat(missed.length > 0 || holds[mistake ?? '']?.() === true, mistake ?? 'a mistake');
}
