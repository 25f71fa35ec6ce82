import type { Partner } from '@bridge-review/api/partners';
import { UserMinus } from 'lucide-react';
import { useRef, useState } from 'react';
import { nameOf } from '../../base/name-of.ts';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { PersonList, PersonRow } from '../../ui/person-row.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { usePartners, useRemovePartner } from './queries.ts';

export function PartnerList() {
  const { data, isPending, isFetching, error, refetch } = usePartners();
  const remove = useRemovePartner();
  const [leaving, setLeaving] = useState<Partner | null>(null);
  const body = useRef<HTMLDivElement>(null);
  if (isPending) return <LoadingPartners />;
  if (data === undefined) {
    return (
      <ErrorState
        level={3}
        title="Your partners could not be loaded"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error)}
      </ErrorState>
    );
  }
  const confirm = () => {
    if (leaving) remove.mutate(leaving);
    setLeaving(null);
    // The row and its button disappear, so the focus has to move.
    requestAnimationFrame(() => body.current?.focus({ preventScroll: true }));
  };
  return (
    <PanelBody ref={body} tabIndex={-1} className="py-s2 outline-none sm:py-s2">
      {data.length === 0 ? (
        <EmptyState level={3} title="No partners yet" className="px-0 py-s5 sm:px-0">
          Search for the players you play with and add them. They can then be chosen where you mark a game as
          played.
        </EmptyState>
      ) : (
        <PersonList label="Your partners">
          {data.map((partner) => (
            <PersonRow
              key={partner.id}
              name={nameOf(partner)}
              detail={partner.email}
              action={
                <Button
                  variant="danger"
                  hang="right"
                  icon={UserMinus}
                  aria-label={`Remove ${nameOf(partner)}`}
                  onClick={() => setLeaving(partner)}
                >
                  Remove
                </Button>
              }
            />
          ))}
        </PersonList>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title="Remove this partner?"
        description={`${leaving ? nameOf(leaving) : 'This player'} will no longer be offered to you as a partner. Games and bidding that you have in common stay as they are.`}
        verb="Remove partner"
        pending={false}
        pendingText="Removing..."
        onConfirm={confirm}
      />
    </PanelBody>
  );
}

function LoadingPartners() {
  return (
    <PanelBody className="py-s2 sm:py-s2">
      <SkeletonGroup label="Loading your partners" className="grid gap-s4 py-s3">
        {['first', 'second'].map((row) => (
          <div key={row} className="flex items-center gap-s3">
            <Skeleton className="size-[2.1rem] rounded-full" />
            <div className="grid flex-1 gap-s1">
              <Skeleton className="h-[1rem] w-[9rem]" />
              <Skeleton className="h-[0.8rem] w-[14rem]" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    </PanelBody>
  );
}
