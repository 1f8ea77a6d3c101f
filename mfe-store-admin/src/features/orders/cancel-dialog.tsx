import { notify, TextField, Typography } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { fieldsOf, useForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useMoveOrders } from './orders.queries';

type CancelDialogProps = {
  ids: readonly string[];
  /** The number of the only order. */
  number?: string;
  open: boolean;
  onClose: (isDone: boolean) => void;
};

const reasonMax = 500;

/** Cancels one order or several, all of them or none. Asks for the reason, which their timelines show. */
export function CancelDialog({ ids, number, open, onClose }: CancelDialogProps) {
  const { t } = useTranslation('store-admin/orders');
  const move = useMoveOrders();
  const form = useForm({ defaultValues: { note: '' } });
  const count = ids.length;
  const words = number
    ? {
        title: t('cancel.title', { number }),
        text: t('cancel.text'),
        keep: t('cancel.keep'),
        confirm: t('cancel.confirm'),
        done: t('cancel.done', { number }),
      }
    : {
        title: t('cancel.titleMany', { count }),
        text: t('cancel.textMany'),
        keep: t('cancel.keepMany'),
        confirm: t('cancel.confirmMany', { count }),
        done: t('cancel.doneMany', { count }),
      };
  const cancel = form.handleSubmit(({ note }) =>
    move.mutate(
      { ids, status: 'cancelled', note },
      {
        onSuccess: () => {
          notify.success(words.done);
          onClose(true);
        },
        onError: notify.error,
      },
    ),
  );
  return (
    <FormDialog
      open={open}
      title={words.title}
      size="sm"
      cancelLabel={words.keep}
      submitLabel={words.confirm}
      danger
      busy={move.isPending}
      onSubmit={cancel}
      onClose={() => onClose(false)}
    >
      <Typography variant="body2">{words.text}</Typography>
      <TextField
        label={t('cancel.reason')}
        multiline
        minRows={3}
        required
        autoFocus
        {...fieldsOf(form)('note', {
          validate: (note) => note.trim() !== '' || t('cancel.reasonRequired'),
          maxLength: { value: reasonMax, message: t('cancel.reasonTooLong', { count: reasonMax }) },
        })}
      />
    </FormDialog>
  );
}
