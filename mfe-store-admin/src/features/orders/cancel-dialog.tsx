import { Button, Dialog, notify, Stack, TextField, Typography } from 'mfe-shared';
import { useForm } from 'mfe-shared/forms';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoveOrder } from './orders.queries';

type CancelDialogProps = { order: { id: string; number: string }; open: boolean; onClose: () => void };

const reasonMax = 500;

/** Asks for a confirmation and a reason, which the timeline shows. */
export function CancelDialog({ order, open, onClose }: CancelDialogProps) {
  const { t } = useTranslation('store-admin/orders');
  const formId = useId();
  const move = useMoveOrder();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { note: '' } });
  const cancel = handleSubmit(({ note }) =>
    move.mutate(
      { id: order.id, status: 'cancelled', note },
      {
        onSuccess: () => {
          notify.success(t('cancel.done', { number: order.number }));
          onClose();
        },
      },
    ),
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('cancel.title', { number: order.number })}
      actions={
        <>
          <Button color="neutral" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button variant="contained" color="error" type="submit" form={formId} loading={move.isPending}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={formId} noValidate onSubmit={cancel} sx={{ gap: 2, pb: 1 }}>
        <Typography variant="body2">{t('cancel.text')}</Typography>
        <TextField
          label={t('cancel.reason')}
          multiline
          minRows={3}
          required
          autoFocus
          error={formState.errors.note?.message}
          {...register('note', {
            validate: (note) => note.trim() !== '' || t('cancel.reasonRequired'),
            maxLength: { value: reasonMax, message: t('cancel.reasonTooLong', { count: reasonMax }) },
          })}
        />
      </Stack>
    </Dialog>
  );
}
