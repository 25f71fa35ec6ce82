import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/error-state.tsx';

interface State {
  readonly failed: boolean;
}

/** A page that breaks leaves header and footer standing and can be tried again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        level={1}
        title="This page stopped working"
        onRetry={() => this.setState({ failed: false })}
      >
        Nothing that was saved is lost. If trying again does not help, please reload the page.
      </ErrorState>
    );
  }
}
