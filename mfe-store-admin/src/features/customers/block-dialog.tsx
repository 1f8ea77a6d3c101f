import { Button, Dialog, notify, Stack, TextField, Typography } from 'mfe-shared';
import { useBulk } from 'mfe-shared/backoffice';
import { useForm } from 'mfe-shared/forms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { customers } from './customers.queries';

type BlockDialogProps = { ids: string[]; open: boolean; onClose: () => void };

/** Asks for the reason of a block, which only staff read. */
export function BlockDialog({ ids, open, onClose }: BlockDialogProps) {
  const { t } = useTranslation('store-admin/customers');
  const formId = useId();
  const setStatus = useBulk(customers, 'status');
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { reason: '' } });
  const count = ids.length;
  const block = handleSubmit(({ reason }) =>
    setStatus.mutateAsync(ids.map((id) => ({ id, status: 'blocked', reason }))).then(() => {
      notify.success(t('done.blocked', { count }));
      reset();
      onClose();
    }, notify.error),
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('blockTitle', { count })}
      actions={
        <>
          <Button color="neutral" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="contained" color="error" type="submit" form={formId} loading={setStatus.isPending}>
            {t('block')}
          </Button>
        </>
      }
    >
      <Stack
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          // In React's tree this dialog is inside the page's form, which must not be saved by it.
          event.stopPropagation();
          void block(event);
        }}
        sx={{ gap: 2, pb: 1 }}
      >
        <Typography variant="body2">{t('blockText')}</Typography>
        <TextField
          label={t('reason')}
          help={t('reasonHelp')}
          required
          autoFocus
          error={formState.errors.reason?.message}
          inputProps={{ maxLength: 500 }}
          {...register('reason', { validate: (reason) => reason.trim() !== '' || t('problems.reason') })}
        />
      </Stack>
    </Dialog>
  );
}
