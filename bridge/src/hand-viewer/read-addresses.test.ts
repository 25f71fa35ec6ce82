import { describe, expect, it } from 'vitest';
import { formatContract } from '../contract.ts';
import { readFile } from '../formats/read-file.ts';
import { formatPartialDeal, isDeal } from '../partial-deal.ts';
import type { BoardRecord, Reading, ResultRecord } from '../record/hand-record.ts';
import { unwrap } from '../result.ts';
import { corpus } from '../testing/corpus.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { readAddresses } from './read-addresses.ts';

const page = 'https://example.org/tools/handviewer.html';
const hands = 'n=sAKQ2h54dT987cJ32&e=sJ97hKQJ9d62cT874&s=sT863hA87dAKQc965&w=s54hT632dJ543cAKQ';
const deal = 'N:AKQ2.54.T987.J32 J97.KQJ9.62.T874 T863.A87.AKQ.965 54.T632.J543.AKQ';

const boardOf = (query: string): BoardRecord => {
  const [board] = readAddresses(`${page}?${query}`).record.boards;
  if (!board) throw new Error('There is no board.');
  return board;
};
const resultOf = (query: string): ResultRecord => {
  const [result] = boardOf(query).results;
  if (!result) throw new Error('There is no result.');
  return result;
};
const codesOf = ({ warnings }: Reading): string[] => warnings.map(({ code }) => code);
const read = (query: string): Reading => readAddresses(`${page}?${query}`);

describe('the hands in an address', () => {
  it.each([
    hands,
    hands.toUpperCase().replaceAll(/(?<=^|&)[NESW]/gu, (name) => name.toLowerCase()),
    'n=cj32d10987h54sakq2&e=ct874d62hkqj9sj97&s=c965dakqha87s10863',
    `${hands}&tbt=y`,
    hands.replaceAll('&', '&amp;'),
  ])('are read from %s', (query) => {
    expect(formatPartialDeal(boardOf(query).deal)).toBe(deal);
  });

  it.each(['d--', 'd-', 'd', 'd-----', 'd—'])('may have a void written as %s', (diamonds) => {
    const void_ = `n=sAKQ2h54${diamonds}cAKQT932`;
    expect(boardOf(void_).deal.N?.D).toBe(0);
  });

  it('may be two, for a bidding exercise', () => {
    const board = boardOf('n=SKQ2HJ98DAT842CA7&s=ST6HAK7DKJ76CQJT8');
    expect(isDeal(board.deal)).toBe(false);
    expect(board.results).toEqual([]);
  });

  it.each([
    ['n=sAKQ2h54dT987cJ3', 'wrong-card-count'],
    ['n=sAKQ2h54dT987cJ3x', 'unknown-card'],
    ['n=sAAQ2h54dT987cJ32', 'repeated-card'],
    [hands.replace('sJ97', 'sA97'), 'card-in-two-hands'],
  ])('of %s are refused, and why', (query, code) => {
    const reading = readAddresses(`Two of them:\n  ${page}?${query}`);
    expect(reading.record.boards).toEqual([]);
    expect(reading.warnings).toMatchObject([{ line: 2, column: 3, code }]);
  });
});

describe('what else an address says', () => {
  it('is board, dealer, vulnerability and names, with blanks of any kind', () => {
    const board = boardOf(`${hands}&b=8&d=w&v=n&nn=Ann Bee&sn= Cy+Dee &en=%C5%81ucja&wn=J%F3zef&a=p1sp2sppp`);
    expect(board).toMatchObject({ number: 8, dealer: 'W', vulnerability: 'NS' });
    expect(board.results[0]?.players).toEqual({ N: 'Ann Bee', S: 'Cy Dee', E: 'Łucja', W: 'Józef' });
  });

  it.each([
    ['n', 'NS'],
    ['NS', 'NS'],
    ['e', 'EW'],
    ['ew', 'EW'],
    ['b', 'All'],
    ['both', 'All'],
    ['all', 'All'],
    ['-', 'None'],
    ['o', 'None'],
    ['0', 'None'],
    ['none', 'None'],
  ])('v=%s is %s', (v, vulnerability) => {
    expect(boardOf(`${hands}&b=2&v=${v}`).vulnerability).toBe(vulnerability);
  });

  it('is an auction with alerts, meanings and comments', () => {
    const { auction, contract, declarer } = resultOf(
      `${hands}&d=n&a=1d!p(%u017C%F3%u0142te+gram)1s{}2s{ hej <b>hej</b>}xp3ndppp?`,
    );
    expect(auction?.auction.calls.join(' ')).toBe('1D Pass 1S 2S Double Pass 3NT Double Pass Pass Pass');
    expect(auction?.annotations).toMatchObject([
      { call: 0, alerted: true, note: '' },
      { call: 1, alerted: false, note: 'żółte gram' },
      { call: 3, comments: ['hej hej'] },
    ]);
    expect(contract && formatContract(contract)).toBe('3NTX');
    expect(declarer).toBe('S');
  });

  it('is a play with comments', () => {
    const { play } = resultOf(`${hands}&d=n&a=1np3nppp&p=hkh7{the seven}h2h4hqh8`);
    expect(play?.play.leader).toBe('E');
    expect(play?.play.tricks[0]).toEqual({ E: 'HK', S: 'H7', W: 'H2', N: 'H4' });
  });

  it('takes a suit after a level, and a double after that', () => {
    const { auction } = resultOf(`${hands}&d=n&a=1d d 2d d p p r p p p`);
    expect(auction?.auction.calls.slice(0, 7).join(' ')).toBe('1D Double 2D Double Pass Pass Redouble');
  });

  it('tells that the dealer of an auction is unknown', () => {
    expect(codesOf(read(`${hands}&a=1np3nppp`))).toEqual(['no-dealer']);
  });
});

describe('an auction that was made up', () => {
  it.each([
    ['d=n&a=ppp4hppp', '4H', 'W'],
    ['d=w&a=p4Hppp', '4H', 'N'],
    ['d=n&a=6DDppp', '6DX', 'N'],
    ['d=n&a=p1ndrppp', '1NTXX', 'E'],
  ])('%s leaves the contract %s by %s', (query, contract, declarer) => {
    const result = resultOf(`${hands}&${query}`);
    expect(result.auction).toBeNull();
    expect(result.contract && formatContract(result.contract)).toBe(contract);
    expect(result.declarer).toBe(declarer);
    expect(codesOf(read(`${hands}&${query}`))).toEqual(['made-up-auction']);
  });

  it.each([
    ['d=n&a=1hp4hppp'],
    ['d=n&a=1n(15-17)ppp'],
    ['d=n&a=1n!ppp'],
    ['d=n&a=1nppp&p=hk'],
    ['d=n&a=pppp'],
    ['d=n&a=1npp'],
    ['d=n&a=1sppxppp'],
  ])('is not %s', (query) => {
    expect(resultOf(`${hands}&${query}`).auction).not.toBeNull();
  });
});

describe('addresses in a text', () => {
  it('are all read, and other links passed over', () => {
    const text = `See https://example.org/ and ${page}?${hands}&b=1 for the first,\nand ${page}?${hands}&b=2`;
    const { record, warnings } = readAddresses(text);
    expect(record.boards.map(({ number }) => number)).toEqual([1, 2]);
    expect(warnings).toEqual([]);
  });

  it('are found behind links that count clicks', () => {
    const { record, warnings } = readAddresses(`https://clicks.example.org/?to=${page}?${hands}&b=3`);
    expect(record.boards.map(({ number }) => number)).toEqual([3]);
    expect(warnings).toEqual([]);
  });

  it.each([
    `${page}?myhand=M-1-2`,
    `${page}?linurl=https%3A%2F%2Fexample.org%2Fx.lin`,
    'https://tinyurl.com/abc',
  ])('%s has no cards, and says so', (address) => {
    const { record, warnings } = unwrap(readFile(address));
    expect(record.boards).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'no-cards' }]);
  });

  it('as LIN give what the LIN gives', () => {
    const lin =
      'pn|Sue,Walt,Nora,Ed|md|1SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|ah|Board 15|mb|1Cppp|';
    const { record } = readAddresses(`${page}?bbo=y&lin=${encodeURIComponent(lin)}`);
    expect(record).toEqual(unwrap(readFile(lin)).record);
  });
});

describe("Xinrui's addresses", () => {
  const address =
    'http://example.org/deallog/DealLog.html?bidlog=P%3BP,1S,X,P%3B2H,P,4H,P%3BP,P%3B&playlog=W:KC,2C,4C,5C%3BW:AC,3C&' +
    'deal=J97.KQJ9.62.T874%20T863.A87.AKQ.965%2054.T632.J543.AKQ%20AKQ2.54.T987.J32&vul=NS&dealer=E&contract=4H&declarer=S&wintrick=7&score=-300';

  it('give deal, auction, play, tricks and score', () => {
    const { record, warnings } = readAddresses(address);
    const [board] = record.boards;
    expect(warnings).toEqual([]);
    expect(formatPartialDeal(board!.deal)).toBe(deal);
    expect(board).toMatchObject({ number: null, dealer: 'E', vulnerability: 'NS' });
    expect(board?.results[0]).toMatchObject({ declarer: 'S', tricks: 7, scoreNS: -300 });
    expect(board?.results[0]?.auction?.auction.calls).toHaveLength(11);
    expect(board?.results[0]?.play?.play.tricks).toHaveLength(2);
  });

  it('give hands to those who played their cards, whoever comes first', () => {
    const north = address.replace(/deal=(\S+?)%20(\S+?%20\S+?)%20(\S+?)&/u, 'deal=$3%20$1%20$2&');
    expect(north).not.toBe(address);
    expect(readAddresses(north).record).toEqual(readAddresses(address).record);
  });

  it('keep no score that the result is not worth', () => {
    const reading = readAddresses(address.replace('score=-300', 'score=620'));
    expect(reading.record.boards[0]?.results[0]?.scoreNS).toBeNull();
    expect(codesOf(reading)).toEqual(['other-score']);
  });
});

describe('real addresses', () => {
  const [sample] = corpus('formats/handviewer-url');
  const withSample = needsRealFiles(sample !== undefined);
  const rows = new TextDecoder()
    .decode(sample?.bytes)
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter(([, address]) => address);

  it('give a board with thirteen cards a hand, or say that they hold none', withSample, () => {
    expect(rows).toHaveLength(9);
    for (const [kind = '', address = ''] of rows) {
      const { format, record, warnings } = unwrap(readFile(address));
      expect(format, kind).toBe('hand viewer');
      expect(record.boards, kind).toHaveLength(kind === 'no cards inside' ? 0 : 1);
      const isMadeUp = /[?&]a=(?:p*\d[a-z]d?ppp)(?:&|$)/iu.test(address);
      const codes = kind === 'no cards inside' ? ['no-cards'] : isMadeUp ? ['made-up-auction'] : [];
      expect(
        warnings.map(({ code }) => code),
        kind,
      ).toEqual(codes);
      if (isMadeUp) expect(record.boards[0]?.results[0]?.auction, kind).toBeNull();
    }
  });
});
