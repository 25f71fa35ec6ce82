import { cx } from './cx.ts';
import { NotationText } from './notation-text.tsx';

export interface ProseProps {
  children: string;
  /** Who says it, before the words. */
  by?: string | undefined;
  className?: string;
}

/** What a player wrote: in serif, lines kept, calls and cards set as such. Never HTML. */
export function Prose({ children, by, className }: ProseProps) {
  return (
    <p
      className={cx(
        'max-w-measure font-serif text-[1.09rem] leading-[1.48] wrap-anywhere whitespace-pre-wrap',
        className,
      )}
    >
      {by !== undefined && <b className="font-semibold">{by}: </b>}
      <NotationText>{children}</NotationText>
    </p>
  );
}
