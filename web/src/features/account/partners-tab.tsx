import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';

export function PartnersTab() {
  return (
    <Panel>
      <EmptyState title="Your partners will be here">
        The players you play with, with a search by name or email address to add more. This part is being
        built.
      </EmptyState>
    </Panel>
  );
}
