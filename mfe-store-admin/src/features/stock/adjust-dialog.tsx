import { notify, Select, TextField, useFormat } from 'mfe-shared';
import { FormDialog } from 'mfe-shared/backoffice';
import { useForm } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair';
import type { Chosen } from './chosen';
import { useMoveStock } from './stock.queries';
import { useGoodsName } from './use-goods-name';

const kinds = ['received', 'waste', 'returned', 'adjusted'] as const;
type Kind = (typeof kinds)[number];
/** Losses are typed without a sign; only a correction has one. */
const signOf = (kind: Kind) => (kind === 'waste' ? -1 : 1);
const patterns = { signed: /^[+-]?\d{1,7}$/, plain: /^\d{1,7}$/ };

/** A delivery, a loss, goods that come back, or a correction, of one variant or the same of many. */
export function AdjustDialog({ ids, rows, onClose }: Chosen) {
  const { t } = useTranslation('store-admin/stock');
  const { number } = useFormat();
  const nameOf = useGoodsName();
  const move = useMoveStock();
  const { register, handleSubmit, formState, watch } = useForm({
    defaultValues: { kind: 'received' as Kind, qty: '', reason: '' },
  });
  const { kind, qty } = watch();
  const typed = Number(qty.replaceAll(/\s/g, ''));
  const [only] = ids.length === 1 ? rows : [];
  const needsReason = kind === 'adjusted' || kind === 'waste';
  const isQuantity = (text: string) =>
    patterns[kind === 'adjusted' ? 'signed' : 'plain'].test(text.trim()) && Number(text) !== 0;
  const save = handleSubmit((values) =>
    move
      .mutateAsync(
        ids.map((id) => ({
          id,
          kind: values.kind,
          qty: signOf(values.kind) * Number(values.qty),
          reason: values.reason.trim(),
        })),
      )
      .then(() => {
        notify.success(t('done.adjusted', { count: ids.length }));
        onClose();
      }, notify.error),
  );
  return (
    <FormDialog
      size="sm"
      title={only ? t('adjustOne', { name: nameOf(only) }) : t('adjustMany', { count: ids.length })}
      submitLabel={t('adjust')}
      busy={move.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <FieldPair wide>
        <Select
          label={t('what')}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...register('kind')}
        />
        <TextField
          label={t('quantity')}
          required
          autoFocus
          inputMode={kind === 'adjusted' ? 'text' : 'numeric'}
          autoComplete="off"
          help={
            only && isQuantity(qty)
              ? t('becomes', {
                  before: number(only.onHand),
                  after: number(only.onHand + signOf(kind) * typed),
                })
              : t(kind === 'adjusted' ? 'help.signed' : 'help.each')
          }
          error={formState.errors.qty?.message}
          {...register('qty', { validate: (text) => isQuantity(text) || t('problems.quantity') })}
        />
      </FieldPair>
      <TextField
        label={t('reason')}
        required={needsReason}
        help={t(`help.${kind}`)}
        error={formState.errors.reason?.message}
        inputProps={{ maxLength: 200 }}
        {...register('reason', {
          validate: (text) => !needsReason || text.trim() !== '' || t('problems.reason'),
        })}
      />
    </FormDialog>
  );
}
