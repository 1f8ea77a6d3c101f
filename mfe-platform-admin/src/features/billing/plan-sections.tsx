import { Alert, Box, Checkbox, TextField } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useFields, useFormContext } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import type { PlanValues } from './plan-values';
import { amountPattern, currencies, features, limits, wholePattern } from './plan-values';

/** A price in each currency that stores can pay in. */
export function PricesSection() {
  const { t } = useTranslation('platform-admin/billing');
  const { formState } = useFormContext<PlanValues>();
  const field = useFields<PlanValues>();
  const problem = formState.errors.prices?.root?.message ?? formState.errors.prices?.message;
  return (
    <FormSection title={t('sections.prices')} help={t('help.prices')}>
      {typeof problem === 'string' ? <Alert severity="error">{problem}</Alert> : null}
      <Box sx={pairStyles}>
        {currencies.map((currency) => (
          <TextField
            key={currency}
            label={currency}
            inputMode="decimal"
            endAdornment={currency}
            {...field(`prices.${currency}`, {
              validate: (text) =>
                text.trim() === '' || amountPattern.test(text.trim()) || t('problems.amount'),
            })}
          />
        ))}
      </Box>
    </FormSection>
  );
}

/** The limits and features of a plan. */
export function LimitsSection() {
  const { t } = useTranslation('platform-admin/billing');
  const { register } = useFormContext<PlanValues>();
  const field = useFields<PlanValues>();
  return (
    <FormSection title={t('sections.limits')} help={t('help.limits')}>
      {limits.map((limit) => (
        <TextField
          key={limit}
          label={t(`fields.${limit}`)}
          placeholder={t('noLimit')}
          inputMode="numeric"
          {...field(limit, { pattern: { value: wholePattern, message: t('problems.whole') } })}
        />
      ))}
      {features.map((feature) => (
        <Checkbox key={feature} label={t(`feature.${feature}`)} {...register(`features.${feature}`)} />
      ))}
    </FormSection>
  );
}

const pairStyles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
} as const;
