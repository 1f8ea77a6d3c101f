import { LazyMenuItemPanel } from './lazy-overlay';
import type { MenuItemProps } from './menu-item-panel';

/** An action or a link in a Menu. */
export function MenuItem(props: MenuItemProps) {
  return <LazyMenuItemPanel {...props} />;
}
