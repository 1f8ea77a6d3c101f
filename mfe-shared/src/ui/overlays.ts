import { DialogPanel } from './dialog-panel';
import { DrawerPanel } from './drawer-panel';
import { MenuItemPanel } from './menu-item-panel';
import { MenuPanel } from './menu-panel';

/** The content of the chunk `overlays`. */
export const overlays = { DrawerPanel, DialogPanel, MenuPanel, MenuItemPanel };
