import type { StockRow } from 'api';
import { Button, Dialog, Stack } from 'mfe-shared';
import type { FormEventHandler, ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** What a dialog is about: the ids of variants, and those of their rows that were loaded. */
export type Chosen = { ids: string[]; rows: readonly StockRow[]; onClose: () => void };

type StockDialogProps = {
  title: string;
  /** Says what is done: `Save the count`. */
  submit: string;
  busy: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog, about one variant or many. */
export function StockDialog({ title, submit, busy, onSubmit, onClose, children }: StockDialogProps) {
  const { t } = useTranslation('common');
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={busy}>
            {t('cancel')}
          </Button>
          <Button variant="contained" type="submit" form={formId} loading={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate onSubmit={onSubmit} sx={{ gap: 2, pb: 1 }}>
        {children}
      </Stack>
    </Dialog>
  );
}
