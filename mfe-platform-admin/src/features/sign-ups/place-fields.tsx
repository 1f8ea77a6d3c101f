import { Box, languageOptions, Select, Typography, useFormat } from 'mfe-shared';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewStore } from '../../ui/new-store';
import { currencyOptions } from '../../ui/new-store';
import { useCountryField } from '../../ui/use-country-field';

/** Where the store is: the country sets currency, language, tax and time zone. The visitor's own is chosen at first. */
export function PlaceFields({ form }: { form: UseFormReturn<NewStore> }) {
  const { t } = useTranslation('platform-admin/sign-ups');
  const { percent } = useFormat();
  const { register, getValues, setValue } = form;
  const { countries, chosen, isElsewhere, field } = useCountryField(form, {
    choose: t('chooseCountry'),
    other: t('otherCountry'),
    missing: t('invalid.country'),
  });
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const own = countries.find((country) => country.timeZone === timeZone);
    if (!own || getValues('place') !== '') return;
    setValue('place', own.code);
    setValue('currency', own.currency);
  }, [countries, getValues, setValue]);
  const facts = isElsewhere ? { taxRateBp: 0, timeZone: 'UTC' } : chosen;

  return (
    <>
      <Select label={t('country')} {...field} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Select label={t('language')} options={languageOptions} {...register('language')} />
        <Select label={t('currency')} options={currencyOptions} {...register('currency')} />
      </Box>
      {facts ? (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {t(facts.taxRateBp > 0 ? 'placeFacts' : 'placeFactsUntaxed', {
            tax: percent(facts.taxRateBp),
            timeZone: facts.timeZone,
          })}
        </Typography>
      ) : null}
    </>
  );
}
