import { notify, TextField } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { useForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import type { Chosen } from './chosen';
import { useSetThresholds } from './stock.queries';
import { useGoodsName } from './use-goods-name';

/** From which quantity on goods are running out. */
export function ThresholdDialog({ ids, rows, onClose }: Chosen) {
  const { t } = useTranslation('store-admin/stock');
  const nameOf = useGoodsName();
  const set = useSetThresholds();
  const [only] = ids.length === 1 ? rows : [];
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { threshold: only ? String(only.reorderPoint) : '' },
  });
  const save = handleSubmit(({ threshold }) => {
    const seen = only ? { seen: only.reorderPoint } : {};
    return set.mutateAsync(ids.map((id) => ({ id, reorderPoint: Number(threshold), ...seen }))).then(() => {
      notify.success(t('done.threshold', { count: ids.length }));
      onClose();
    }, notify.error);
  });
  return (
    <FormDialog
      size="sm"
      title={only ? t('thresholdOne', { name: nameOf(only) }) : t('thresholdMany', { count: ids.length })}
      submitLabel={t('saveThreshold')}
      busy={set.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label={t('columns.reorderPoint')}
        required
        autoFocus
        autoComplete="off"
        inputMode="numeric"
        help={t('help.threshold')}
        error={formState.errors.threshold?.message}
        {...register('threshold', {
          validate: (text) => /^\d{1,7}$/.test(text.trim()) || t('problems.count'),
        })}
      />
    </FormDialog>
  );
}
