import { EmptyState } from '../ui/empty-state.tsx';
import { usePageTitle } from './page-title.ts';

/** Stands at an address whose page is not built yet, and says so. */
export function ComingPage({ title }: { title: string }) {
  usePageTitle(title);
  return (
    <EmptyState level={1} title={title}>
      This page is being built. It will open here.
    </EmptyState>
  );
}
