import type { FieldMeasure, FieldStats } from '@bridge-review/api/field';
import type { Estimate } from '@bridge-review/api/stats';
import { counted } from '@bridge-review/bridge/counted';
import { Figure, FiguresStrip } from '../../ui/figures-strip.tsx';
import { Link } from '../../ui/link.tsx';
import { isFew } from '../stats/stats-text.ts';
import { fieldBoardsAddress, type FieldGroupText, type FieldView } from './field-address.ts';
import { SCALES } from './field-text.ts';

/** The whole by every measure; each figure leads to its boards. */
export function FieldFigures({ stats, view }: { stats: FieldStats; view: FieldView }) {
  const figure = (label: string, all: Estimate, measure: FieldMeasure, group: FieldGroupText) => {
    if (all.boards === 0) return null;
    const { meanText, errorText } = SCALES[measure];
    return (
      <Figure
        label={label}
        value={meanText(all.mean).replace('%', '')}
        unit={
          (measure === 'percent' ? '%' : '') +
          (all.error === null || isFew(all) ? '' : ` ±\u00a0${errorText(all.error)}`)
        }
        note={
          <>
            <Link
              tone="text"
              href={fieldBoardsAddress({ ...view, role: '' }, { measure, ...group })}
              className="relative after:absolute after:-inset-[0.85rem]"
            >
              {counted(all.boards, 'board')}
            </Link>
            {isFew(all) && ', too few to tell'}
          </>
        }
      />
    );
  };
  return (
    <FiguresStrip>
      {figure('Matchpoints', stats.percent, 'percent', {})}
      {figure('IMPs a board', stats.imps, 'imps', {})}
      {figure('Tricks declaring', stats.declaring, 'tricks', { role: 'declaring' })}
      {figure('Tricks defending', stats.defending, 'tricks', { role: 'defending' })}
    </FiguresStrip>
  );
}
