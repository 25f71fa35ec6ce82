import { LoadingPanel } from '../../ui/loading-panel.tsx';
import { Panel, PanelBody } from '../../ui/panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Where a simulation will stand that nobody has come near. */
export const SimulationRoom = ({ title }: { title: string }) => (
  <Panel title={title}>
    <PanelBody>
      <div className="min-h-[24rem]" />
    </PanelBody>
  </Panel>
);

/** A simulation before its question is known or its code has come, as tall as most begin. */
export const LoadingSimulation = ({ title, label }: { title: string; label: string }) => (
  <LoadingPanel title={title} label={label} className="grid min-h-[24rem] content-start gap-s4">
    <Skeleton className="h-[1rem] w-[24rem]" />
    <Skeleton className="h-tap w-[16rem]" />
  </LoadingPanel>
);
