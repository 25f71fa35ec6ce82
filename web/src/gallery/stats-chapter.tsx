import { DotRows } from '../ui/dot-rows.tsx';
import { LossBars } from '../ui/loss-bars.tsx';
import { Panel, PanelBody, PanelFooter } from '../ui/panel.tsx';
import { TrendPlot } from '../ui/trend-plot.tsx';
import { Chapter, Specimen } from './specimen.tsx';

const PARTNERS = [
  { key: '1', name: 'Alasdair Penrose', boards: 112, mean: 75, error: 6 },
  { key: '2', name: 'Tomas Lindqvist', boards: 46, mean: 70, error: 9 },
  { key: '3', name: 'Wen-Ling Hsu', boards: 12, mean: 71, error: 17 },
  { key: '4', name: 'Joan Whitlock', boards: 1, mean: 50, error: null },
].map((row) => ({ ...row, href: '#statistics', few: row.boards < 20 }));

const ROLES = [
  { key: 'declaring', name: 'Declaring', boards: 67, mean: 0.14, error: 0.21 },
  { key: 'defending', name: 'Defending', boards: 88, mean: -0.09, error: 0.19 },
  { key: 'slams', name: 'Slams', boards: 7, mean: 0.05, error: 0.38 },
].map((row) => ({ ...row, href: '#statistics', few: row.boards < 20 }));

const TRICKS = {
  ticks: [-0.5, 0, 0.5],
  tickText: (tick: number) => (tick > 0 ? `+${tick}` : String(tick)).replace('-', '−'),
  meanText: (mean: number) => `${mean < 0 ? '−' : '+'}${Math.abs(mean).toFixed(2)}`,
  errorText: (error: number) => error.toFixed(2),
};

const LOSSES = [
  { key: 'underbid', name: 'Underbid', lost: 148, boards: 41, note: ', 3.6 ± 0.9 IMPs each', few: false },
  { key: 'overbid', name: 'Overbid', lost: 93, boards: 22, note: ', 4.2 ± 1.3 IMPs each', few: false },
  {
    key: 'sacrifice',
    name: 'Missed sacrifice',
    lost: 29,
    boards: 8,
    note: ', too few for an interval',
    few: true,
  },
  { key: 'par', name: 'Par reached', lost: 0, boards: 96, note: ' of 198: 48% ± 7', few: false },
].map((row) => ({ ...row, href: '#statistics' }));

const MONTHS = ['June', 'July', 'August', 'September', 'October'].map((month, index) => ({
  key: month,
  day: 20_254 + index * 30,
  name: `${month} 2025`,
  mean: 61 + index * 4,
  error: 11 - index,
  boards: 22,
}));

const GAMES = Array.from({ length: 9 }, (_, index) => ({
  key: index,
  day: 20_250 + index * 16,
  value: 58 + index * 2.4 + ((index * 37) % 9),
  boards: 6 + ((index * 7) % 21),
  text: `Tuesday Pairs, evening ${index + 1}`,
  href: '#statistics',
}));

export function StatsChapter() {
  return (
    <Chapter
      id="statistics"
      title="Statistics"
      lead="Every mean has its interval and its number of boards, and leads to them."
    >
      <Specimen name="DotRows" note="a mean on its 95% interval; fewer than 20 boards are hollow">
        <Panel title="By partner" level={3} note="dashed line: you, 72%" className="max-w-[46rem]">
          <PanelBody>
            <DotRows head="Partner" label="Bidding accuracy by partner" rows={PARTNERS} own={72} />
          </PanelBody>
          <PanelFooter>The intervals overlap, so no order is claimed.</PanelFooter>
        </Panel>
      </Specimen>
      <Specimen name="DotRows, tricks" note="on another scale, around what everybody takes">
        <Panel
          title="Card play"
          level={3}
          note="dashed line: double dummy, 0 tricks"
          className="max-w-[46rem]"
        >
          <PanelBody>
            <DotRows head="Role" label="Tricks against double dummy" rows={ROLES} own={0} scale={TRICKS} />
          </PanelBody>
        </Panel>
      </Specimen>
      <Specimen name="LossBars" note="the largest first, on one scale">
        <Panel title="Where the IMPs go" level={3} className="max-w-dialog">
          <PanelBody>
            <LossBars label="IMPs lost by verdict" bars={LOSSES} />
          </PanelBody>
        </Panel>
      </Specimen>
      <Specimen name="TrendPlot" note="a ring a game, larger with more boards; a second drawing on phones">
        <Panel title="Over time" level={3} className="max-w-[46rem]">
          <PanelBody>
            <TrendPlot
              label="Accuracy in 9 games: at first 61% in June 2025, at last 77% in October 2025."
              last="77% ± 7 in October 2025"
              games={GAMES}
              months={MONTHS}
            />
          </PanelBody>
        </Panel>
      </Specimen>
    </Chapter>
  );
}
