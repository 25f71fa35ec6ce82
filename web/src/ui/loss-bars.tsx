import { Link } from './link.tsx';

export interface LossBar {
  key: string;
  name: string;
  /** Where these boards are listed. */
  href: string;
  /** IMPs in all. */
  lost: number;
  /** How many boards, and what each cost. */
  note: string;
  /** Too few boards to tell. */
  few: boolean;
}

/** IMPs lost by cause: bars of one scale, the largest first. */
export function LossBars({ label, bars }: { label: string; bars: readonly LossBar[] }) {
  const most = Math.max(1, ...bars.map(({ lost }) => lost));
  return (
    <ul aria-label={label} className="loss-bars">
      {bars.map(({ key, name, href, lost, note, few }) => (
        <li key={key} className={few ? 'loss-few' : undefined}>
          <Link tone="row" href={href} className="flex min-h-[1.75rem] items-center font-medium">
            {name}
          </Link>
          {lost > 0 ? (
            <span aria-hidden className="loss-bar">
              <i style={{ width: `${(lost / most) * 100}%` }} />
            </span>
          ) : (
            <span />
          )}
          <b>{lost.toLocaleString()}</b>
          <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}
