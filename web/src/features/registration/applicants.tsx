import type { Applicant } from '@bridge-review/api/registration';
import type { ApprovalState } from '@bridge-review/api/registration-mode';
import { useRef, useState } from 'react';
import { nameOf } from '../../base/name-of.ts';
import { errorMessage } from '../../base/request-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { calendarDay, formatDate } from '../../ui/format-date.ts';
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { LoadMore } from '../../ui/load-more.tsx';
import { MetaStrip } from '../../ui/meta-strip.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { useApplicants, useDecide } from './queries.ts';

/** Who waits, with what can be decided; or who was declined, and can still be let in. */
export function Applicants({ state, empty }: { state: ApprovalState; empty: string }) {
  const [declining, setDeclining] = useState<Applicant | null>(null);
  const people = useApplicants(state, declining !== null);
  const decide = useDecide();
  const list = useRef<HTMLDivElement>(null);
  if (people.isPending) return <SkeletonRows count={2} label="Loading registrations" />;
  if (people.data === undefined) {
    return (
      <ErrorState
        level={3}
        title="The list could not be loaded"
        retrying={people.isFetching}
        onRetry={() => void people.refetch()}
      >
        {errorMessage(people.error)}
      </ErrorState>
    );
  }
  const rows = people.data.pages.flatMap((page) => page.rows);
  // The button goes with its row.
  const focusList = () => list.current?.focus({ preventScroll: true });
  const settle = (person: Applicant, decision: 'approve' | 'decline') =>
    decide.mutate(
      { person, decision },
      {
        onSettled: () => {
          setDeclining(null);
          focusList();
        },
      },
    );
  const isBusyWith = ({ id }: Applicant) => decide.isPending && decide.variables.person.id === id;
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {rows.length === 0 ? (
        <p className="py-s3 text-ink-2">{empty}</p>
      ) : (
        <ul aria-label={state === 'waiting' ? 'Waiting for approval' : 'Declined'}>
          {rows.map((person) => (
            <ApplicantRow
              key={person.id}
              person={person}
              isBusy={isBusyWith(person)}
              isOtherBusy={decide.isPending && !isBusyWith(person)}
              onApprove={() => settle(person, 'approve')}
              onDecline={() => LazyConfirmDialog.whenLoaded(() => setDeclining(person))}
            />
          ))}
        </ul>
      )}
      {people.hasNextPage && (
        <LoadMore
          label="Loading more registrations"
          loading={people.isFetchingNextPage}
          failed={people.isFetchNextPageError}
          onLoad={() => void people.fetchNextPage()}
        />
      )}
      {declining && (
        <LazyConfirmDialog
          open
          onOpenChange={(open) => !open && setDeclining(null)}
          title={`Decline ${nameOf(declining)}?`}
          description={`${declining.email} gets a friendly email about it. You can still approve the registration for 30 days; then it is deleted.`}
          verb="Decline"
          pending={decide.isPending}
          pendingText="Declining..."
          onConfirm={() => settle(declining, 'decline')}
        />
      )}
    </div>
  );
}

interface ApplicantRowProps {
  person: Applicant;
  isBusy: boolean;
  /** Decisions are made one after the other. */
  isOtherBusy: boolean;
  onApprove: () => void;
  onDecline: () => void;
}

function ApplicantRow({ person, isBusy, isOtherBusy, onApprove, onDecline }: ApplicantRowProps) {
  const name = nameOf(person);
  const fullName = `${person.firstName} ${person.lastName}`.trim();
  const isWaiting = person.state === 'waiting';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-s4 gap-y-s2 border-line sm:flex-nowrap py-s3 not-first:border-t">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-s2 gap-y-s1 wrap-anywhere">
          <b className="font-semibold">{name}</b>
          {fullName !== name && <span className="text-ink-2">{fullName}</span>}
          {person.emailVerified ? (
            <Badge tone="ok">Verified</Badge>
          ) : (
            <Badge tone="absent">Email not confirmed</Badge>
          )}
        </p>
        <MetaStrip
          className="text-sm text-ink-3"
          items={[
            person.email,
            `Registered on ${formatDate(calendarDay(person.createdAt))}`,
            isWaiting ? null : `Declined on ${formatDate(calendarDay(person.since))}`,
          ]}
        />
      </div>
      <div className="flex shrink-0 gap-s2">
        <Button
          aria-label={`Approve ${name}`}
          pending={isBusy}
          pendingText="Approving..."
          disabled={isOtherBusy}
          onClick={onApprove}
        >
          Approve
        </Button>
        {isWaiting && (
          <Button variant="danger" aria-label={`Decline ${name}`} onClick={onDecline}>
            Decline
          </Button>
        )}
      </div>
    </li>
  );
}
