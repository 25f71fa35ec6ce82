import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';

const GAP = 11;
const WINDOW_MARGIN = 8;
const ARROW = { width: 10, height: 5 };

export type TooltipBubbleProps = ComponentProps<'div'> & { anchor: HTMLElement };

/** Stands above its anchor, or below where there is no room; never beyond the edge of the window. */
export function TooltipBubble({ anchor, className, children, ...rest }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  const arrow = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (bubble.current && arrow.current) place(bubble.current, arrow.current, anchor.getBoundingClientRect());
  });
  return (
    <div
      ref={bubble}
      {...rest}
      // Above toasts, which have icons too.
      className={cx(
        'fixed top-0 left-0 z-50 w-max max-w-[min(20rem,calc(100vw-1rem))] animate-fade rounded-1 bg-ink px-s3 py-[0.35rem] text-sm leading-snug text-paper',
        className,
      )}
    >
      {children}
      <svg ref={arrow} {...ARROW} viewBox="0 0 10 5" className="absolute fill-ink" aria-hidden>
        <path d="M0 0h10L5 5z" />
      </svg>
    </div>
  );
}

function place(bubble: HTMLElement, arrow: SVGSVGElement, anchor: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const above = anchor.top - GAP - height >= WINDOW_MARGIN;
  const middle = anchor.left + anchor.width / 2;
  const widest = document.documentElement.clientWidth - WINDOW_MARGIN - width;
  const left = Math.max(WINDOW_MARGIN, Math.min(middle - width / 2, widest));
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above ? anchor.top - GAP - height : anchor.bottom + GAP}px`;
  arrow.style.left = `${middle - left - ARROW.width / 2}px`;
  arrow.style.top = above ? '100%' : `${-ARROW.height}px`;
  arrow.style.rotate = above ? '' : '180deg';
}
