import { counted } from '@bridge-review/bridge/counted';
import { cx } from './cx.ts';

export interface SparkProps {
  /** Percent from 0 to 100, or IMPs around 0. */
  values: readonly number[];
  unit: 'percent' | 'imps';
  own: boolean;
  className?: string;
}

const HEIGHT = 24;
const STEP = 5;
const BAR = 3.4;

/** One bar a board on a dotted average: above it in green. A text says the same. */
export function Spark({ values, unit, own, className }: SparkProps) {
  const middle = unit === 'percent' ? 50 : 0;
  const above = values.filter((value) => value > middle).length;
  const largest = Math.max(1, ...values.map(Math.abs));
  const width = values.length * STEP;
  const barOf = (value: number): { y: number; height: number } => {
    if (unit === 'percent') {
      const height = Math.max(0.8, (HEIGHT * value) / 100);
      return { y: HEIGHT - height, height };
    }
    const height = Math.max(0.8, ((HEIGHT / 2) * Math.abs(value)) / largest);
    return { y: value > 0 ? HEIGHT / 2 - height : HEIGHT / 2, height };
  };
  /** A hundred pairs are drawn: all bars of a kind are one path. */
  const barsOf = (isMeant: (value: number) => boolean): string =>
    values
      .map((value, index) => {
        const { y, height } = barOf(value);
        return isMeant(value) ? `M${index * STEP} ${y}h${BAR}v${height}h-${BAR}z` : '';
      })
      .join('');
  return (
    <svg
      role="img"
      aria-label={`${above} of ${counted(values.length, 'board')} above average`}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={cx('block', className)}
    >
      <path d={barsOf((value) => value <= middle)} className={own ? 'fill-control' : 'fill-line-2'} />
      <path d={barsOf((value) => value > middle)} className={own ? 'fill-green' : 'fill-bar'} />
      <line
        x1="0"
        x2={width}
        y1={HEIGHT / 2}
        y2={HEIGHT / 2}
        vectorEffect="non-scaling-stroke"
        strokeDasharray="1 2"
        className="stroke-control stroke-1"
      />
    </svg>
  );
}
