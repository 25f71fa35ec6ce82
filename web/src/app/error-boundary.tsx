import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/error-state.tsx';

interface Props {
  /** Navigating to another page resets the error; a change of the same page's parameters keeps its state. */
  readonly page: string;
  readonly children: ReactNode;
}

interface State {
  readonly failed: string | null;
}

/** A page that breaks leaves header and footer standing and can be tried again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(): State {
    return { failed: '' };
  }

  static getDerivedStateFromProps({ page }: Props, { failed }: State): State | null {
    // The error does not say on which page it happened, so the current page is remembered here.
    if (failed === '') return { failed: page };
    return failed === null || failed === page ? null : { failed: null };
  }

  override render(): ReactNode {
    if (this.state.failed === null) return this.props.children;
    return (
      <ErrorState level={1} title="This page stopped working" onRetry={() => this.setState({ failed: null })}>
        Nothing that was saved is lost. If trying again does not help, please reload the page.
      </ErrorState>
    );
  }
}
