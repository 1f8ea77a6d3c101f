import { Button } from 'mfe-shared';
import type { ConfirmDialogProps } from 'mfe-shared/backoffice';
import { ConfirmDialog } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useDeleteRecord } from './use-delete-record';

type DeleteUnusedProps = Pick<ConfirmDialogProps, 'title' | 'text' | 'confirmLabel' | 'busy'> & {
  remove: ReturnType<typeof useDeleteRecord>;
  isUsed: boolean;
  /** Called when the question about one in use is confirmed; `close` closes the dialog. */
  onConfirm: (close: () => void) => void;
};

/** The button that deletes a record which nothing uses; for one in use it says what to do first. */
export function DeleteUnused({ remove, isUsed, onConfirm, ...dialog }: DeleteUnusedProps) {
  const { t } = useTranslation('common');
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        color="error"
        variant="outlined"
        loading={remove.isPending}
        onClick={() => (isUsed ? setAsking(true) : remove.mutate())}
      >
        {t('delete')}
      </Button>
      <ConfirmDialog {...dialog} open={asking} onConfirm={() => onConfirm(close)} onClose={close} />
    </>
  );
}
