import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import type { BoardToShare, ShareChoices } from './share-choices.ts';
import { disclosureOf } from './share-text.ts';

interface ShareDisclosureProps {
  choices: ShareChoices;
  board: BoardToShare | null;
  sharer: string;
}

/** What becomes visible, and what does not, as one chooses. */
export function ShareDisclosure({ choices, board, sharer }: ShareDisclosureProps) {
  const { shown, hidden } = disclosureOf(choices, board, sharer);
  return (
    <div className="grid content-start gap-s5 border-line max-sm:order-first max-sm:border-b max-sm:pb-s5 sm:border-l sm:pl-s6">
      <Lines title="Anyone with the link will see" lines={shown} icon={Check} />
      <Lines title="Not shown" lines={hidden} icon={X} muted />
      <p className="text-sm text-ink-3">
        You can withdraw the link at any time. A preview that a messenger has fetched before cannot be
        withdrawn.
      </p>
    </div>
  );
}

interface LinesProps {
  title: string;
  lines: readonly string[];
  icon: typeof Check;
  muted?: boolean;
}

function Lines({ title, lines, icon, muted = false }: LinesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="eyebrow mb-s1">
        {title}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line} className={cx('flex gap-s3 border-t border-line py-s2', muted && 'text-ink-2')}>
            <Icon of={icon} className={cx('mt-[0.25em]', !muted && 'text-green')} />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
