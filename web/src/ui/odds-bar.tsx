/** A chance from 0 to 1, with its 95% interval. */
export interface Interval {
  value: number;
  low: number;
  high: number;
}

interface OddsBarProps {
  chance: Interval;
  best: boolean;
  /** Another chance to compare with, a dotted upright. */
  stands?: number;
  /** Whether the bar ends at something else than 100%, so that its middle means nothing. */
  isScaled?: boolean;
}

/** A chance as a bar with its whisker and a dotted half. Stretched to its cell; strokes keep their width. */
export function OddsBar({ chance, best, stands, isScaled = false }: OddsBarProps) {
  const [value, low, high] = [chance.value, chance.low, chance.high].map((share) => share * 200) as [
    number,
    number,
    number,
  ];
  return (
    <svg
      viewBox="0 0 200 24"
      preserveAspectRatio="none"
      aria-hidden
      className="block h-[1.5rem] w-full overflow-visible"
    >
      <rect x="0" y="6" width="200" height="12" className="fill-sunk" />
      <rect x="0" y="6" width={value} height="12" className={best ? 'fill-green' : 'fill-bar'} />
      {!isScaled && (
        <line
          x1="100"
          x2="100"
          y1="1"
          y2="23"
          strokeDasharray="2 3"
          vectorEffect="non-scaling-stroke"
          className="stroke-line-2"
        />
      )}
      {stands !== undefined && (
        <line
          x1={stands * 200}
          x2={stands * 200}
          y1="0"
          y2="24"
          strokeWidth="2"
          strokeDasharray="3 3"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink-2"
        />
      )}
      <path
        d={`M${low} 12H${high}M${low} 7.5v9M${high} 7.5v9`}
        fill="none"
        strokeWidth="3.5"
        vectorEffect="non-scaling-stroke"
        className="stroke-surface"
      />
      <path
        d={`M${low} 12H${high}M${low} 7.5v9M${high} 7.5v9`}
        fill="none"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink"
      />
    </svg>
  );
}
