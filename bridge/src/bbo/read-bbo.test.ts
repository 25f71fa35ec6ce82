import { describe, expect, it } from 'vitest';
import { formatContract } from '../contract.ts';
import { readFile, type FileReading } from '../formats/read-file.ts';
import type { ResultRecord } from '../record/hand-record.ts';
import { unwrap } from '../result.ts';
import { corpus } from '../testing/corpus.ts';
import { needsRealFiles } from '../testing/needs.ts';
import { readBboCsv } from './read-bbo-csv.ts';
import { readBboPage } from './read-bbo-page.ts';

const deal = 'md|3SQ985HT6DKJ854C73,SJ72HK98432DCAQJ4,SK43HAQDAQT92CK98,|rh||ah|Board 1|sv|o|';
const bid = (calls: string): string =>
  calls
    .split(' ')
    .map((call) => `mb|${call}|`)
    .join('');
const lin = (names: string, calls: string, rest = ''): string =>
  `pn|${names}|st||${deal}${bid(calls)}${rest}`;
const four = lin('sue,walt,nora,ed', 'p p 1C 1H 1N p 3N p p p', 'pc|HJ|mc|9|');
const two = lin('s2,w2,n2,e2', '1C! p 1D 1H 2D p p p', 'mc|10|');

const row = (cells: readonly [string, string][], source: string): string =>
  `<tr class="tourney">\n${cells.map(([name, text]) => `<td class="${name}">${text}</td>`).join('\n')}
<td class="movie"><A href="/h.html?myhand=M-1-2" onclick="hv_popuplin('${source}');return false;">Movie</A></td></tr>`;
const names = (all: string): [string, string][] =>
  all.split(',').map((name, index) => [['north', 'south', 'east', 'west'][index] ?? '', name]);
const page = (rows: readonly string[], head = 'Points'): string =>
  `<!DOCTYPE html><html><body><table class="body"><tr><th colspan="11">2026-04-29</th></tr>
<tr><th>North</th><th>Result</th><th>${head}</th><th>Score</th></tr>
<tr class="tourneySummary"><td class="tourneyName"><a href="x">#7 Monday &amp; friends</a></td></tr>
${rows.join('\n')}</table></body></html>`;

const first = row(
  [...names('Nora N,sue,ed,walt'), ['x', '09:04'], ['result', '3NN='], ['score', '400'], ['score', '3.50']],
  encodeURIComponent(four),
);
const second = row(
  [
    ...names('n2,s2,e2,w2'),
    ['result', '2<span style="color:red">&diams;</span>S+2'],
    ['score', '130'],
    ['score', '-2.00'],
  ],
  `pn|s2,w2,n2,e2|${encodeURIComponent(two.slice(15))}`,
);
const resultsOf = ({ record }: Pick<FileReading, 'record'>): readonly ResultRecord[] =>
  record.boards.flatMap(({ results }) => results);

describe('a page saved from BBO', () => {
  it('gives a board with a result for each row', () => {
    const reading = unwrap(readFile(page([first, second])));
    expect(reading).toMatchObject({ format: 'BBO page', certainty: 'certain', warnings: [] });
    expect(reading.record.boards).toHaveLength(1);
    expect([...(reading.record.boards[0]?.tags ?? [])]).toEqual([
      ['Event', '#7 Monday & friends'],
      ['Date', '2026.04.29'],
    ]);
    expect(resultsOf(reading)).toMatchObject([
      { players: { N: 'Nora N', S: 'sue', E: 'ed', W: 'walt' }, declarer: 'N', tricks: 9, scoreNS: 400 },
      { players: { N: 'n2' }, declarer: 'S', tricks: 10, scoreNS: 130 },
    ]);
    expect(resultsOf(reading).map(({ tags }) => [...tags])).toEqual([
      [
        ['Time', '09:04:00'],
        ['ScoreIMP', 'NS 3.50'],
      ],
      [['ScoreIMP', 'NS -2.00']],
    ]);
  });

  it('sees points from the side that its head names, or else from the one that fits', () => {
    const east = page([first.replaceAll('>400<', '>-400<').replace('3.50', '81.25%')], 'EW Points');
    for (const text of [east, east.replace('EW Points', 'Points')]) {
      const [result] = resultsOf(readBboPage(text));
      expect(result?.scoreNS).toBe(400);
      expect(result?.tags.get('ScorePercentage')).toBe('EW 81.25 NS 18.75');
    }
  });

  it('takes the result that was scored, where the LIN has another', () => {
    const reading = readBboPage(page([first.replace('3NN=', '3NE-1').replace('>400<', '>50<')]));
    expect(reading.warnings).toMatchObject([{ line: 4, code: 'results-disagree' }]);
    expect(resultsOf(reading)).toMatchObject([
      { declarer: 'E', tricks: 8, scoreNS: 50, auction: null, play: null },
    ]);
  });

  it('keeps no score that the result is not worth', () => {
    const reading = readBboPage(page([first.replace('>400<', '>600<')]));
    expect(reading.warnings).toMatchObject([{ code: 'other-score' }]);
    expect(resultsOf(reading)[0]?.scoreNS).toBeNull();
  });

  it('takes a table once, though it is listed for both teams', () => {
    expect(resultsOf(readBboPage(page([first, second, first])))).toHaveLength(2);
  });

  it('names rows without a deal', () => {
    const adjusted = row([...names('a,b,c,d'), ['result', 'A==']], '');
    const reading = readBboPage(page([first, adjusted]));
    expect(resultsOf(reading)).toHaveLength(1);
    expect(reading.warnings).toMatchObject([{ code: 'no-deal', message: /A== was skipped/u }]);
  });

  it.each([
    ['another attribute', `<div data-lin="${encodeURIComponent(four)}"></div>`],
    ['an address', `<a href='https://example.org/h.html?bbo=y&amp;lin=${encodeURIComponent(four)}&amp;x=1'>`],
    ['bars that are entities', `<i data-x="${four.replaceAll('|', '&#124;')}">`],
    ['JSON', `<script>var x = {"hand":"${four.replaceAll('|', '\\u007c')}"}</script>`],
    ['what is encoded twice', `<i data-x="${encodeURIComponent(encodeURIComponent(four))}">`],
    ['plain text', `<p>${four}</p>`],
  ])('is searched for LIN in %s', (_, source) => {
    const reading = unwrap(readFile(`<html><body>${source}</body></html>`));
    expect(reading.format).toBe('BBO page');
    const [result] = resultsOf(reading);
    expect(result?.contract && formatContract(result.contract)).toBe('3NT');
  });

  it('without any says what to save instead', () => {
    expect(unwrap(readFile('<html><a href="https://www.bridgebase.com/">x</a></html>'))).toMatchObject({
      format: 'BBO page',
      warnings: [{ code: 'no-lin' }],
    });
  });
});

const csv = (rows: readonly string[]): string =>
  `#ProgramName,BBO Extractor
#Title,Monday, in the evening
#Date,2026-04-29
#ScoringType,MATCH_POINTS
#Ranking,All Players,0,Both
#Rank,Name,Score
1,a+b,60.00
#TravellerLines
#Board,North,South,East,West,Result,Contract,Declarer,Tricks,Lead,Score,Percent,nsMpts,ewMpts,nsPair,ewPair,section,playdata
${rows.join('\n')}
#Substitutions
#Pair,Name1
9,x
`;
const csvRow = (result: string, score: string, playdata: string): string =>
  `1,Nora N,Sue S,Ed E,Walt W,${result},,,,,${score},75.00%,3,1,NS1,2,A,"${encodeURIComponent(playdata)}"`;

describe('the CSV of BBO Extractor', () => {
  it('gives a result for each row', () => {
    const reading = unwrap(
      readFile(csv([csvRow('3NN=', '400', four), `${csvRow('2DS+2', '130', two)},more`])),
    );
    expect(reading).toMatchObject({ format: 'BBO CSV', warnings: [] });
    expect([...(reading.record.boards[0]?.tags ?? [])]).toEqual([
      ['Event', 'Monday, in the evening'],
      ['Date', '2026.04.29'],
      ['Scoring', 'MP'],
    ]);
    expect(resultsOf(reading)).toMatchObject([
      { players: { N: 'Nora N', W: 'Walt W' }, section: 'A', tricks: 9, scoreNS: 400 },
      { declarer: 'S', tricks: 10, scoreNS: 130 },
    ]);
    expect(resultsOf(reading)[0]?.tags).toEqual(
      new Map([
        ['PairNS', 'NS1'],
        ['PairEW', '2'],
        ['ScorePercentage', 'NS 75.00 EW 25.00'],
      ]),
    );
  });

  it('gives rows without LIN the deal of their board, and adjusted ones what was given', () => {
    const rows = [csvRow('PASS', '0', ''), csvRow('A==', 'A6040', ''), csvRow('3NN=', '400', four)];
    const reading = readBboCsv(csv(rows));
    expect(reading.warnings).toEqual([]);
    expect(reading.record.boards).toHaveLength(1);
    expect(resultsOf(reading)).toMatchObject([
      { contract: 'Pass', scoreNS: 0 },
      { contract: null, scoreNS: null },
      { scoreNS: 400 },
    ]);
    expect(resultsOf(reading)[1]?.tags.get('ScoreAdjusted')).toBe('NS 60 EW 40');
  });

  it('keeps what was given at one table off the others, also where it is the first', () => {
    const [board] = readBboCsv(csv([csvRow('A==', 'A6040', four), csvRow('3NN=', '400', four)])).record
      .boards;
    expect(board?.tags.has('ScoreAdjusted')).toBe(false);
    expect(board?.results.map(({ tags }) => tags.get('ScoreAdjusted'))).toEqual(['NS 60 EW 40', undefined]);
  });

  it('names a row whose score is not that of its result', () => {
    const reading = readBboCsv(csv([csvRow('3NN=', '430', four)]));
    expect(reading.warnings).toMatchObject([{ line: 10, code: 'other-score' }]);
    expect(resultsOf(reading)[0]?.scoreNS).toBe(430);
  });

  it('without deals says what is missing', () => {
    expect(readBboCsv(csv([csvRow('3NN=', '400', 'qx||ah|Board 1|')]))).toMatchObject({
      record: { boards: [] },
      warnings: [{ code: 'results-without-deals', message: /^The file has 1 result and no deals/u }],
    });
  });
});

describe('the session of a CSV of BBO Extractor', () => {
  it('has results without deals, and the ranking', () => {
    const text = csv([csvRow('3NN=', '400', ''), csvRow('A==', 'A6040', '')])
      .replace('#Rank,Name,Score', '#Rank,Name,Score,pair')
      .replace('1,a+b,60.00', '1,Nora N+Sue S,60.00,NS1');
    const { session } = unwrap(readFile(text));
    expect(session?.event).toMatchObject({ title: 'Monday, in the evening', scoring: 'matchpoints' });
    expect(session?.boards).toMatchObject([{ number: 1, deal: null }]);
    expect(session?.boards[0]?.results).toMatchObject([
      { players: { N: 'Nora N' }, pairNumbers: { NS: 'NS1', EW: '2' }, tricks: 9, scoreNS: 400 },
      { adjusted: { NS: 60, EW: 40 }, contract: null },
    ]);
    expect(session?.contestants).toMatchObject([
      { number: 'NS1', players: ['Nora N', 'Sue S'], standing: { place: 1, percent: 60, total: null } },
    ]);
  });
});

describe('real pages and files from BBO', () => {
  const samples = [...corpus('formats/bbo-html'), ...corpus('formats/bbo-csv')];
  const found = (ending: string): FileReading =>
    unwrap(readFile(samples.find(({ name }) => name.includes(ending))?.bytes ?? ''));

  it('give every LIN that they hold, with its score', needsRealFiles(samples.length > 0), () => {
    expect(samples).toHaveLength(7);
    const counts = ['hands-list', 'traveller-81382', 'traveller_1538', 'hands_history'].map((name) => {
      const results = resultsOf(found(name));
      return [results.length, results.filter(({ scoreNS }) => scoreNS !== null).length];
    });
    expect(counts).toEqual([
      [12, 12],
      [31, 31],
      [16, 16],
      [2, 2],
    ]);
  });

  it('are refused with a sentence if they hold no deals', needsRealFiles(samples.length > 0), () => {
    expect(found('tview').warnings).toMatchObject([{ code: 'no-lin' }]);
    expect(found('extractor-sample').warnings).toMatchObject([{ code: 'results-without-deals' }]);
    expect(found('extractor-imps').warnings).toMatchObject([{ code: 'results-without-deals' }]);
  });

  it('differ from their rows only where the LIN was shortened', needsRealFiles(samples.length > 0), () => {
    const codes = samples.flatMap(({ bytes }) => unwrap(readFile(bytes)).warnings.map(({ code }) => code));
    expect(new Set(codes)).toEqual(new Set(['results-disagree', 'no-lin', 'results-without-deals']));
  });
});
