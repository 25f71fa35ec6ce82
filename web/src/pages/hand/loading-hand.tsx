import type { ReactNode } from 'react';
import { BoardRailRoom } from '../../ui/board-rail.tsx';
import { DeskColumns, DeskPair, DeskPart, DeskRest } from '../../ui/desk.tsx';
import { LoadingPanel } from '../../ui/loading-panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { SwitcherRoom } from '../../ui/switcher.tsx';
import type { Review } from './use-review.ts';

/** The hand's page before the hand is known, of the same measures. */
export function LoadingHand() {
  return (
    <>
      <div className="desk-top">
        <SkeletonGroup label="Loading the hand" className="board-line">
          <Skeleton className="h-[1.6rem] w-[18rem]" />
        </SkeletonGroup>
        <BoardRailRoom />
      </div>
      <LoadingDesk />
    </>
  );
}

/** What is below the head: the deal, and on phones the game's lines, as soon as they are known. */
export function LoadingDesk({ deal, game }: { deal?: ReactNode; game?: ReactNode }) {
  return (
    <DeskColumns>
      <Panel className="deal">
        {deal ?? <LoadingDeal />}
        <div className="deal-tools" />
      </Panel>
      <DeskRest>
        <div className="desk-phone">
          <div className="board-game">{game}</div>
        </div>
        <SwitcherRoom />
        <DeskPart name="bidding">
          <DeskPair>
            <LoadingAuction title="Partnership bidding" />
            <LoadingAuction />
          </DeskPair>
        </DeskPart>
      </DeskRest>
    </DeskColumns>
  );
}

function LoadingDeal() {
  return (
    <div aria-hidden className="diagram">
      <div className="compass">
        {['N', 'W', 'E', 'S'].map((seat) => (
          <div key={seat} className="seat grid content-center gap-s3" data-seat={seat}>
            <Skeleton className="h-[1.1rem] w-[9rem]" />
            <Skeleton className="h-[1.1rem] w-[6rem]" />
            <Skeleton className="h-[1.1rem] w-[7rem]" />
          </div>
        ))}
        <div className="bridge-table" />
      </div>
    </div>
  );
}

/** An auction before it is known, as tall as most are. */
export const LoadingAuction = ({ title = 'Auction at the table' }: { title?: string }) => (
  <LoadingPanel
    title={title}
    label="Loading the auction"
    className="grid min-h-[8.6rem] content-start gap-s3"
  >
    <Skeleton className="h-[2rem] w-full" />
    <Skeleton className="h-[2rem] w-full" />
    <Skeleton className="h-[2rem] w-full" />
  </LoadingPanel>
);

/** The play before its code has come. */
export const LoadingPlay = () => (
  <DeskPart name="play">
    <LoadingRows title="Play" label="Loading the play" count={13} />
  </DeskPart>
);

/** The results before they or their code have come, with as many rows as are known. */
export const LoadingResults = ({ review: { results } }: { review: Review }) => (
  <DeskPart name="results">
    <LoadingRows title="Results" label="Loading the results" count={results.data?.length ?? 6} />
  </DeskPart>
);

const LoadingRows = ({ title, label, count }: { title: string; label: string; count: number }) => (
  <LoadingPanel title={title} label={label} className="grid gap-[2.6rem] py-s4">
    {Array.from({ length: count }, (_, row) => (
      <Skeleton key={row} className="h-[1rem] w-full" />
    ))}
  </LoadingPanel>
);

/** The discussion before its code has come. */
export const LoadingDiscussion = () => (
  <LoadingPanel
    title="Discussion"
    label="Loading the discussion"
    className="grid min-h-[19.3rem] content-start gap-s3"
  >
    <Skeleton className="h-[1rem] w-[12rem]" />
    <Skeleton className="h-[1rem] w-full" />
  </LoadingPanel>
);
