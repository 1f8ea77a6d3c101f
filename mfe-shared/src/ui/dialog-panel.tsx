import MuiDialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import type { DialogProps } from './dialog';
import { OverlayHeader } from './overlay-header';

/** The dialog itself; loaded when a dialog is first opened. */
export function DialogPanel({ open, onClose, title, children, actions, size = 'sm' }: DialogProps) {
  const titleId = useId();
  return (
    <MuiDialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth={size}>
      <OverlayHeader id={titleId} title={title} onClose={onClose} />
      <DialogContent sx={{ py: 0 }}>{children}</DialogContent>
      {actions ? <DialogActions sx={{ px: 3, py: 2, gap: 1 }}>{actions}</DialogActions> : null}
    </MuiDialog>
  );
}
