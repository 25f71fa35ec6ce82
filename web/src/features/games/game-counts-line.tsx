import { CountsLine, type CountsLineProps } from './counts-line.tsx';
import { useGameCounts } from './queries.ts';

/** The line of counts, once they are known. */
export function GameCountsLine(props: Omit<CountsLineProps, 'counts'>) {
  return <CountsLine counts={useGameCounts().data} {...props} />;
}
