import type { InvoiceRow } from 'api';
import {
  Alert,
  Button,
  Dialog,
  notify,
  Stack,
  TextField,
  Typography,
  useErrorText,
  useFormat,
} from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePayInvoice } from './billing.queries';

type PayDialogProps = {
  invoice: Pick<InvoiceRow, 'id' | 'store' | 'total' | 'currency'>;
  number: string;
  onClose: () => void;
};

/** Records that an invoice was paid. It opens a store that was closed for it. */
export function PayDialog({ invoice: { id, store, total, currency }, number, onClose }: PayDialogProps) {
  const { t } = useTranslation('platform-admin/billing');
  const { money } = useFormat();
  const errorText = useErrorText();
  const [note, setNote] = useState('');
  const pay = usePayInvoice();
  const run = () =>
    pay.mutate(
      { id, note: note.trim() },
      {
        onSuccess: () => {
          notify.success(t('payDone', { number }));
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('payTitle', { number })}
      actions={
        <>
          <Button color="neutral" onClick={onClose} disabled={pay.isPending}>
            {t('cancel')}
          </Button>
          <Button variant="contained" onClick={run} loading={pay.isPending}>
            {t('pay')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>{t('payText', { store, total: money(total, currency) })}</Typography>
        <TextField
          label={t('note')}
          help={t('noteHelp')}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && run()}
        />
        {pay.isError ? (
          <Alert severity="error" role="alert">
            {errorText(pay.error)}
          </Alert>
        ) : null}
      </Stack>
    </Dialog>
  );
}
