import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';

export function StatsTab() {
  return (
    <Panel>
      <EmptyState title="Your figures will be here">
        How many games you uploaded, how many hands you reviewed, how many comments you made, and how accurate
        your bidding is. This part is being built.
      </EmptyState>
    </Panel>
  );
}
