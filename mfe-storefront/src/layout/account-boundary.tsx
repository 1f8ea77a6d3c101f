import { ApiError } from 'mfe-shared';
import type { ReactNode } from 'react';
import { Component } from 'react';
import { AccountFailure } from './account-failure';

/**
 * Shows in its own place that data did not load, so that the navigation around it stays. What is not there, not
 * allowed, or the fault of a build is left to the boundary of the whole page.
 */
export class AccountBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!(error instanceof ApiError) || [403, 404].includes(error.status)) throw error;
    return <AccountFailure error={error} onRetry={() => this.setState({ error: undefined })} />;
  }
}
