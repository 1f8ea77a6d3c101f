import type { ReactNode } from 'react';
import { Component } from 'react';
import { FailureScreen } from './failure-screen';

type Props = { children: ReactNode; onError: (error: unknown) => void };

/** Wraps everything: an error outside of any route would otherwise leave a white page. */
export class LastBoundary extends Component<Props, { error: unknown; hasFailed: boolean }> {
  override state = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  readonly retry = (): void => this.setState({ error: undefined, hasFailed: false });

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return <FailureScreen error={this.state.error} scope="page" onRetry={this.retry} />;
  }
}
