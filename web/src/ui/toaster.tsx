import { X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import { useSyncExternalStore } from 'react';
import { cx } from './cx.ts';
import { NameTooltip } from './tooltip.tsx';
import { Icon } from './icon.tsx';
import { toasts } from './toast-store.ts';

/** Where toasts appear; once, near the root. They wait while pointed at or focused; F8 moves the keyboard there. */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Notification">
      {toast && (
        <Radix.Root
          key={toast.id}
          open={toast.state === 'open'}
          onOpenChange={(open) => !open && toasts.dismiss(toast.id)}
          type={toast.tone === 'error' ? 'foreground' : 'background'}
          className={cx(
            // A dialog takes the pointer from everything behind it; a toast stands before it.
            'pointer-events-auto flex items-start border-l-4 bg-ink py-s1 pl-s4 text-paper shadow-2',
            'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
            'data-[swipe=cancel]:transition-transform',
            toast.tone === 'error' ? 'border-vul' : 'border-green-mid',
          )}
        >
          <div className="min-w-0 flex-1 py-s2 leading-[1.4]">
            <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
            {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
          </div>
          {toast.action && (
            <Radix.Action
              altText={toast.action.label}
              onClick={toast.action.onAction}
              className="min-h-tap px-s2 font-semibold text-inherit underline underline-offset-[0.18em] hover:opacity-75 focus-visible:-outline-offset-4 focus-visible:outline-current"
            >
              {toast.action.label}
            </Radix.Action>
          )}
          <NameTooltip name="Dismiss">
            <Radix.Close
              aria-label="Dismiss"
              className="grid size-tap place-items-center rounded-2 text-inherit opacity-75 hover:opacity-100 focus-visible:-outline-offset-4 focus-visible:outline-current"
            >
              <Icon of={X} />
            </Radix.Close>
          </NameTooltip>
        </Radix.Root>
      )}
      {/*
        Radix announces toasts itself; the attribute keeps them within reach while a dialog hides all else. On phones
        they stand at the top: at the bottom they would cover the buttons of a form or dialog. Elsewhere they leave the
        footer with its link free, and stand at the left while a wide dialog has its buttons at the right.
      */}
      <Radix.Viewport
        aria-live="off"
        className={cx(
          'fixed right-s4 z-40 w-[calc(100%-2*var(--spacing-s4))] max-w-toast list-none p-0 max-sm:top-s2 sm:right-s5 sm:bottom-[4.25rem]',
          'sm:[:root[data-wide-dialog]_&]:right-auto sm:[:root[data-wide-dialog]_&]:left-s5',
        )}
      />
    </Radix.Provider>
  );
}
