import { cx } from './cx.ts';

const FRAME =
  'inline-flex min-h-tap max-w-full items-center justify-center gap-[0.45rem] rounded-2 border py-[0.4rem] text-md ' +
  'leading-[1.2] font-semibold no-underline text-center transition-colors cursor-pointer ' +
  'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed';

const OFF =
  'disabled:bg-transparent disabled:text-ink-off aria-disabled:bg-transparent aria-disabled:text-ink-off';
const FRAMED = 'disabled:border-line aria-disabled:border-line';

const VARIANTS = {
  primary: 'border-green bg-green px-s4 text-on-green hover:border-green-hover hover:bg-green-hover',
  default: 'border-control bg-surface px-s4 text-ink hover:bg-hover',
  quiet: 'border-transparent px-hang text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'border-transparent px-hang text-red hover:bg-red-soft',
  destructive: 'border-vul bg-vul px-s4 text-on-vul hover:border-vul-hover hover:bg-vul-hover',
};

type ButtonVariant = keyof typeof VARIANTS;

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** As wide as its column. */
  full?: boolean | undefined;
  /** Lets a quiet button's padding hang outside the column, so that its words stand on the text edge. */
  hang?: 'left' | 'right' | undefined;
}

export function buttonLook({ variant = 'default', full = false, hang }: ButtonLook): string {
  return cx(
    FRAME,
    VARIANTS[variant],
    OFF,
    variant !== 'quiet' && variant !== 'danger' && FRAMED,
    full && 'w-full',
    hang === 'left' && '-ml-hang',
    hang === 'right' && '-mr-hang',
  );
}
