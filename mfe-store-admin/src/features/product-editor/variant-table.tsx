import { Box, Button, Switch, TextField, Typography, usePermission, useSettings } from 'mfe-shared';
import { useFormContext } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { MoveButtons, moved } from '../../ui/move-buttons';
import type { ProductValues, VariantValues } from './product-values';
import { useVariantRules } from './use-variant-rules';
import { VariantPicture } from './variant-picture';

type VariantTableProps = {
  variants: VariantValues[];
  digits: number;
  /** The variant's name: `Red / Large`. */
  label: (variant: VariantValues) => string;
};

const allColumns = [
  'price',
  'originalPrice',
  'costPrice',
  'onHand',
  'reorderPoint',
  'sku',
  'barcode',
  'unitSize',
  'unitLabel',
] as const;
const spread = ['price', 'originalPrice', 'costPrice', 'unitSize', 'unitLabel', 'reorderPoint'] as const;
type Column = (typeof allColumns)[number];

const widths: Record<Column, number> = {
  price: 96,
  originalPrice: 96,
  costPrice: 96,
  onHand: 80,
  reorderPoint: 80,
  sku: 176,
  barcode: 144,
  unitSize: 80,
  unitLabel: 96,
};

const pathOf = (index: number, column: Column) =>
  column === 'onHand'
    ? (`variants.${index}.stock.onHand` as const)
    : (`variants.${index}.${column}` as const);

/** All variants, one per row; the first row's prices can be copied to all. */
export function VariantTable({ variants, digits, label }: VariantTableProps) {
  const { t } = useTranslation('store-admin/product-editor');
  const { register, formState, getFieldState, getValues, setValue } = useFormContext<ProductValues>();
  const currency = useSettings().global.default_currency;
  const rules = useVariantRules(digits);
  const maySeeCosts = usePermission('read_costs');
  const mayWriteStock = usePermission('write_stock');
  const columns = allColumns.filter((column) => maySeeCosts || column !== 'costPrice');
  const isReadOnly = (column: Column) => !mayWriteStock && (column === 'onHand' || column === 'reorderPoint');
  const setVariant = <Field extends 'status' | 'image'>(
    index: number,
    field: Field,
    value: VariantValues[Field],
  ) =>
    setValue(
      `variants.${index}`,
      { ...getValues(`variants.${index}`), [field]: value },
      { shouldDirty: true },
    );
  const rule = (column: Column, index: number) => {
    if (column === 'originalPrice') return rules.originalPrice(index);
    if (column === 'costPrice') return rules.amount;
    if (column === 'sku' || column === 'barcode' || column === 'price' || column === 'unitLabel')
      return rules[column];
    return rules.whole;
  };
  const spreadFirst = () => {
    const [first, ...others] = getValues('variants');
    if (!first) return;
    const same = Object.fromEntries(spread.map((column) => [column, first[column]]));
    setValue('variants', [first, ...others.map((variant) => ({ ...variant, ...same }))], {
      shouldDirty: true,
    });
  };
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, mb: 1 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('variantCount', { count: variants.length })}
        </Typography>
        {variants.length > 1 ? (
          <Button size="small" color="neutral" variant="outlined" onClick={spreadFirst}>
            {t('spread')}
          </Button>
        ) : null}
      </Box>
      <Box sx={scrollStyles} tabIndex={0} role="region" aria-label={t('fields.variants')}>
        <Box component="table" sx={tableStyles}>
          <thead>
            <tr>
              <th scope="col">{t('columns.variant')}</th>
              <th scope="col">{t('columns.image')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`short.${column}`)}
                  {column === 'price' ? ` (${currency})` : ''}
                </th>
              ))}
              <th scope="col">{t('columns.shown')}</th>
              <th scope="col">{t('columns.order')}</th>
            </tr>
          </thead>
          <tbody>
            {variants.map((variant, index) => (
              <tr key={Object.values(variant.optionValues).join()}>
                <th scope="row">{label(variant)}</th>
                <td>
                  <VariantPicture
                    label={t('picture.of', { label: label(variant) })}
                    value={variant.image}
                    onChange={(image) => setVariant(index, 'image', image)}
                  />
                </td>
                {columns.map((column) => (
                  <td key={column}>
                    <TextField
                      hideLabel
                      label={`${t(`short.${column}`)}: ${label(variant)}`}
                      inputMode={column === 'sku' || column === 'unitLabel' ? 'text' : 'decimal'}
                      inputProps={{ readOnly: isReadOnly(column) }}
                      error={getFieldState(pathOf(index, column), formState).error?.message}
                      sx={{ width: widths[column] }}
                      {...register(pathOf(index, column), rule(column, index))}
                    />
                  </td>
                ))}
                <td>
                  <Switch
                    hideLabel
                    label={t('showVariant', { label: label(variant) })}
                    checked={variant.status === 'show'}
                    onChange={({ target }) => setVariant(index, 'status', target.checked ? 'show' : 'hide')}
                  />
                </td>
                <td>
                  <MoveButtons
                    name={label(variant)}
                    index={index}
                    count={variants.length}
                    disabled={false}
                    onMove={(by) =>
                      setValue('variants', moved(getValues('variants'), index, by), { shouldDirty: true })
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </div>
  );
}

/** Positioned, so that visually hidden text scrolls along instead of widening the page. */
const scrollStyles = {
  position: 'relative',
  mx: { xs: -2, md: -2.5 },
  px: { xs: 2, md: 2.5 },
  overflowX: 'auto',
} as const;

const tableStyles = {
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th': { textAlign: 'left', fontWeight: 500, whiteSpace: 'nowrap' },
  '& thead th': { pb: 0.75, color: 'text.secondary', fontSize: '0.8125rem' },
  '& th, & td': { pr: 1, py: 0.5, verticalAlign: 'top' },
  '& tbody th': { pt: 1.25, pr: 2 },
  '& td:last-of-type': { pt: 1 },
} as const;
