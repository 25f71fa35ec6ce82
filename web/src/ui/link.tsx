import { Anchor } from './anchor.tsx';
import type { AnchorProps } from './anchor.tsx';
import { cx } from './cx.ts';

const TONES = {
  /** For acting: green and bold. */
  action: 'text-green font-semibold',
  /** In running text, in its colour. */
  text: 'text-inherit',
  /** A heading that leads somewhere: underlined only when pointed at. */
  title: 'text-inherit no-underline hover:underline',
  /** The title of a row, which is a link as a whole. */
  row: "text-inherit no-underline hover:underline after:absolute after:inset-0 after:content-['']",
};

export type LinkProps = AnchorProps & { tone?: keyof typeof TONES };

export function Link({ tone = 'action', className, ...rest }: LinkProps) {
  return <Anchor className={cx(TONES[tone], className)} {...rest} />;
}
