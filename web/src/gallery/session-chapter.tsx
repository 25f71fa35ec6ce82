import { type BoardLine, BoardLines } from '../ui/board-lines.tsx';
import { MatchScore } from '../ui/match-score.tsx';
import { type MatchLine, MatchTable } from '../ui/match-table.tsx';
import { Panel } from '../ui/panel.tsx';
import { RankingTable } from '../ui/ranking-table.tsx';
import { type ScorecardRound, ScorecardTable } from '../ui/scorecard-table.tsx';
import { SumRows } from '../ui/sum-rows.tsx';
import { MatchList, TeamTable } from '../ui/team-table.tsx';
import { type TravellerLine, TravellerTable } from '../ui/traveller-table.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const SPARK = [62, 40, 88, 12, 50, 75, 100, 38, 62, 55, 20, 90];

const PLACES = [
  { place: '1', number: '4', names: ['Wen-Ling Hsu', 'Tomas Lindqvist'], points: '118.5', value: '61.72' },
  { place: '2=', number: '1', names: ['Margaret Osei', 'Alasdair Penrose'], points: '103', value: '53.65' },
  { place: '2=', number: '7', names: ['Pair 7'], points: '103', value: '53.65' },
].map((row, index) => ({ ...row, key: row.number, href: '#session', spark: SPARK, own: index === 1 }));

const LINE = {
  href: '#session',
  dealer: 'N',
  vulnerability: 'NS',
  declarer: 'S',
  lead: 'SQ',
  adjusted: '',
  par: '+420',
  verdict: 'Par reached',
  knew: 'right',
} as const;

const ROUNDS: readonly ScorecardRound[] = [
  {
    key: '1',
    title: 'Round 1, against pair 12',
    opponents: 'Joan Whitlock – Ravi Menon',
    points: '22.4',
    share: 70,
    value: '70.0%',
    lines: [
      {
        ...LINE,
        key: '1',
        board: 1,
        contract: '4H',
        result: '=',
        score: '+420',
        points: '14.4',
        share: 90,
        value: '90%',
      },
      {
        ...LINE,
        key: '2',
        board: 2,
        contract: null,
        declarer: '',
        lead: null,
        result: '',
        score: '',
        adjusted: 'adjusted, 50%',
        points: '8',
        share: 50,
        value: '50%',
        par: '',
        verdict: '',
        knew: '',
      },
    ],
  },
];

const TABLES: readonly TravellerLine[] = [
  {
    key: 1,
    NS: { number: '1', names: 'Osei – Penrose', own: true },
    EW: { number: '12', names: 'Whitlock – Menon', own: false },
    contract: '4H',
    declarer: 'S',
    result: '=',
    lead: 'SQ',
    tricks: '10',
    plusNS: '420',
    plusEW: '',
    score: '+420',
    pointsNS: '3.5',
    pointsEW: '0.5',
    adjusted: '',
  },
  {
    key: 2,
    NS: { number: '4', names: 'Hsu – Lindqvist', own: false },
    EW: { number: '11', names: 'Pair 11', own: false },
    contract: null,
    declarer: '',
    result: '',
    lead: null,
    tricks: '',
    plusNS: '',
    plusEW: '',
    score: '',
    pointsNS: '2.4',
    pointsEW: '1.6',
    adjusted: 'A60 40',
  },
];

const SUMS = [
  [
    { name: 'Declaring', href: '#session', note: '12 boards', value: '57.2%', current: true },
    { name: 'Margaret', href: '#session', note: '7 boards', value: '60.1%' },
  ],
  [{ name: 'Defending', href: '#session', note: '14 boards', value: '49.8%' }],
];

const BOARDS = (
  [
    { board: 4, contract: '4H', by: 'South', note: 'down 1', figure: <b>81.3%</b>, figureNote: '+50 points' },
    { board: 9, contract: 'Pass', note: '', figure: <b>50.0%</b>, figureNote: '0 points' },
  ] as const
).map((row): BoardLine => ({ ...row, href: `#board-${row.board}`, game: 'Tuesday Pairs' }));

const MATCH_SCORE = [
  { name: 'Harbour', carryOver: '12', imps: '11', total: '23', points: '', won: false, own: true },
  { name: 'Old Mill', carryOver: '30', imps: '10', total: '40', points: '', won: true, own: false },
];

const CELL = { contract: '4S', declarer: 'N', result: '=', score: '+420', adjusted: '' } as const;
const MATCH_LINES: readonly MatchLine[] = [
  {
    key: '1',
    board: 1,
    href: '#session',
    tables: [CELL, { ...CELL, result: '−1', score: '−50' }],
    won: ['10', ''],
    running: '22–30',
    counts: true,
  },
  {
    key: '2',
    board: 2,
    href: '#session',
    tables: [{ ...CELL, contract: '3NT', declarer: 'E', score: '−400' }, null],
    won: ['–', '–'],
    running: '22–30',
    counts: false,
  },
];

const TEAMS = [
  { place: '1', team: 'Harbour', matches: '2', imps: '31–12', value: '31', own: true },
  { place: '2=', team: 'Old Mill', matches: '2', imps: '20–24', value: '14.48', own: false },
];

const MATCHES = [
  {
    key: 1,
    href: '#session',
    round: 'Round 1',
    teams: ['Harbour', 'Old Mill'] as const,
    imps: '30–12',
    points: '16–4',
    own: true,
  },
];

export function SessionChapter() {
  return (
    <Chapter
      id="session"
      title="The session"
      lead="An evening as clubs print it. The reader’s own row is green, with the word ‘you’; every row and every sum is a link."
    >
      <Specimen name="RankingTable, Spark" note="places shared as equals; one bar a board">
        <Panel title="North–South" level={3} note="9 pairs" className="max-w-[46rem]">
          <RankingTable caption="North–South" unit="percent" rows={PLACES} />
        </Panel>
      </Specimen>
      <Specimen name="ScorecardTable" note="boards under their opponents; adjusted in words">
        <Panel title="Pair 1: Margaret Osei – Alasdair Penrose" level={3}>
          <ScorecardTable
            caption="Scorecard of pair 1"
            unit="percent"
            top="of 16"
            rounds={ROUNDS}
            sum={{ name: '2 boards', points: '22.4', share: 70, value: '70.0%' }}
          />
        </Panel>
      </Specimen>
      <Specimen name="TravellerTable" note="the best for North–South first, adjusted scores last">
        <Panel title="Board 1" level={3}>
          <TravellerTable caption="Results on board 1" unit="percent" lines={TABLES} />
        </Panel>
      </Specimen>
      <Specimen name="MatchScore, MatchTable" note="a match of teams; a board at one table counts nothing">
        <div className="grid gap-s4">
          <Panel title="Harbour – Old Mill" level={3}>
            <MatchScore caption="Score of Harbour – Old Mill" unit="imps" teams={MATCH_SCORE} />
          </Panel>
          <Panel title="Board by board" level={3}>
            <MatchTable
              caption="Harbour – Old Mill, board by board"
              unit="imps"
              teams={['Harbour', 'Old Mill']}
              rooms={['Open room', 'Closed room']}
              lines={MATCH_LINES}
              sum={['11', '10']}
            />
          </Panel>
        </div>
      </Specimen>
      <Specimen name="TeamTable, MatchList" note="several matches; each leads to its boards">
        <div className="grid max-w-dialog gap-s4">
          <Panel title="Teams" level={3}>
            <TeamTable caption="Teams" unit="vps" rows={TEAMS} />
          </Panel>
          <Panel title="Matches" level={3}>
            <MatchList caption="Matches" unit="vps" rows={MATCHES} />
          </Panel>
        </div>
      </Specimen>
      <Specimen name="SumRows" note="where a score came from; the chosen one is marked">
        <Panel title="Where it came from" level={3} className="max-w-dialog">
          <SumRows groups={SUMS} />
        </Panel>
      </Specimen>
      <Specimen name="BoardLines" note="the boards behind a figure">
        <Panel level={3} title="Boards" className="max-w-dialog">
          <BoardLines label="Boards" boards={BOARDS} />
        </Panel>
      </Specimen>
    </Chapter>
  );
}
