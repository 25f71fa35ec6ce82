import type { FieldStats } from '@bridge-review/api/field';
import type { Estimate } from '@bridge-review/api/stats';
import { DotRows } from '../../ui/dot-rows.tsx';
import { EvenColumns } from '../../ui/even-columns.tsx';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { orderClaimText, isFew } from '../stats/stats-text.ts';
import { monthsText } from '../stats/trend-text.ts';
import { fieldBoardsAddress, type FieldGroupText, type FieldView } from './field-address.ts';
import {
  KIND_TEXT,
  LEAD_TEXT,
  LINE_TEXT,
  MEASURE_NAMES,
  NEUTRAL,
  roleText,
  SCALES,
  standingText,
  STRAIN_TEXT,
} from './field-text.ts';

interface Row extends Estimate {
  readonly name: string;
  readonly group: FieldGroupText;
}

interface Group {
  readonly title: string;
  readonly note?: string;
  readonly head: string;
  readonly rows: readonly Row[];
  readonly footer?: string;
}

/** Results by role, contract, lead, partner and month, all on one scale. */
export function FieldPanels({ stats, view }: { stats: FieldStats; view: FieldView }) {
  const { measure, roles } = stats;
  const groups: readonly Group[] = [
    {
      title: 'Declaring and defending',
      note: LINE_TEXT[measure],
      head: 'Role',
      rows: roles.map((row) => ({
        ...row,
        name: roleText(row),
        group: { role: row.role, by: row.by ?? undefined },
      })),
      footer: [
        standingText(stats.all, measure),
        orderClaimText(roles.filter(({ by }) => by === null).map((row) => ({ ...row, name: roleText(row) }))),
      ]
        .filter((text) => text !== null)
        .join(' '),
    },
    {
      title: 'By kind of contract',
      head: 'Contract',
      rows: stats.kinds.map((row) => ({ ...row, name: KIND_TEXT[row.kind], group: { kind: row.kind } })),
    },
    {
      title: 'Your opening leads',
      note: 'what you led, and how the board ended',
      head: 'Lead',
      rows: stats.leads.map((row) => ({ ...row, name: LEAD_TEXT[row.lead], group: { lead: row.lead } })),
    },
    {
      title: 'By partner',
      note: 'most boards first',
      head: 'Partner',
      rows: stats.partners.map(({ partner, ...row }) => ({
        ...row,
        name: partner.displayName,
        group: { partner: String(partner.id) },
      })),
    },
    {
      title: 'By level',
      head: 'Level',
      rows: stats.levels.map((row) => ({
        ...row,
        name: `Level ${row.level}`,
        group: { level: String(row.level) },
      })),
    },
    {
      title: 'By denomination',
      head: 'Denomination',
      rows: stats.strains.map((row) => ({
        ...row,
        name: STRAIN_TEXT[row.strain],
        group: { strain: row.strain },
      })),
    },
    {
      title: 'Over time',
      note: 'months with few boards stand together',
      head: 'Month',
      rows: stats.months
        .map((row) => ({
          ...row,
          name: monthsText(row.from, row.month),
          group: { fromMonth: row.from, toMonth: row.month },
        }))
        .toReversed(),
    },
  ];
  const panels = groups
    .filter(({ rows }) => rows.length > 0)
    .map((group) => ({
      key: group.title,
      rows: group.rows.length,
      panel: <GroupPanel stats={stats} view={view} {...group} />,
    }));
  return <EvenColumns orders={[panels]} />;
}

interface GroupPanelProps extends Group {
  stats: FieldStats;
  view: FieldView;
}

function GroupPanel({ stats: { measure }, view, title, note, head, rows, footer }: GroupPanelProps) {
  return (
    <Panel title={title} {...(note !== undefined && { note })} className="flex flex-col">
      <PanelBody className="grid grow grid-cols-[minmax(0,1fr)] py-s3 sm:py-s3">
        <DotRows
          head={head}
          label={`${MEASURE_NAMES[measure]}: ${title.toLowerCase()}`}
          own={NEUTRAL[measure]}
          scale={SCALES[measure]}
          rows={rows.map(({ name, boards, mean, error, group }) => ({
            key: name,
            name,
            boards,
            mean,
            error,
            href: fieldBoardsAddress(view, { measure, ...group }),
            few: isFew({ boards }),
          }))}
        />
      </PanelBody>
      <PanelFooter>{footer ?? orderClaimText(rows)}</PanelFooter>
    </Panel>
  );
}
