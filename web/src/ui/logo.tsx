import { cx } from './cx.ts';
import { SUIT_SHAPES } from '@bridge-review/bridge/picture/suit-shape';

/** Clockwise from North, as the deal goes. */
const SIDES = ['M12 4h24', 'M44 12v24', 'M12 44h24', 'M4 12v24'];

export interface LogoProps {
  /** The four sides light up in turn, for a wait. */
  dealing?: boolean;
  className?: string;
}

/** A variant of the table mark: four green sides, a spade in the middle. */
export function Logo({ dealing = false, className = 'size-[1.75rem]' }: LogoProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden className={cx('shrink-0', className)}>
      <rect x="11" y="11" width="26" height="26" className="fill-none stroke-current stroke-[2.5]" />
      {SIDES.map((side, turn) => (
        <path
          key={side}
          d={side}
          className={cx('stroke-green stroke-5', dealing && 'animate-deal')}
          style={dealing ? { animationDelay: `${(turn - SIDES.length) * 0.4}s` } : undefined}
        />
      ))}
      <path d={SUIT_SHAPES.S.path} transform="translate(15.4 15.2) scale(.717)" className="fill-current" />
    </svg>
  );
}
