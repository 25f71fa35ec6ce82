import type { Share } from '@bridge-review/api/shares';
import { useRef, useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { Link } from '../../ui/link.tsx';
import { MetaStrip } from '../../ui/meta-strip.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { gameAddress } from '../games/game-address.ts';
import { expiryText } from './expiry-text.ts';
import { useShares, useWithdrawShare } from './queries.ts';

/** The links that one has shared. Each can be withdrawn; none can be shown again, since only its hash is kept. */
export function SharesSection() {
  return (
    <AccountSection
      title="Shared links"
      intro="Whoever has one of these links sees what you chose, without an account. Share makes them, on a board or a game."
    >
      <PanelBody className="py-s2 sm:py-s3">
        <ShareList />
      </PanelBody>
    </AccountSection>
  );
}

function ShareList() {
  const { data, isPending, isFetching, error, refetch } = useShares();
  const withdraw = useWithdrawShare();
  const [leaving, setLeaving] = useState<Share | null>(null);
  const list = useRef<HTMLDivElement>(null);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading links" className="grid gap-[0.6rem] py-s3">
        <Skeleton className="h-[1.2rem] w-[12rem]" />
        <Skeleton className="h-[0.9rem] w-[20rem]" />
      </SkeletonGroup>
    );
  }
  if (data === undefined) {
    return (
      <ErrorState
        level={3}
        title="The list could not be loaded"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error)}
      </ErrorState>
    );
  }
  const close = () => {
    setLeaving(null);
    withdraw.reset();
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {data.length === 0 ? (
        <p className="py-s3 text-ink-2">You have shared nothing.</p>
      ) : (
        <ul aria-label="Links">
          {data.map((share) => (
            <ShareRow
              key={share.id}
              share={share}
              onWithdraw={() => LazyConfirmDialog.whenLoaded(() => setLeaving(share))}
            />
          ))}
        </ul>
      )}
      {leaving && (
        <LazyConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={`Withdraw the link to ${nameOf(leaving)}?`}
          description="Whoever opens it from now on finds nothing. Previews that messengers have fetched stay. This cannot be undone, but you can make a new link."
          verb="Withdraw link"
          pending={withdraw.isPending}
          pendingText="Withdrawing..."
          error={withdraw.isError ? errorMessage(withdraw.error) : null}
          onConfirm={() =>
            withdraw.mutate(leaving, {
              onSuccess: () => {
                close();
                // Its button goes with its row.
                list.current?.focus({ preventScroll: true });
              },
            })
          }
        />
      )}
    </div>
  );
}

const nameOf = ({ boardNumber, title }: Share): string =>
  boardNumber === null ? title : `Board ${boardNumber}, ${title}`;

function ShareRow({ share, onWithdraw }: { share: Share; onWithdraw: () => void }) {
  const { gameId, handId, isQuestion, createdAt, expiresAt } = share;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s1 border-line py-s3 not-first:border-t">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <Link tone="title" href={handId === null ? gameAddress(gameId) : `/hands/${handId}`}>
            {nameOf(share)}
          </Link>
        </p>
        <MetaStrip
          className="text-sm text-ink-3"
          items={[
            isQuestion ? 'As a question' : null,
            expiryText(expiresAt),
            `Made on ${formatDate(calendarDay(createdAt))}`,
          ]}
        />
      </div>
      <Button
        variant="danger"
        hang="left"
        aria-label={`Withdraw the link to ${nameOf(share)}`}
        onClick={onWithdraw}
      >
        Withdraw
      </Button>
    </li>
  );
}
