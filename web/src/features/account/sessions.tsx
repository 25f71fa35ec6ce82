import { useRef } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { useEndOtherSessions, useSessions } from './queries.ts';
import { SessionRow } from './session-row.tsx';

export function Sessions() {
  return (
    <AccountSection
      title="Where you are signed in"
      intro="If you do not recognise a device, sign out everywhere else and change your password."
    >
      <SessionList />
    </AccountSection>
  );
}

function SessionList() {
  const { data, isPending, isFetching, error, refetch } = useSessions();
  const endOthers = useEndOtherSessions();
  const list = useRef<HTMLUListElement>(null);
  if (isPending) return <LoadingSessions />;
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
  // The button disappears with the other sessions, so the focus has to move.
  const stayHere = () => list.current?.focus({ preventScroll: true });
  return (
    <PanelBody className="py-s2 sm:py-s3">
      <ul ref={list} tabIndex={-1} aria-label="Where you are signed in" className="outline-none">
        {data.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {data.length > 1 && (
        <p className="border-t border-line pt-s4 pb-s2">
          <Button
            pending={endOthers.isPending}
            pendingText="Signing out..."
            onClick={() => endOthers.mutate(undefined, { onSuccess: stayHere })}
          >
            Sign out everywhere else
          </Button>
        </p>
      )}
    </PanelBody>
  );
}

function LoadingSessions() {
  return (
    <PanelBody className="py-s2 sm:py-s3">
      <SkeletonGroup label="Loading where you are signed in" className="grid gap-[0.6rem] py-s3">
        <Skeleton className="h-[1.2rem] w-[12rem]" />
        <Skeleton className="h-[0.9rem] w-[20rem]" />
      </SkeletonGroup>
    </PanelBody>
  );
}
