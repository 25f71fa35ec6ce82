import { errorMessage } from '../../base/request-error.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { useSignInState } from './queries.ts';
import { SecondStepSection } from './second-step-section.tsx';
import { SignInSkeleton } from './sign-in-skeleton.tsx';

/** How one signs in, beside the password. */
export function SignInSections() {
  const { data, isPending, isFetching, error, refetch } = useSignInState();
  if (isPending) return <SignInSkeleton />;
  if (data === undefined) {
    return (
      <ErrorState
        level={2}
        title="Your passkeys could not be loaded"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {errorMessage(error)}
      </ErrorState>
    );
  }
  return (
    <>
      <PasskeysSection state={data} />
      <SecondStepSection state={data} />
    </>
  );
}
