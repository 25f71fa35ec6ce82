import type { PersonalToken } from '@bridge-review/api/tokens';
import { useRef, useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { useRevokeToken, useTokens } from './queries.ts';
import { TokenRow } from './token-row.tsx';

// Few people ever make a token.
const NewTokenDialog = lazyPart(async () => (await import('./new-token-dialog.tsx')).NewTokenDialog);

export function TokensSection() {
  const [isMaking, setMaking] = useState(false);
  return (
    <AccountSection
      title="Programs"
      intro="A personal token lets a program upload or read for you, without your password. Changing your password revokes all tokens."
    >
      <PanelBody className="py-s2 sm:py-s3">
        <TokenList />
        <p className="border-t border-line pt-s4 pb-s2">
          <Button onClick={() => NewTokenDialog.whenLoaded(() => setMaking(true))}>New token</Button>
        </p>
      </PanelBody>
      {isMaking && <NewTokenDialog onClose={() => setMaking(false)} />}
    </AccountSection>
  );
}

function TokenList() {
  const { data, isPending, isFetching, error, refetch } = useTokens();
  const revoke = useRevokeToken();
  const [leaving, setLeaving] = useState<PersonalToken | null>(null);
  const list = useRef<HTMLDivElement>(null);
  if (isPending) {
    return (
      <SkeletonGroup label="Loading tokens" className="grid gap-[0.6rem] py-s3">
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
    revoke.reset();
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {data.length === 0 ? (
        <p className="py-s3 text-ink-2">No program has a token.</p>
      ) : (
        <ul aria-label="Tokens">
          {data.map((token) => (
            <TokenRow
              key={token.id}
              token={token}
              onRevoke={() => LazyConfirmDialog.whenLoaded(() => setLeaving(token))}
            />
          ))}
        </ul>
      )}
      {leaving && (
        <LazyConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={`Revoke ‘${leaving.name}’?`}
          description="Programs that use it are refused from now on. This cannot be undone."
          verb="Revoke token"
          pending={revoke.isPending}
          pendingText="Revoking..."
          error={revoke.isError ? errorMessage(revoke.error) : null}
          onConfirm={() =>
            revoke.mutate(leaving, {
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
