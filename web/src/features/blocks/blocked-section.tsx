import { useRef } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { PanelBody } from '../../ui/panel.tsx';
import { PersonList, PersonRow } from '../../ui/person-row.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { useBlocked, useChangeBlock } from './queries.ts';

/** Whom one has blocked, and where that ends. */
export function BlockedSection() {
  return (
    <AccountSection
      title="Blocked people"
      intro="Their comments are collapsed for you. They cannot find you or name you as their partner, and what they do sends you no email. You cannot name them either. They are not notified. To block somebody, open the menu beside their comment."
    >
      <PanelBody className="py-s2 sm:py-s2">
        <BlockedList />
      </PanelBody>
    </AccountSection>
  );
}

function BlockedList() {
  const { data, isPending, isFetching, error, refetch } = useBlocked();
  const change = useChangeBlock();
  const list = useRef<HTMLDivElement>(null);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading blocked people" className="py-s3">
        <Skeleton className="h-[1.2rem] w-[12rem]" />
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
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {data.length === 0 ? (
        <p className="py-s3 text-ink-2">You have blocked nobody.</p>
      ) : (
        <PersonList label="Blocked people">
          {data.map((person) => (
            <PersonRow
              key={person.id}
              name={person.displayName}
              detail={`Blocked on ${formatDate(calendarDay(person.since))}`}
              action={
                <Button
                  aria-label={`Unblock ${person.displayName}`}
                  pending={change.isPending && change.variables.person.id === person.id}
                  pendingText="Unblocking..."
                  onClick={() =>
                    change.mutate(
                      { person, isBlocked: false },
                      // The button goes with its row.
                      { onSuccess: () => list.current?.focus({ preventScroll: true }) },
                    )
                  }
                >
                  Unblock
                </Button>
              }
            />
          ))}
        </PersonList>
      )}
    </div>
  );
}
