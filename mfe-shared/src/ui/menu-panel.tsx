import MuiMenu from '@mui/material/Menu';
import type { ReactNode } from 'react';

export type MenuPanelProps = {
  id: string;
  labelledBy: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  align: 'left' | 'right';
  children: ReactNode;
};

/** The list of a menu, which is loaded when a menu is opened for the first time. */
export function MenuPanel({ id, labelledBy, anchor, onClose, align, children }: MenuPanelProps) {
  const paper = {
    sx: {
      mt: 0.5,
      minWidth: 180,
      border: 1,
      borderColor: 'divider',
      boxShadow: '0 8px 28px rgb(0 0 0 / 14%)',
    },
  };
  return (
    <MuiMenu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: align }}
      transformOrigin={{ vertical: 'top', horizontal: align }}
      slotProps={{ paper, list: { 'aria-labelledby': labelledBy } }}
    >
      {children}
    </MuiMenu>
  );
}
