import { Suspense } from 'react';
import type { DrawerProps } from './drawer-panel';
import { LazyDrawerPanel, useEver } from './lazy-overlay';

/** A panel from the side with its own title and close button; holds the focus while open. */
export function Drawer(props: DrawerProps) {
  return useEver(props.open) ? (
    <Suspense fallback={null}>
      <LazyDrawerPanel {...props} />
    </Suspense>
  ) : null;
}
