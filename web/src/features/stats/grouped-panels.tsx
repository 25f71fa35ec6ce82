import type { BiddingStats, Estimate } from '@bridge-review/api/stats';
import { seatName } from '@bridge-review/bridge/seat';
import { DotRows } from '../../ui/dot-rows.tsx';
import { EvenColumns } from '../../ui/even-columns.tsx';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';
import { SIDE_TEXT } from '../bidding/side-of-record.ts';
import { boardsAddress, type StatsView } from './stats-address.ts';
import { orderClaimText, isFew, KIND_NAMES } from './stats-text.ts';

interface Row extends Estimate {
  readonly key: string;
  readonly name: string;
  readonly group: Parameters<typeof boardsAddress>[1];
}

/** Accuracy by partner, by side and seat, and by kind of contract, all on one scale. */
export function GroupedPanels({ stats, view }: { stats: BiddingStats; view: StatsView }) {
  const { accuracy, partners, sides, seats, kinds } = stats;
  const own = `dashed line: you, ${Math.round(accuracy.mean)}%`;
  const partnerRows = partners.map(({ partner, ...row }) => ({
    ...row,
    key: String(partner.id),
    name: partner.displayName,
    group: { partner: String(partner.id) },
  }));
  const sideRows = sides.map((row) => ({
    ...row,
    key: row.side,
    name: SIDE_TEXT[row.side],
    group: { side: row.side },
  }));
  const seatRows = seats.map((row) => ({
    ...row,
    key: row.seat,
    name: seatName(row.seat),
    group: { seat: row.seat },
  }));
  const kindRows = kinds.map((row) => ({
    ...row,
    key: row.kind,
    name: KIND_NAMES[row.kind],
    group: { kind: row.kind },
  }));
  const shared = { view, own: accuracy.mean };
  const byPartner = {
    key: 'partner',
    rows: partnerRows.length,
    panel: <GroupPanel title="By partner" note={own} head="Partner" rows={partnerRows} {...shared} />,
  };
  const bySide = {
    key: 'side',
    rows: sideRows.length + seatRows.length,
    panel: (
      <GroupPanel
        title="By side and seat"
        head="Side or seat"
        rows={[...sideRows, ...seatRows]}
        {...shared}
        footer={`${orderClaimText(seatRows.length > 1 ? seatRows : sideRows)} Seats are those you gave for a game.`}
      />
    ),
  };
  const byKind = {
    key: 'kind',
    rows: kindRows.length,
    panel: (
      <GroupPanel
        title="By kind of contract"
        note="final contract of either side"
        head="Contract"
        rows={kindRows}
        {...shared}
      />
    ),
  };
  return (
    <EvenColumns
      orders={[
        [byPartner, bySide, byKind],
        [byPartner, byKind, bySide],
      ]}
    />
  );
}

interface GroupPanelProps {
  title: string;
  note?: string;
  head: string;
  rows: readonly Row[];
  view: StatsView;
  own: number;
  footer?: string;
}

function GroupPanel({ title, note, head, rows, view, own, footer }: GroupPanelProps) {
  return (
    <Panel title={title} {...(note !== undefined && { note })} className="flex flex-col">
      <PanelBody className="grid grow grid-cols-[minmax(0,1fr)] py-s3 sm:py-s3">
        <DotRows
          head={head}
          label={`Bidding accuracy ${title.toLowerCase()}`}
          own={own}
          rows={rows.map(({ key, name, boards, mean, error, group }) => ({
            key,
            name,
            boards,
            mean,
            error,
            href: boardsAddress(view, group),
            few: isFew({ boards }),
          }))}
        />
      </PanelBody>
      <PanelFooter>{footer ?? orderClaimText(rows)}</PanelFooter>
    </Panel>
  );
}
