import { type ReactNode, useRef, useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

interface Loaded<Item> {
  readonly data: readonly Item[] | undefined;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

interface Revocation<Item> {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: unknown;
  readonly reset: () => void;
  readonly mutate: (item: Item, options: { onSuccess: () => void }) => void;
}

export interface RevocableListProps<Item> {
  /** What the list holds, for screen readers: 'Tokens'. */
  label: string;
  /** In place of an empty list. */
  empty: string;
  list: Loaded<Item>;
  revocation: Revocation<Item>;
  /** What is asked before one is revoked. */
  question: (item: Item) => { title: string; description: string; verb: string; pendingText: string };
  renderRow: (item: Item, onRevoke: () => void) => ReactNode;
}

/** What somebody has given out, each of which can be taken back after a question. */
export function RevocableList<Item extends { readonly id: number }>(props: RevocableListProps<Item>) {
  const { label, empty, list, revocation, question, renderRow } = props;
  const [leaving, setLeaving] = useState<Item | null>(null);
  const place = useRef<HTMLDivElement>(null);
  if (list.isPending) {
    return (
      <SkeletonGroup label={`Loading ${label.toLowerCase()}`} className="grid gap-[0.6rem] py-s3">
        <Skeleton className="h-[1.2rem] w-[12rem]" />
        <Skeleton className="h-[0.9rem] w-[20rem]" />
      </SkeletonGroup>
    );
  }
  if (list.data === undefined) {
    return (
      <ErrorState
        level={3}
        title="The list could not be loaded"
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      >
        {errorMessage(list.error)}
      </ErrorState>
    );
  }
  const close = () => {
    setLeaving(null);
    revocation.reset();
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {list.data.length === 0 ? (
        <p className="py-s3 text-ink-2">{empty}</p>
      ) : (
        <ul aria-label={label}>
          {list.data.map((item) =>
            renderRow(item, () => LazyConfirmDialog.whenLoaded(() => setLeaving(item))),
          )}
        </ul>
      )}
      {leaving && (
        <LazyConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          {...question(leaving)}
          pending={revocation.isPending}
          error={revocation.isError ? errorMessage(revocation.error) : null}
          onConfirm={() =>
            revocation.mutate(leaving, {
              onSuccess: () => {
                close();
                // Its button goes with it.
                place.current?.focus({ preventScroll: true });
              },
            })
          }
        />
      )}
    </div>
  );
}
