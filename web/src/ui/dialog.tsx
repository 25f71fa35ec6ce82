import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { useFocusReturn } from './focus-return.ts';
import { useRootMark } from './use-root-mark.ts';

type ContentProps = ComponentProps<typeof Radix.Content>;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence under the title, read out when the dialog opens. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary one last. A form's submit button may stand here with `form="its-id"`. */
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** Steps aside while another dialog that it led to is open, and keeps what it holds. */
  covered?: boolean;
  /** For matter that needs room. On phones it fills the screen, and its buttons stay in view. */
  wide?: boolean;
  /** A wide one whose matter comes and goes: beyond phones it keeps its height, and its matter scrolls between head and foot. */
  steady?: boolean;
  /** All its controls are off for a while: then its matter itself is where the keyboard scrolls. */
  frozen?: boolean;
}

/** A low window has no room for head and foot beside what scrolls. */
const STEADY = {
  sheet:
    '[@media(min-width:36rem)_and_(min-height:34em)]:grid [@media(min-width:36rem)_and_(min-height:34em)]:h-[min(42rem,calc(100svh-2*var(--spacing-s4)))] [@media(min-width:36rem)_and_(min-height:34em)]:grid-rows-[auto_minmax(0,1fr)_auto]',
  body: '[@media(min-width:36rem)_and_(min-height:34em)]:overflow-y-auto',
};

/**
 * Escape, the scrim and the cross close it; the focus goes back to where it came from. It opens on the first control
 * of the body, or else of the footer; `autoFocus` on another one overrules that.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  role = 'dialog',
  covered = false,
  wide = false,
  steady = false,
  frozen = false,
}: DialogProps) {
  const focusReturn = useFocusReturn();
  useRootMark('wide-dialog', wide && open);
  // An Escape that is pressed while the other dialog opens would reach this one, before the other listens.
  const isCovered = useRef(covered);
  useLayoutEffect(() => {
    isCovered.current = covered;
  }, [covered]);
  const change = (next: boolean) => {
    if (next || !isCovered.current) onOpenChange(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        {/* The scrim scrolls, not the sheet: a tall dialog on a low window stays whole. On phones toasts stand above it. */}
        <Radix.Overlay
          className={cx(
            'fixed inset-0 z-20 grid animate-fade place-items-center overflow-y-auto bg-scrim p-s4 data-[state=closed]:animate-fade-out',
            covered && 'invisible',
            wide ? 'max-sm:items-stretch max-sm:p-0' : 'max-sm:items-end',
          )}
        >
          <Radix.Content
            role={role}
            {...(description === undefined && { 'aria-describedby': undefined })}
            {...focusReturn}
            onPointerDownOutside={keepOpenOnScrollbar}
            className={cx(
              'relative w-full animate-rise border border-t-3 border-line-2 border-t-green bg-surface shadow-2 focus:outline-none',
              wide
                ? 'max-w-wide-dialog max-sm:grid max-sm:grid-rows-[auto_1fr_auto] max-sm:border-x-0'
                : 'max-w-dialog',
              steady && STEADY.sheet,
            )}
          >
            <Radix.Title className="px-s4 pt-[1.35rem] pr-s8 text-title sm:px-s5 sm:pr-s8">
              {title}
            </Radix.Title>
            <div
              {...(frozen && { tabIndex: 0 })}
              className={cx(
                'grid grid-cols-[minmax(0,1fr)] content-start gap-s4 px-s4 pt-s3 pb-s5 sm:px-s5',
                steady && STEADY.body,
              )}
            >
              {description !== undefined && <Radix.Description>{description}</Radix.Description>}
              {children}
            </div>
            {footer !== undefined && (
              <footer
                className={cx(
                  'flex flex-wrap justify-end gap-s2 border-t border-line px-s4 py-s4 max-sm:[&>*]:grow sm:px-s5',
                  wide && 'sticky bottom-0 bg-surface sm:-bottom-s4',
                )}
              >
                {footer}
              </footer>
            )}
            {/* Last in order, so that the keyboard meets the dialog's matter before the way out. */}
            <Radix.Close asChild>
              <IconButton icon={X} label="Close" className="absolute top-[0.9rem] right-s1 sm:right-s3" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The scrim's own scrollbar lies outside the sheet; dragging it is no wish to close. */
const keepOpenOnScrollbar: ContentProps['onPointerDownOutside'] = (event) => {
  const { offsetX, target } = event.detail.originalEvent;
  if (target instanceof HTMLElement && offsetX > target.clientWidth) event.preventDefault();
};
