import { PageSkeleton } from 'mfe-shared';
import type { ReactNode } from 'react';
import { Component, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { LastGood } from '../updates/last-good';
import { PageWatchContext } from './page-watch';

export type BuildOfPage = {
  remote: string;
  lastGood: LastGood;
  report: (error: unknown) => void;
};

type Props = BuildOfPage & { children: ReactNode };

/**
 * Wraps each element that a remote renders: when it throws, the last good build takes over in place. An error that is
 * not the build's fault, or that happens there as well, is passed on to the next error boundary.
 */
export function BuildBoundary(props: Props) {
  const { key } = useLocation();
  const { startOver } = use(PageWatchContext);
  return <Boundary {...props} place={key} startOver={startOver} />;
}

type BoundaryProps = Props & { place: string; startOver?: (() => void) | undefined };
type State = { place: string; failed: { error: unknown } | null; isHelped: boolean | null };

class Boundary extends Component<BoundaryProps, State> {
  override state: State = { place: this.props.place, failed: null, isHelped: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error }, isHelped: null };
  }

  static getDerivedStateFromProps({ place, remote, lastGood }: BoundaryProps, state: State): Partial<State> {
    // Another page resets the error in the same place of the tree.
    if (place !== state.place) return { place, failed: null, isHelped: null };
    if (!state.failed || state.isHelped !== null) return {};
    return { isHelped: lastGood.mayHelp(remote, state.failed.error) };
  }

  override componentDidCatch(error: unknown): void {
    const { remote, lastGood, report, startOver } = this.props;
    if (!this.state.isHelped) return;
    report(error);
    void lastGood.take(remote).then((isTaken) => {
      if (isTaken) startOver?.();
      else this.setState(({ failed }) => (failed?.error === error ? { failed, isHelped: false } : null));
    });
  }

  override render(): ReactNode {
    const { failed, isHelped } = this.state;
    if (!failed) return this.props.children;
    if (!isHelped) throw failed.error;
    return <PageSkeleton />;
  }
}
