import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

export function SignInSkeleton() {
  return (
    <SkeletonGroup label="Loading passkeys" className="grid gap-[0.6rem] border-t border-line-2 py-s6">
      <Skeleton className="h-[1.4rem] w-[8rem]" />
      <Skeleton className="h-[0.9rem] w-[20rem]" />
    </SkeletonGroup>
  );
}
