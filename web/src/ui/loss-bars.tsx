import { counted } from '@bridge-review/bridge/counted';
import { Link } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface LossBar {
  key: string;
  name: string;
  /** Where these boards are listed. */
  href: string;
  /** IMPs in all. */
  lost: number;
  boards: number;
  /** Goes on after the number of boards, as ', 3.6 ± 0.9 IMPs each'. */
  note: string;
  /** Too few boards to tell. */
  few: boolean;
}

/** IMPs lost by cause: bars of one scale, the largest first. The number of boards is a link, as large as its row. */
export function LossBars({ label, bars }: { label: string; bars: readonly LossBar[] }) {
  const most = Math.max(1, ...bars.map(({ lost }) => lost));
  return (
    <ul aria-label={label} className="loss-bars">
      {bars.map(({ key, name, href, lost, boards, note, few }) => (
        <li key={key} className={few ? 'loss-few' : undefined}>
          <span className="flex min-h-[1.75rem] items-center font-medium">{name}</span>
          {lost > 0 ? (
            <span aria-hidden className="loss-bar">
              <i style={{ width: `${(lost / most) * 100}%` }} />
            </span>
          ) : (
            <span />
          )}
          <b>{lost.toLocaleString()}</b>
          <small>
            <Link tone="text" href={href} className="after:absolute after:inset-0">
              {counted(boards, 'board')}
              <VisuallyHidden> ({name})</VisuallyHidden>
            </Link>
            {note}
          </small>
        </li>
      ))}
    </ul>
  );
}
