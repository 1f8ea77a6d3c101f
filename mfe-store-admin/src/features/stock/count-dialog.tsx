import { Box, notify, TextField, Typography, useFormat } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { useForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import type { Chosen } from './chosen';
import { useMoveStock } from './stock.queries';
import { useGoodsName } from './use-goods-name';

const isCount = (text: string) => /^\d{1,7}$/.test(text.trim());

/** The counted number of each variant; those left empty stay as they are. */
export function CountDialog({ rows, onClose }: Chosen) {
  const { t } = useTranslation('store-admin/stock');
  const { number } = useFormat();
  const nameOf = useGoodsName();
  const move = useMoveStock();
  const { register, handleSubmit, formState, watch } = useForm({
    defaultValues: { reason: '', counts: rows.map(() => '') },
  });
  const counts = watch('counts');
  const [only] = rows.length === 1 ? rows : [];
  const save = handleSubmit((values) => {
    const counted = rows.flatMap(({ id, onHand }, at) => {
      const typed = values.counts[at]?.trim() ?? '';
      return typed === ''
        ? []
        : [{ id, kind: 'counted' as const, qty: Number(typed), reason: values.reason.trim(), seen: onHand }];
    });
    return move.mutateAsync(counted).then(() => {
      notify.success(t('done.counted', { count: counted.length }));
      onClose();
    }, notify.error);
  });
  const differs = (at: number) => {
    const typed = counts[at] ?? '';
    if (!isCount(typed)) return '';
    const change = Number(typed) - (rows[at]?.onHand ?? 0);
    return change === 0 ? t('agrees') : `${change > 0 ? '+' : '−'}${number(Math.abs(change))}`;
  };
  return (
    <FormDialog
      size="sm"
      title={only ? t('countOne', { name: nameOf(only) }) : t('countMany', { count: rows.length })}
      submitLabel={t('saveCount')}
      busy={move.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('countText')}
      </Typography>
      <Box component="ul" role="list" sx={{ display: 'grid', gap: 1.5 }}>
        {rows.map((row, at) => (
          <Box component="li" key={row.id} sx={rowStyles}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {nameOf(row)}
              </Typography>
              <Typography variant="caption" className="tabular" sx={{ color: 'text.secondary' }}>
                {t('onHandNow', { amount: number(row.onHand) })} {differs(at)}
              </Typography>
            </Box>
            <TextField
              label={t('countedOf', { name: nameOf(row) })}
              hideLabel
              autoFocus={at === 0}
              autoComplete="off"
              inputMode="numeric"
              placeholder={t('counted')}
              error={formState.errors.counts?.[at]?.message}
              {...register(`counts.${at}`, {
                validate: (text) =>
                  isCount(text) || (text.trim() === '' && rows.length > 1) || t('problems.count'),
              })}
            />
          </Box>
        ))}
      </Box>
      <TextField
        label={t('reason')}
        required={false}
        help={t('help.counted')}
        inputProps={{ maxLength: 200 }}
        {...register('reason')}
      />
    </FormDialog>
  );
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 120px',
  alignItems: 'start',
  gap: 2,
} as const;
