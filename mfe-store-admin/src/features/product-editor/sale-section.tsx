import { Select, TextField, useFormat, useSettings } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useFormContext, useWatch } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair';
import { parseAmount } from '../../ui/minor-units';
import type { ProductValues } from './product-values';
import { useVariantRules } from './use-variant-rules';

const statuses = ['show', 'hide', 'draft'] as const;
const soldBy = ['each', 'weight', 'volume'] as const;
const pricedBy = ['each', 'kg', 'l', '100g'] as const;

/** State, price and stock. A product with variants has the last two in their table. */
export function SaleSection({ digits }: { digits: number }) {
  const { t } = useTranslation('store-admin/product-editor');
  const { register, control, formState } = useFormContext<ProductValues>();
  const rules = useVariantRules(digits);
  const simple = Object.values(useWatch({ control, name: 'choices' })).every((values) => values.length === 0);
  return (
    <>
      <FormSection title={t('fields.status')}>
        <Select
          label={t('fields.status')}
          hideLabel
          help={t('help.status')}
          options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          {...register('status')}
        />
      </FormSection>
      {simple ? <PriceSection digits={digits} /> : null}
      {simple ? <StockSection digits={digits} /> : null}
      <FormSection title={t('sections.selling')}>
        <FieldPair>
          <Select
            label={t('fields.soldBy')}
            options={soldBy.map((value) => ({ value, label: t(`soldBy.${value}`) }))}
            {...register('soldBy')}
          />
          <Select
            label={t('fields.pricedBy')}
            options={pricedBy.map((value) => ({ value, label: t(`pricedBy.${value}`) }))}
            {...register('pricedBy')}
          />
        </FieldPair>
        <TextField
          label={t('fields.maxPerOrder')}
          help={t('help.maxPerOrder')}
          inputMode="numeric"
          required={false}
          error={formState.errors.maxPerOrder?.message}
          {...register('maxPerOrder', rules.whole)}
        />
      </FormSection>
    </>
  );
}

function PriceSection({ digits }: { digits: number }) {
  const { t } = useTranslation('store-admin/product-editor');
  const { register, control, formState } = useFormContext<ProductValues>();
  const { percent, unitPrice } = useFormat();
  const currency = useSettings().global.default_currency;
  const rules = useVariantRules(digits);
  const variant = useWatch({ control, name: 'variants.0' });
  const pricedBy = useWatch({ control, name: 'pricedBy' });
  const errors = formState.errors.variants?.[0];
  const price = parseAmount(variant.price, digits);
  const before = parseAmount(variant.originalPrice, digits);
  const size = /^\d+$/.test(variant.unitSize) ? Number(variant.unitSize) : null;
  const saved =
    price !== null && before !== null && before > price
      ? Math.round(((before - price) / before) * 10_000)
      : 0;
  return (
    <FormSection title={t('price')}>
      <FieldPair>
        <TextField
          label={t('fields.price')}
          inputMode="decimal"
          required
          endAdornment={currency}
          error={errors?.price?.message}
          {...register('variants.0.price', rules.price)}
        />
        <TextField
          label={t('fields.originalPrice')}
          inputMode="decimal"
          endAdornment={currency}
          help={saved > 0 ? t('help.discount', { percent: percent(saved) }) : undefined}
          error={errors?.originalPrice?.message}
          {...register('variants.0.originalPrice', rules.originalPrice(0))}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t('fields.unitSize')}
          inputMode="numeric"
          help={price === null ? '' : unitPrice(price, size, pricedBy)}
          error={errors?.unitSize?.message}
          {...register('variants.0.unitSize', rules.whole)}
        />
        <TextField
          label={t('fields.unitLabel')}
          placeholder="500 g"
          error={errors?.unitLabel?.message}
          {...register('variants.0.unitLabel', rules.unitLabel)}
        />
      </FieldPair>
      <TextField
        label={t('fields.costPrice')}
        help={t('help.costPrice')}
        inputMode="decimal"
        required={false}
        endAdornment={currency}
        error={errors?.costPrice?.message}
        {...register('variants.0.costPrice', rules.amount)}
      />
    </FormSection>
  );
}

function StockSection({ digits }: { digits: number }) {
  const { t } = useTranslation('store-admin/product-editor');
  const { register, formState } = useFormContext<ProductValues>();
  const rules = useVariantRules(digits);
  const errors = formState.errors.variants?.[0];
  return (
    <FormSection title={t('sections.stock')}>
      <FieldPair>
        <TextField
          label={t('fields.onHand')}
          inputMode="numeric"
          error={errors?.stock?.onHand?.message}
          {...register('variants.0.stock.onHand', rules.whole)}
        />
        <TextField
          label={t('fields.reorderPoint')}
          inputMode="numeric"
          error={errors?.reorderPoint?.message}
          {...register('variants.0.reorderPoint', rules.whole)}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t('fields.sku')}
          required
          error={errors?.sku?.message}
          {...register('variants.0.sku', rules.sku)}
        />
        <TextField
          label={t('fields.barcode')}
          inputMode="numeric"
          error={errors?.barcode?.message}
          {...register('variants.0.barcode', rules.barcode)}
        />
      </FieldPair>
    </FormSection>
  );
}
