import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import { NameTooltip } from './tooltip.tsx';

export interface PagerProps {
  /** What is paged through, for screen readers. */
  label: string;
  /** Counted from 1. */
  index: number;
  count: number;
  onPrevious: () => void;
  onNext: () => void;
}

const WORD = 'max-[89.99em]:sr-only';
const STEP = 'max-[89.99em]:min-w-tap';
const TIP = 'min-[90em]:hidden';

/** Previous, where one is, Next. In all but wide windows the words are for screen readers alone. */
export function Pager({ label, index, count, onPrevious, onNext }: PagerProps) {
  // Not `disabled` at the ends: a disabled button would lose the keyboard focus.
  const first = index <= 1;
  const last = index >= count;
  return (
    <nav aria-label={label} className="flex items-center gap-s1">
      <NameTooltip name="Previous" className={TIP}>
        <Button
          variant="quiet"
          icon={ChevronLeft}
          aria-disabled={first}
          onClick={() => !first && onPrevious()}
          className={STEP}
        >
          <span className={WORD}>Previous</span>
        </Button>
      </NameTooltip>
      <span className="px-s2 whitespace-nowrap text-ink-2">
        {index} of {count}
      </span>
      <NameTooltip name="Next" className={TIP}>
        <Button
          variant="quiet"
          iconAfter={ChevronRight}
          aria-disabled={last}
          onClick={() => !last && onNext()}
          hang="right"
          className={STEP}
        >
          <span className={WORD}>Next</span>
        </Button>
      </NameTooltip>
    </nav>
  );
}
