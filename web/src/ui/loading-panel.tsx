import type { ReactNode } from 'react';
import { Panel, PanelBody } from './panel.tsx';
import { SkeletonGroup } from './skeleton.tsx';

interface LoadingPanelProps {
  title: string;
  /** What is loading, for screen readers. */
  label: string;
  /** Its measures, about those of the content. */
  className: string;
  children: ReactNode;
}

/** A panel before its content or its code is loaded. */
export const LoadingPanel = ({ title, label, className, children }: LoadingPanelProps) => (
  <Panel title={title}>
    <PanelBody>
      <SkeletonGroup label={label} className={className}>
        {children}
      </SkeletonGroup>
    </PanelBody>
  </Panel>
);
