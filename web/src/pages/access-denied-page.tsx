import { usePageTitle } from '../base/page-title.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export function AccessDeniedPage() {
  usePageTitle('Access denied');
  return (
    <EmptyState
      level={1}
      mark={false}
      title="Access Denied"
      action={
        <ButtonLink href="/" variant="primary">
          Back to the games
        </ButtonLink>
      }
    >
      You don't have permission to access this page. Admin privileges are required.
    </EmptyState>
  );
}
