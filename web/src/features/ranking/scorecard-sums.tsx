import type { Scorecard } from '@bridge-review/api/ranking';
import { counted, plural } from '@bridge-review/bridge/counted';
import { formatPlace } from '@bridge-review/bridge/ranking/places';
import { Figure, FiguresStrip } from '../../ui/figures-strip.tsx';
import { Panel, PanelFooter } from '../../ui/panel.tsx';
import { type SumRow, SumRows } from '../../ui/sum-rows.tsx';
import { boardsIn, type CardGroup, type CardPart, opponentsKey, sumOf } from './card-groups.ts';
import { scorecardAddress } from './ranking-address.ts';
import { impsFigure, placeEnding, pointsText, sideName, surnamesText, valueText } from './ranking-text.ts';

interface Props {
  gameId: number;
  card: Scorecard;
}

/** The total and the place. */
export function CardFigures({ card: { pair, field, unit, kind } }: Omit<Props, 'gameId'>) {
  const of = [
    `of ${counted(field.total, kind === 'players' ? 'player' : 'pair')}`,
    field.side && sideName(field.side),
    field.section && `Section ${field.section}`,
  ];
  return (
    <FiguresStrip square>
      <Figure
        label={unit === 'percent' ? 'Percent' : 'IMPs'}
        value={valueText(pair.value, unit)}
        note={
          pair.top === null
            ? `on ${counted(pair.boards, 'board')}`
            : `${pointsText(pair.points)} of ${pointsText(pair.top)} MPs`
        }
      />
      <Figure
        label="Place"
        value={pair.place}
        unit={placeEnding(pair)}
        note={<span aria-label={`Place ${formatPlace(pair)}`}>{of.filter(Boolean).join(', ')}</span>}
      />
    </FiguresStrip>
  );
}

/** Declaring and defending, by player and by what was bid; each figure leads to its boards. */
export function WhereItCameFrom({ gameId, card, show }: Props & { show: CardPart | null }) {
  const { pair, boards, unit, kind } = card;
  const first = pair.names.first?.split(' ')[0] ?? 'First player';
  const second = kind === 'players' ? 'Partners' : (pair.names.second?.split(' ')[0] ?? 'Second player');
  const row = (group: CardGroup, name: string): SumRow[] => {
    const sum = sumOf(boardsIn(boards, group), unit);
    if (sum.value === null) return [];
    return [
      {
        name,
        href: scorecardAddress(gameId, pair, group),
        note: counted(sum.boards, 'board'),
        value: unit === 'percent' ? `${sum.value.toFixed(1)}%` : impsFigure(Math.round(sum.value * 10) / 10),
        current: show === group,
      },
    ];
  };
  const groups = [
    [...row('declaring', 'Declaring'), ...row('first declaring', first), ...row('second declaring', second)],
    [
      ...row('defending', 'Defending'),
      ...row('first on lead', `${first} on lead`),
      ...row('second on lead', `${second} on lead`),
    ],
    [...row('part scores', 'Part scores'), ...row('games and slams', 'Games and slams')],
  ].filter((group) => group.length > 0);
  if (groups.length === 0) return null;
  return (
    <Panel title="Where it came from">
      <SumRows groups={groups} />
    </Panel>
  );
}

/** The pairs that one met, the best meeting first; each leads to its boards. */
export function ByOpponents({
  gameId,
  card: { pair, boards, unit },
  show,
}: Props & { show: CardPart | null }) {
  const met = new Map<string, typeof boards>();
  for (const board of boards) {
    const key = opponentsKey(board);
    met.set(key, [...(met.get(key) ?? []), board]);
  }
  const rows = [...met.values()].flatMap((own) => {
    const [first] = own;
    const sum = sumOf(own, unit);
    if (first === undefined || sum.value === null) return [];
    const isShown =
      typeof show === 'object' && own.some((board) => board.opponents.tableId === show?.against);
    return [{ opponents: first.opponents, sum, value: sum.value, isShown }];
  });
  if (rows.length < 2) return null;
  const most = Math.max(...rows.map(({ sum }) => sum.boards));
  return (
    <Panel title="By opponents">
      <SumRows
        groups={[
          rows
            .toSorted((one, other) => other.value - one.value)
            .map(({ opponents, sum, value, isShown }) => ({
              name: surnamesText(opponents),
              href: scorecardAddress(gameId, pair, { against: opponents.tableId }),
              note: counted(sum.boards, 'board'),
              value: unit === 'percent' ? `${Math.round(value)}%` : impsFigure(Math.round(value * 10) / 10),
              current: isShown,
            })),
        ]}
      />
      <PanelFooter>
        {plural(most, 'One board each', `At most ${most} boards each`)}: too few to tell much.
      </PanelFooter>
    </Panel>
  );
}
