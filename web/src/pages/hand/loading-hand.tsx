import { Column, Columns } from '../../ui/columns.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

/** The hand's page before the hand is known. */
export function LoadingHand() {
  return (
    <>
      <SkeletonGroup label="Loading the hand" className="mt-s3 mb-s6 grid gap-s3">
        <Skeleton className="h-[2.4rem] w-[10rem]" />
        <Skeleton className="h-[1rem] w-[26rem]" />
      </SkeletonGroup>
      <Columns>
        <Column>
          <Panel>
            <PanelBody className="grid h-[34rem] place-items-center">
              <Skeleton className="size-[12.25rem]" />
            </PanelBody>
          </Panel>
        </Column>
        <Column>
          <LoadingRecord />
        </Column>
      </Columns>
    </>
  );
}

export function LoadingRecord() {
  return (
    <Panel>
      <PanelBody>
        <SkeletonGroup label="Loading auction and play" className="grid gap-s3">
          <Skeleton className="h-[1.4rem] w-[10rem]" />
          <Skeleton className="h-[2rem] w-full" />
          <Skeleton className="h-[2rem] w-full" />
          <Skeleton className="h-[2rem] w-full" />
        </SkeletonGroup>
      </PanelBody>
    </Panel>
  );
}
