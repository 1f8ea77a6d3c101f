import type { ReactNode } from 'react';
import { Component } from 'react';

type Props = { report: (error: unknown) => void; failed: ReactNode; children: ReactNode };

/** A filler that throws fails alone: its place shows `failed`, and the page stays as it is. */
export class FillerBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failed : this.props.children;
  }
}
