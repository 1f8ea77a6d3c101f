import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { LazyDrawerPanel, useEver } from './lazy-overlay';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right' | 'bottom';
  /** Pixels; never wider than the screen. */
  width?: number;
  footer?: ReactNode;
  /** Without room around the content, for lists that go to the edge. */
  flush?: boolean;
  children: ReactNode;
};

/** A panel from the side with its own title and close button; holds the focus while open. */
export function Drawer(props: DrawerProps) {
  return useEver(props.open) ? (
    <Suspense fallback={null}>
      <LazyDrawerPanel {...props} />
    </Suspense>
  ) : null;
}
