import { queryOptions } from '@tanstack/react-query';
import type { OrderableVariant } from 'api';
import { Trash2 } from 'lucide-react';
import { adminClient, Box, IconButton, TextField, Typography, useFormat, useText } from 'mfe-shared';
import { useFieldArray, useFormContext, useWatch } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { FindField } from '../../ui/find-field';
import { GoodRow } from '../../ui/good-row';
import { Thumbnail } from '../../ui/thumbnail';
import { useTenantId } from '../../ui/use-tenant-id';
import type { ProductValues } from './product-values';

const goodsQuery = (tenantId: string, q: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, 'products', 'goods', q],
    queryFn: ({ signal }) => adminClient.get('/products/goods', { query: { q }, signal }),
  });

const countOf = (qty: string): number => (/^[1-9]\d{0,2}$/.test(qty.trim()) ? Number(qty) : 0);

/** The parts of a bundle with their amounts, and a search for more. */
export function BundleParts() {
  const { t } = useTranslation('store-admin/product-editor');
  const { money } = useFormat();
  const text = useText();
  const tenantId = useTenantId();
  const { control, register, formState, getValues, setValue } = useFormContext<ProductValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'bundleOf' });
  const parts = useWatch({ control, name: 'bundleOf' });
  const makes = parts.map(({ qty, isSold, available }) =>
    isSold && countOf(qty) > 0 ? Math.floor(available / countOf(qty)) : 0,
  );
  const single = parts.reduce((sum, { qty, price }) => sum + price * countOf(qty), 0);
  const add = (good: OrderableVariant) => {
    const index = getValues('bundleOf').findIndex(({ variantId }) => variantId === good.variantId);
    if (index < 0) return append({ ...good, qty: '1', isSold: true }, { shouldFocus: false });
    const more = String(countOf(getValues(`bundleOf.${index}.qty`)) + 1);
    setValue(`bundleOf.${index}.qty`, more, { shouldDirty: true });
  };
  return (
    <>
      <FindField
        label={t('bundle.add')}
        placeholder={t('bundle.search')}
        foundLabel={t('bundle.found')}
        noneText={t('bundle.none')}
        queryOf={(q) => goodsQuery(tenantId, q)}
        idOf={({ variantId }) => variantId}
        onChoose={add}
      >
        {(good) => (
          <GoodRow
            good={good}
            price={money(good.price)}
            note={t('bundle.available', { count: good.available })}
          />
        )}
      </FindField>
      {fields.length > 0 ? (
        <Box component="ul" role="list" aria-label={t('fields.bundleOf')}>
          {fields.map((part, index) => {
            const name = [text(part.title), text(part.variantLabel)].filter(Boolean).join(' · ');
            const problem = formState.errors.bundleOf?.[index];
            return (
              <Box component="li" key={part.id} sx={rowStyles}>
                <Thumbnail src={part.image} size={40} />
                <Box sx={{ minWidth: 0, fontSize: '0.875rem' }}>
                  <Box sx={{ fontWeight: 600 }}>{name}</Box>
                  <Box sx={{ color: part.isSold ? 'text.secondary' : 'error.main' }}>
                    {part.isSold
                      ? [money(part.price), part.unitLabel, part.sku].filter(Boolean).join(' · ')
                      : t('bundle.notSold')}
                  </Box>
                </Box>
                <Box sx={{ width: 88 }}>
                  <TextField
                    hideLabel
                    label={t('bundle.qtyOf', { name })}
                    inputMode="numeric"
                    error={problem?.qty?.message ?? problem?.message}
                    {...register(`bundleOf.${index}.qty`, {
                      validate: (qty) => countOf(qty) > 0 || t('problems.whole'),
                    })}
                  />
                </Box>
                <IconButton label={t('bundle.remove', { name })} onClick={() => remove(index)}>
                  <Trash2 size={16} />
                </IconButton>
              </Box>
            );
          })}
        </Box>
      ) : null}
      {fields.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('bundle.makes', { count: Math.min(...makes) })} {t('bundle.single', { price: money(single) })}
        </Typography>
      ) : null}
    </>
  );
}

const rowStyles = {
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: '40px minmax(0, 1fr) auto auto',
  columnGap: 1.5,
  py: 1,
  '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
} as const;
