import { notify, TextField, Typography } from 'mfe-shared';
import { FormDialog, useBulk } from 'mfe-shared/backoffice';
import { fieldsOf, useForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { customers } from './customers.queries';

type BlockDialogProps = { ids: string[]; open: boolean; onClose: () => void };

/** Asks for the reason of a block, which only staff read. */
export function BlockDialog({ ids, open, onClose }: BlockDialogProps) {
  const { t } = useTranslation('store-admin/customers');
  const setStatus = useBulk(customers, 'status');
  const form = useForm({ defaultValues: { reason: '' } });
  const count = ids.length;
  const block = form.handleSubmit(({ reason }) =>
    setStatus.mutateAsync(ids.map((id) => ({ id, status: 'blocked', reason }))).then(() => {
      notify.success(t('done.blocked', { count }));
      form.reset();
      onClose();
    }, notify.error),
  );
  return (
    <FormDialog
      open={open}
      title={t('blockTitle', { count })}
      size="sm"
      submitLabel={t('block')}
      danger
      busy={setStatus.isPending}
      onSubmit={block}
      onClose={onClose}
    >
      <Typography variant="body2">{t('blockText')}</Typography>
      <TextField
        label={t('reason')}
        help={t('reasonHelp')}
        required
        autoFocus
        inputProps={{ maxLength: 500 }}
        {...fieldsOf(form)('reason', { validate: (reason) => reason.trim() !== '' || t('problems.reason') })}
      />
    </FormDialog>
  );
}
