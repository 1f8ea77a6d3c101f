import { TextField } from 'mfe-shared';
import { useFormContext, useNamedFields, useWatch } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair';
import type { ProductValues } from './product-values';
import { isByWeight } from './product-values';
import { useVariantRules } from './use-variant-rules';

/** For goods that are weighed before they are paid: what a piece weighs about, and how much more may be charged. */
export function WeightFields({ digits }: { digits: number }) {
  const { t } = useTranslation('store-admin/product-editor');
  const { control } = useFormContext<ProductValues>();
  const field = useNamedFields<ProductValues>();
  const rules = useVariantRules(digits);
  const [soldBy, pricedBy, weight] = useWatch({ control, name: ['soldBy', 'pricedBy', 'nominalWeightG'] });
  if (!isByWeight({ soldBy, pricedBy })) return null;
  return (
    <FieldPair>
      <TextField
        help={weight ? t(`help.weighed.${pricedBy === 'kg' ? 'kg' : '100g'}`) : t('help.nominalWeightG')}
        inputMode="numeric"
        required={false}
        endAdornment="g"
        {...field('nominalWeightG', rules.grams)}
      />
      {weight ? (
        <TextField
          help={t('help.tolerancePct')}
          inputMode="numeric"
          endAdornment="%"
          {...field('tolerancePct', rules.tolerance)}
        />
      ) : null}
    </FieldPair>
  );
}
