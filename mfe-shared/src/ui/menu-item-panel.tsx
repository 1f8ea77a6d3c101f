import type { MenuItemProps as MuiMenuItemProps } from '@mui/material/MenuItem';
import MuiMenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { MenuContext } from './menu-context';
import { sxList } from './sx-list';

export type MenuItemProps = Omit<MuiMenuItemProps, 'onClick' | 'ref' | 'component'> & {
  onClick?: () => void;
  to?: string;
  href?: string;
  target?: string;
  icon?: ReactNode;
  danger?: boolean;
};

/** The item itself, in the chunk of the menu. */
export function MenuItemPanel({ onClick, to, href, icon, danger, children, sx, ...rest }: MenuItemProps) {
  const close = useContext(MenuContext);
  const choose = () => {
    close();
    onClick?.();
  };
  const root =
    to !== undefined ? { component: Link, to } : href !== undefined ? { component: 'a', href } : {};
  return (
    <MuiMenuItem
      {...rest}
      {...(root as object)}
      onClick={choose}
      sx={[danger ? { color: 'error.main' } : {}, ...sxList(sx)]}
    >
      {icon}
      {children}
    </MuiMenuItem>
  );
}
