import type { DrawerProps } from './drawer-panel';
import { LazyDrawerPanel, useEver } from './lazy-overlay';

/** A panel at the side of the page with a title and a close button. It traps the focus while it is open. */
export function Drawer(props: DrawerProps) {
  return useEver(props.open) ? <LazyDrawerPanel {...props} /> : null;
}
