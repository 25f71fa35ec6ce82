import { usePageTitle } from '../base/page-title.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export function NotFoundPage() {
  usePageTitle('Page not found');
  return (
    <EmptyState
      level={1}
      title="404: Page not found"
      action={
        <ButtonLink href="/" variant="primary">
          Back to the games
        </ButtonLink>
      }
    >
      The address may be mistyped, or the page may have been removed.
    </EmptyState>
  );
}
