import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { Typography } from '../ui/typography';

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  text: ReactNode;
  /** Says what happens: `Delete 3 products`. */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, danger, busy = false, onConfirm, onClose } = props;
  const { t } = useTranslation('common');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="xs"
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={busy}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button variant="contained" color={danger ? 'error' : 'primary'} onClick={onConfirm} loading={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Typography>{text}</Typography>
    </Dialog>
  );
}
