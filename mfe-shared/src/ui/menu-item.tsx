import type { MenuItemProps as MuiMenuItemProps } from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { LazyMenuItemPanel } from './lazy-overlay';

export type MenuItemProps = Omit<MuiMenuItemProps, 'onClick' | 'ref' | 'component'> & {
  onClick?: () => void;
  to?: string;
  href?: string;
  target?: string;
  icon?: ReactNode;
  danger?: boolean;
};

/** One action or link of a Menu. */
export function MenuItem(props: MenuItemProps) {
  return <LazyMenuItemPanel {...props} />;
}
