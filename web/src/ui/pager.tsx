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

const WORD = 'max-sm:sr-only';
const STEP = 'max-sm:min-w-tap';

/** Previous, where one is, Next. On phones the words are for screen readers alone. */
export function Pager({ label, index, count, onPrevious, onNext }: PagerProps) {
  // Not `disabled` at the ends: a disabled button would lose the keyboard focus.
  const first = index <= 1;
  const last = index >= count;
  return (
    <nav aria-label={label} className="flex items-center gap-s1">
      <NameTooltip name="Previous" className="sm:hidden">
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
      <NameTooltip name="Next" className="sm:hidden">
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
