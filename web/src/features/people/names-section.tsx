import { paths } from '@bridge-review/api/page-paths';
import type { OwnName, OwnNames } from '@bridge-review/api/people';
import { useRef, useState } from 'react';
import { errorMessage } from '../../base/request-error.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.ts';
import { Link } from '../../ui/link.tsx';
import { PanelBody } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { AccountSection } from '../account/account-section.tsx';
import { doubtText, scopeText } from './people-text.ts';
import { useObjection, useOwnNames, useWithdraw } from './queries.ts';
import { SeasonPart } from './season-part.tsx';

/** In the account: the names in files that one said are one's own, and what follows from them. */
export function NamesSection() {
  const { data, isPending, isFetching, error, refetch } = useOwnNames();
  return (
    <AccountSection
      title="Your names in files"
      intro="Names in files that you chose as yours. Others see your display name beside them, and you can mark their games as played with one click."
    >
      <PanelBody className="py-s3">
        {data ? (
          <Names data={data} />
        ) : isPending ? (
          <SkeletonGroup label="Loading your names" className="grid gap-[0.6rem] py-s3">
            <Skeleton className="h-[1.2rem] w-[12rem]" />
            <Skeleton className="h-[0.9rem] w-[20rem]" />
          </SkeletonGroup>
        ) : (
          <ErrorState
            level={3}
            title="Your names could not be loaded"
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {errorMessage(error)}
          </ErrorState>
        )}
      </PanelBody>
      {data && (data.gamesToMark.length > 0 || data.lastSeason !== null) && (
        <PanelBody>
          <SeasonPart />
        </PanelBody>
      )}
      {data && data.doubts.length > 0 && (
        <PanelBody>
          <Doubts data={data} />
        </PanelBody>
      )}
    </AccountSection>
  );
}

function Names({ data: { names } }: { data: OwnNames }) {
  const withdraw = useWithdraw();
  const [leaving, setLeaving] = useState<OwnName | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    setLeaving(null);
    withdraw.reset();
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {names.length === 0 ? (
        <p className="py-s3 text-ink-2">
          You have not chosen any name as yours yet. Open the ranking of a game you played, and choose ‘Who is
          who’ beside your name.
        </p>
      ) : (
        <ul aria-label="Names">
          {names.map((name) => (
            <li
              key={name.id}
              className="flex flex-wrap items-center gap-x-s3 border-line py-s2 not-first:border-t"
            >
              <div className="min-w-0 flex-1 basis-[12rem]">
                <p className="font-semibold wrap-anywhere">{name.name}</p>
                <p className="text-sm text-ink-2">{scopeText(name)}</p>
              </div>
              <Button
                variant="quiet"
                aria-label={`Withdraw ${name.name}`}
                onClick={() => LazyConfirmDialog.whenLoaded(() => setLeaving(name))}
              >
                Withdraw
              </Button>
            </li>
          ))}
        </ul>
      )}
      {leaving && (
        <LazyConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={`Withdraw ‘${leaving.name}’?`}
          description="Others no longer see you under this name. Games that are marked as played stay marked."
          verb="Withdraw"
          pending={withdraw.isPending}
          pendingText="Withdrawing..."
          error={withdraw.isError ? errorMessage(withdraw.error) : null}
          onConfirm={() =>
            withdraw.mutate(leaving.id, {
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

function Doubts({ data: { doubts, doubtCount, names } }: { data: OwnNames }) {
  const objection = useObjection();
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return (
    <div className="grid gap-s2">
      <h3 className="font-semibold">
        In doubt{doubtCount > doubts.length ? `, the first ${doubts.length} of ${doubtCount}` : ''}
      </h3>
      <ul aria-label="Games in doubt">
        {doubts.map(({ identityId, game, ...doubt }) => {
          const canWithdraw = doubt.kind === 'contradicted' && doubt.contradictedBy === 'self';
          const canObject =
            doubt.kind === 'several' || doubt.kind === 'waiting' || doubt.kind === 'contested';
          return (
            <li
              key={`${identityId} ${game.id}`}
              className="flex flex-wrap items-center gap-x-s3 border-line py-s2 not-first:border-t"
            >
              <div className="min-w-0 flex-1 basis-[12rem]">
                <Link tone="text" href={paths.game(game.id)} className="font-medium wrap-anywhere">
                  {game.title}
                </Link>
                <p className="text-sm text-ink-2 wrap-anywhere">
                  {nameOf.get(identityId)}: {doubtText({ identityId, game, ...doubt })}
                </p>
              </div>
              {(canWithdraw || canObject) && (
                <Button
                  variant="quiet"
                  aria-label={`${canObject ? 'Not me' : 'It was me'} in ${game.title}`}
                  onClick={() => objection.mutate({ identityId, gameId: game.id, isRaised: canObject })}
                >
                  {canObject ? 'Not me' : 'It was me'}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
