import { BoardRailRoom } from '../../ui/board-rail.tsx';
import { DeskColumns, DeskPair, DeskPart, DeskRest } from '../../ui/desk.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

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
      <DeskColumns>
        <Panel className="deal">
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
          <div className="deal-tools" />
        </Panel>
        <DeskRest>
          <div className="desk-phone" />
          <DeskPart name="bidding">
            <DeskPair>
              <LoadingAuction title="Partnership bidding" />
              <LoadingAuction />
            </DeskPair>
          </DeskPart>
        </DeskRest>
      </DeskColumns>
    </>
  );
}

/** An auction before it is known, as tall as most are. */
export function LoadingAuction({ title = 'Auction at the table' }: { title?: string }) {
  return (
    <Panel title={title}>
      <PanelBody>
        <SkeletonGroup label="Loading the auction" className="grid min-h-[8.6rem] content-start gap-s3">
          <Skeleton className="h-[2rem] w-full" />
          <Skeleton className="h-[2rem] w-full" />
          <Skeleton className="h-[2rem] w-full" />
        </SkeletonGroup>
      </PanelBody>
    </Panel>
  );
}

/** The odds before their code has come. */
export function LoadingOdds() {
  return (
    <Panel title="Contract odds">
      <PanelBody>
        <SkeletonGroup label="Loading the odds" className="grid gap-s4">
          <Skeleton className="h-[1rem] w-[24rem]" />
          <Skeleton className="h-tap w-[16rem]" />
        </SkeletonGroup>
      </PanelBody>
    </Panel>
  );
}
