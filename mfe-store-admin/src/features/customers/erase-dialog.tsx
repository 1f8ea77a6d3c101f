import type { Customer } from 'api';
import { Alert, ApiError, Button, Dialog, notify, Stack, TextField, Typography } from 'mfe-shared';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErase } from './customers.queries';

type EraseDialogProps = { customer: Customer; open: boolean; onClose: () => void };

/** Asks for the customer's e-mail, as an erasure cannot be undone. */
export function EraseDialog({ customer, open, onClose }: EraseDialogProps) {
  const { t } = useTranslation('store-admin/customers');
  const formId = useId();
  const erase = useErase(customer.id);
  const [typed, setTyped] = useState('');
  const [isUnderWay, setIsUnderWay] = useState(false);
  const isSame = typed.trim().toLowerCase() === customer.email;
  const refused = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'IN_USE') setIsUnderWay(true);
    else notify.error(error);
  };
  const run = () =>
    erase.mutateAsync(typed).then(() => {
      notify.success(t('done.erased'));
      onClose();
    }, refused);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('eraseTitle', { name: customer.name })}
      actions={
        <>
          <Button color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="contained"
            color="error"
            type="submit"
            form={formId}
            disabled={!isSame}
            loading={erase.isPending}
          >
            {t('erase')}
          </Button>
        </>
      }
    >
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // In React's tree this dialog is inside the page's form, which must not be saved by it.
          event.stopPropagation();
          if (isSame) void run();
        }}
        sx={{ gap: 2, pb: 1 }}
      >
        <Typography variant="body2">{t('eraseText')}</Typography>
        {isUnderWay ? (
          <Alert severity="warning" role="alert">
            {t('problems.under_way')}
          </Alert>
        ) : null}
        <TextField
          label={t('eraseConfirm', { email: customer.email })}
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
