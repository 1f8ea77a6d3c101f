import { TextField } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { Controller, useFormContext, useNamedFields } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { FieldPair } from '../../ui/field-pair';
import { ProductsField } from '../../ui/products-field';
import type { ProductValues } from './product-values';
import { useVariantRules } from './use-variant-rules';

/** How goods are kept, found and handed over, and what is offered instead of them. */
export function HandlingSection({ digits }: { digits: number }) {
  const { t } = useTranslation('store-admin/product-editor');
  const { control, formState } = useFormContext<ProductValues>();
  const field = useNamedFields<ProductValues>();
  const rules = useVariantRules(digits);
  return (
    <FormSection title={t('sections.handling')}>
      <FieldPair>
        <TextField
          help={t('help.ageLimit')}
          inputMode="numeric"
          endAdornment={t('years')}
          {...field('ageLimit', rules.years)}
        />
        <TextField
          help={t('help.shelfLifeDays')}
          inputMode="numeric"
          endAdornment={t('days')}
          {...field('shelfLifeDays', rules.days)}
        />
      </FieldPair>
      <TextField help={t('help.aisle')} {...field('aisle', rules.aisle)} />
      <Controller
        control={control}
        name="substituteIds"
        render={({ field: { value, onChange } }) => (
          <ProductsField
            label={t('fields.substituteIds')}
            help={t('help.substituteIds')}
            value={value}
            onChange={onChange}
            most={12}
            error={formState.errors.substituteIds ? t('problems.substitutes') : undefined}
          />
        )}
      />
    </FormSection>
  );
}
