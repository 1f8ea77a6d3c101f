import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { OverlayHeader } from './overlay-header';

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons at the end. The last one is the primary action. */
  actions?: ReactNode;
  size?: 'xs' | 'sm' | 'md' | 'lg';
};

/** The dialog itself, which is loaded when a dialog is opened for the first time. */
export function DialogPanel({ open, onClose, title, children, actions, size = 'sm' }: DialogProps) {
  const titleId = useId();
  return (
    <MuiDialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth={size}>
      <OverlayHeader id={titleId} title={title} onClose={onClose} />
      <DialogContent sx={{ py: 0 }}>{children}</DialogContent>
      {actions ? (
        <DialogActions sx={{ flexWrap: 'wrap', px: 3, py: 2, gap: 1 }}>{actions}</DialogActions>
      ) : null}
    </MuiDialog>
  );
}
