import { LazyMenuItemPanel } from './lazy-overlay';
import type { MenuItemProps } from './menu-item-panel';

/** One action or link of a Menu. */
export function MenuItem(props: MenuItemProps) {
  return <LazyMenuItemPanel {...props} />;
}
