import { useSuspenseQuery } from '@tanstack/react-query';
import { Select, TextField, useFormat, usePermission, useSettings } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useFields, useFormContext, useNamedFields, useWatch } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair';
import { parseAmount } from '../../ui/minor-units';
import { taxClassesQuery } from '../../ui/tax-class-query';
import { useTaxClassOptions } from '../../ui/use-tax-class-options';
import { useTenantId } from '../../ui/use-tenant-id';
import type { ProductValues } from './product-values';
import { isByWeight } from './product-values';
import { useVariantRules } from './use-variant-rules';
import { WeightFields } from './weight-fields';

const statuses = ['show', 'hide', 'draft'] as const;
const soldBy = ['each', 'weight', 'volume'] as const;
const pricedBy = ['each', 'kg', 'l', '100g'] as const;

/** State, price and stock. A product with variants has the last two in their table. */
export function SaleSection({ digits }: { digits: number }) {
  const { t } = useTranslation('store-admin/product-editor');
  const { control } = useFormContext<ProductValues>();
  const field = useNamedFields<ProductValues>();
  const rules = useVariantRules(digits);
  const isShown = useWatch({ control, name: 'status' }) === 'show';
  // A select whose options come later would forget what is chosen.
  useSuspenseQuery(taxClassesQuery(useTenantId()));
  const taxClasses = useTaxClassOptions();
  const simple = Object.values(useWatch({ control, name: 'choices' })).every((values) => values.length === 0);
  return (
    <>
      <FormSection title={t('fields.status')}>
        <Select
          hideLabel
          help={t('help.status')}
          options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          {...field('status')}
        />
        {isShown ? null : (
          <TextField
            type="datetime-local"
            help={t('help.publishAt')}
            required={false}
            {...field('publishAt')}
          />
        )}
        <TextField
          type="datetime-local"
          help={t('help.unpublishAt')}
          required={false}
          {...field('unpublishAt', rules.unpublishAt)}
        />
      </FormSection>
      {simple ? <PriceSection digits={digits} /> : null}
      {simple ? <StockSection digits={digits} /> : null}
      <FormSection title={t('sections.selling')}>
        <FieldPair>
          <Select
            options={soldBy.map((value) => ({ value, label: t(`soldBy.${value}`) }))}
            {...field('soldBy')}
          />
          <Select
            options={pricedBy.map((value) => ({ value, label: t(`pricedBy.${value}`) }))}
            {...field('pricedBy')}
          />
        </FieldPair>
        <WeightFields digits={digits} />
        <Select options={taxClasses} {...field('taxClassId')} />
        <FieldPair>
          <TextField inputMode="numeric" {...field('minPerOrder', rules.whole)} />
          <TextField
            help={t('help.maxPerOrder')}
            inputMode="numeric"
            {...field('maxPerOrder', rules.whole)}
          />
        </FieldPair>
        <TextField
          help={t('help.quantityStep')}
          inputMode="numeric"
          {...field('quantityStep', rules.whole)}
        />
      </FormSection>
    </>
  );
}

function PriceSection({ digits }: { digits: number }) {
  const { t } = useTranslation('store-admin/product-editor');
  const { control } = useFormContext<ProductValues>();
  const field = useFields<ProductValues>();
  const { percent, unitPrice } = useFormat();
  const currency = useSettings().global.default_currency;
  const maySeeCosts = usePermission('read_costs');
  const rules = useVariantRules(digits);
  const variant = useWatch({ control, name: 'variants.0' });
  const [soldBy, pricedBy, nominal] = useWatch({ control, name: ['soldBy', 'pricedBy', 'nominalWeightG'] });
  const isWeighed = isByWeight({ soldBy, pricedBy }) && nominal.trim() !== '';
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
          label={t(
            isWeighed ? (pricedBy === 'kg' ? 'fields.pricePerKg' : 'fields.pricePer100g') : 'fields.price',
          )}
          inputMode="decimal"
          required
          endAdornment={currency}
          {...field('variants.0.price', rules.price)}
        />
        <TextField
          label={t('fields.originalPrice')}
          inputMode="decimal"
          endAdornment={currency}
          help={saved > 0 ? t('help.discount', { percent: percent(saved) }) : undefined}
          {...field('variants.0.originalPrice', rules.originalPrice(0))}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          label={t('fields.unitSize')}
          inputMode="numeric"
          help={price === null || isWeighed ? '' : unitPrice(price, size, pricedBy)}
          {...field('variants.0.unitSize', rules.whole)}
        />
        <TextField
          label={t('fields.unitLabel')}
          placeholder="500 g"
          {...field('variants.0.unitLabel', rules.unitLabel)}
        />
      </FieldPair>
      {maySeeCosts ? (
        <TextField
          label={t('fields.costPrice')}
          help={t('help.costPrice')}
          inputMode="decimal"
          required={false}
          endAdornment={currency}
          {...field('variants.0.costPrice', rules.amount)}
        />
      ) : null}
    </FormSection>
  );
}

function StockSection({ digits }: { digits: number }) {
  const { t } = useTranslation('store-admin/product-editor');
  const field = useFields<ProductValues>();
  const rules = useVariantRules(digits);
  const readOnly = !usePermission('write_stock');
  const { control } = useFormContext<ProductValues>();
  const isBundle = useWatch({ control, name: 'bundleOf' }).length > 0;
  return (
    <FormSection
      title={t('sections.stock')}
      help={isBundle ? t('help.stockOfParts') : readOnly ? t('help.stockReadOnly') : undefined}
    >
      {isBundle ? null : (
        <FieldPair>
          <TextField
            label={t('fields.onHand')}
            inputMode="numeric"
            inputProps={{ readOnly }}
            {...field('variants.0.stock.onHand', rules.whole)}
          />
          <TextField
            label={t('fields.reorderPoint')}
            inputMode="numeric"
            inputProps={{ readOnly }}
            {...field('variants.0.reorderPoint', rules.whole)}
          />
        </FieldPair>
      )}
      <FieldPair>
        <TextField label={t('fields.sku')} required {...field('variants.0.sku', rules.sku)} />
        <TextField
          label={t('fields.barcode')}
          inputMode="numeric"
          {...field('variants.0.barcode', rules.barcode)}
        />
      </FieldPair>
    </FormSection>
  );
}
