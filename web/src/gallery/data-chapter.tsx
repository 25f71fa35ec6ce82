import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Chip, ChipButton, ChipRow } from '../ui/chip.tsx';
import { Code } from '../ui/code.tsx';
import { Figure, FiguresStrip } from '../ui/figures-strip.tsx';
import { Gauge } from '../ui/gauge.tsx';
import { AccuracyStrip } from '../ui/accuracy-strip.tsx';
import { FilterButtons } from '../ui/filter-buttons.tsx';
import { SummarySheet } from '../ui/summary-sheet.tsx';
import { ViewSwitch } from '../ui/view-switch.tsx';
import { JudgedBoards } from '../ui/judged-boards.tsx';
import { LinePlot } from '../ui/line-plot.tsx';
import { MovesTable } from '../ui/moves-table.tsx';
import { OddsTable } from '../ui/odds-table.tsx';
import { Panel, PanelBody } from '../ui/panel.tsx';
import { Progress } from '../ui/progress.tsx';
import { ResultsTable } from '../ui/results-table.tsx';
import { SuitText } from '../ui/suit-text.tsx';
import { Table } from '../ui/table.tsx';
import type { TableColumn } from '../ui/table.tsx';
import { ACCURACY, BARS, JUDGED, MOVES, ODDS, RESULTS } from './data-examples.ts';
import { Chapter, Specimen } from './specimen.tsx';

const nothing = () => {};

const VERDICTS = [
  { verdict: 'Par reached', boards: 96, imps: 0 },
  { verdict: 'Underbid', boards: 41, imps: 148 },
  { verdict: 'Wrong strain', boards: 27, imps: 71 },
  { verdict: 'Missed sacrifice', boards: 8, imps: 29 },
];

const PEOPLE = [
  {
    name: 'Margaret Oduya',
    email: 'margaret@example.org',
    type: 'Admin',
    active: true,
    joined: '2 September 2024',
  },
  {
    name: 'Tomas Lindqvist',
    email: 'tomas.lindqvist@example.org',
    type: 'Player',
    active: true,
    joined: '9 March 2025',
  },
  { name: 'Test User', email: 'test-17@example.org', type: 'Test', active: false, joined: '1 October 2025' },
];

const VERDICT_COLUMNS: TableColumn<(typeof VERDICTS)[number]>[] = [
  { header: 'Verdict', cell: (row) => row.verdict, names: true },
  { header: 'Boards', cell: (row) => row.boards, align: 'end' },
  { header: 'IMPs lost', cell: (row) => <b>{row.imps}</b>, align: 'end' },
];

const PEOPLE_COLUMNS: TableColumn<(typeof PEOPLE)[number]>[] = [
  { header: 'User', cell: (row) => <b>{row.name}</b>, names: true },
  { header: 'Email', cell: (row) => row.email },
  { header: 'User type', cell: (row) => row.type },
  { header: 'Status', cell: (row) => <Status active={row.active} /> },
  { header: 'Joined', cell: (row) => row.joined },
  {
    header: 'Actions',
    cell: (row) => <Act active={row.active} />,
    headerHidden: true,
    align: 'end',
  },
];

export function DataChapter() {
  return (
    <Chapter
      id="data"
      title="Figures"
      lead="Lining, tabular figures everywhere; units in small serif; the figures of a strip share one baseline."
    >
      <Specimen name="FiguresStrip" note="with Gauge, unit, words, note">
        <FiguresStrip>
          <Figure label="Bidding accuracy" value="81" unit="%">
            <Gauge label="Bidding accuracy" value={81} className="my-s2" />
          </Figure>
          <Figure label="Par reached" value="4" unit=" of 9" note="finished auctions" />
          <Figure label="IMPs short of par" value="14" note="7 on Board 10" />
          <Figure label="Most common slip" value="Wrong strain" words note="2 boards" />
        </FiguresStrip>
        <FiguresStrip>
          <Figure label="Total users" value="1,204" />
          <Figure label="Total games" value="312" />
          <Figure label="Total hands" value="N/A" words />
        </FiguresStrip>
      </Specimen>
      <Specimen name="OddsTable" note="bar, 95% whisker, dotted half; best and yours in words">
        <Panel title="Contract odds" level={3} note="1,578 layouts of the E–W cards" className="max-w-dialog">
          <PanelBody>
            <OddsTable caption="Contract odds" rows={ODDS} />
          </PanelBody>
        </Panel>
      </Specimen>
      <Specimen
        name="Chip, ChipRow, ChipButton"
        note="a statement with its source, on and off; one row a seat"
      >
        <div className="grid max-w-dialog gap-s3">
          <ChipRow name="East">
            <Chip
              isOff={false}
              opens="east"
              source={<SuitText>2♥, file: “weak two”</SuitText>}
              note="without it 85%"
              editLabel="Change East: 6–10 HCP, 6 hearts"
              switchLabel="Leave out East: 6–10 HCP, 6 hearts"
              onEdit={nothing}
              onSwitch={nothing}
            >
              <SuitText>6–10 HCP, 6 ♥</SuitText>
            </Chip>
            <ChipButton>Add</ChipButton>
          </ChipRow>
          <ChipRow name="West">
            <Chip
              isOff
              opens="west"
              source="pass, rule: pass over an overcall"
              editLabel="Change West: 0–11 HCP, left out"
              switchLabel="Put back West: 0–11 HCP"
              onEdit={nothing}
              onSwitch={nothing}
            >
              0–11 HCP
            </Chip>
            <ChipButton>Add</ChipButton>
          </ChipRow>
        </div>
      </Specimen>
      <Specimen name="MovesTable" note="a dotted upright where the figure stands">
        <div className="max-w-dialog">
          <MovesTable
            caption="How 4S moves when one is left out"
            stands={{ chance: { low: 0.61, value: 0.64, high: 0.67 }, text: '64%' }}
            rows={MOVES}
          />
        </div>
      </Specimen>
      <Specimen name="LinePlot" note="a second drawing on phones, a table for screen readers">
        <Panel title="Accuracy over time" level={3} note="per game, 5-game average" className="max-w-[46rem]">
          <PanelBody>
            <LinePlot
              label="Accuracy in 14 games, from 58% on 4 September 2024 to 81% on 18 October 2025."
              last="81% on 18 October"
              points={ACCURACY}
              columns={['Game', 'Accuracy', '5-game average', 'Boards']}
            />
          </PanelBody>
        </Panel>
      </Specimen>
      <Specimen name="SummarySheet, AccuracyStrip" note="bars that are wide enough are links">
        <SummarySheet
          label="Your bidding"
          beside
          figures={
            <FiguresStrip inset square>
              <Figure label="Bidding accuracy" value="82" unit="%" note="24 of 27 boards bid" />
              <Figure label="Par reached" value="14" unit=" of 24" note="finished auctions" />
              <Figure label="IMPs short of par" value="43" note="11 on Board 4" />
              <Figure label="Still to bid" value="3" note="Boards 24, 26, 27" />
            </FiguresStrip>
          }
        >
          <AccuracyStrip label="Accuracy of each board" summary="Accuracy of 27 boards" boards={BARS} />
        </SummarySheet>
      </Specimen>
      <Specimen name="FilterButtons, ViewSwitch">
        <FilterButtons
          label="Boards to show"
          choices={[
            { value: 'all', label: 'All', count: 27 },
            { value: 'to bid', label: 'Not yet bid', count: 3 },
          ]}
          value="all"
          onValueChange={() => undefined}
        />
        <ViewSwitch
          label="Show boards as"
          choices={[
            { value: 'cards', label: 'Cards' },
            { value: 'list', label: 'Board list' },
          ]}
          value="list"
          onValueChange={() => undefined}
        />
      </Specimen>
      <Specimen name="JudgedBoards">
        <Panel title="Boards that cost most" level={3} className="max-w-dialog">
          <JudgedBoards label="Boards that cost most" boards={JUDGED} />
        </Panel>
      </Specimen>
      <Specimen name="ResultsTable" note="two lines a row unless the room is wide">
        <Panel title="Results" level={3} note="2 tables, best for N–S first">
          <div className="py-s3">
            <ResultsTable caption="Results of the board" lines={RESULTS} comparedIn="N–S MP" />
          </div>
        </Panel>
      </Specimen>
      <Specimen name="Progress">
        <div className="grid max-w-dialog gap-s4">
          <Progress label="Sending the file" value={0} />
          <Progress label="Reading 24 boards" value={75} />
          <Progress label="Done" value={100} />
        </div>
      </Specimen>
      <Specimen name="Code">
        <p>
          <Code>hands</Code> · data inconsistency · <Code>88120</Code>
        </p>
      </Specimen>
      <Specimen name="Table" note="few columns: kept on phones">
        <Panel title="Where the IMPs go" level={3} className="max-w-dialog">
          <PanelBody>
            <Table
              caption="IMPs lost by verdict"
              rows={VERDICTS}
              rowKey={(row) => row.verdict}
              columns={VERDICT_COLUMNS}
            />
          </PanelBody>
        </Panel>
      </Specimen>
      <Specimen name="Table" note="many columns: each row a list where the room is narrow">
        <Table
          caption="Users"
          narrow="stack"
          rows={PEOPLE}
          rowKey={(row) => row.email}
          columns={PEOPLE_COLUMNS}
        />
      </Specimen>
    </Chapter>
  );
}

function Status({ active }: { active: boolean }) {
  return active ? <Badge tone="ok">Active</Badge> : <Badge tone="error">Deactivated</Badge>;
}

function Act({ active }: { active: boolean }) {
  return active ? (
    <Button variant="danger" className="-mx-hang">
      Deactivate
    </Button>
  ) : (
    <Button variant="quiet" className="-mx-hang">
      Reactivate
    </Button>
  );
}
