import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { SUPPORT_EMAIL } from '../../base/support-email.ts';
import { Link } from '../../ui/link.tsx';
import { Panel, PanelBody, PanelFooter } from '../../ui/panel.tsx';

/** One sheet in the middle of the page, for the steps around signing in. */
export function AuthSheet({ title, children }: { title: string; children: ReactNode }) {
  const heading = useFocusOnNewStep(title);
  return (
    <div className="mx-auto max-w-dialog md:py-s7">
      <Panel>
        <PanelBody className="grid grid-cols-[minmax(0,1fr)] gap-s4">
          <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
            {title}
          </h1>
          {children}
        </PanelBody>
        <PanelFooter>
          Something wrong? Write to{' '}
          <Link tone="text" href={`mailto:${SUPPORT_EMAIL}`}>
            {SUPPORT_EMAIL}
          </Link>
          .
        </PanelFooter>
      </Panel>
    </div>
  );
}

/** Moves the focus to a new step, because the pressed button disappears. */
function useFocusOnNewStep(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(title);
  useEffect(() => {
    if (last.current === title) return;
    last.current = title;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return heading;
}
