import { Box, languageOptions, Select, Typography, useFormat } from 'mfe-shared';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { elsewhere } from '../../ui/countries';
import { useCountries } from '../../ui/use-countries';
import type { SignUpValues } from './sign-up-values';

const currencies = ['EUR', 'USD', 'GBP', 'CHF'];

/** Where the store is: the country sets currency, language, tax and time zone. The visitor's own is chosen at first. */
export function PlaceFields({ form }: { form: UseFormReturn<SignUpValues> }) {
  const { t } = useTranslation('platform-admin/sign-ups');
  const { percent } = useFormat();
  const { register, getValues, setValue, watch, formState } = form;
  const { countries, choices } = useCountries();
  const place = watch('place');
  const chosen = countries.find(({ code }) => code === place);

  const take = (code: string) => {
    const country = countries.find((one) => one.code === code);
    if (!country) return;
    setValue('currency', country.currency);
    setValue('language', country.language);
  };
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const own = countries.find((country) => country.timeZone === timeZone);
    if (!own || getValues('place') !== '') return;
    setValue('place', own.code);
    setValue('currency', own.currency);
  }, [countries, getValues, setValue]);

  return (
    <>
      <Select
        label={t('country')}
        required
        error={formState.errors.place?.message}
        options={[
          { value: '', label: t('chooseCountry') },
          ...choices,
          { value: elsewhere, label: t('otherCountry') },
        ]}
        {...register('place', {
          required: t('invalid.country'),
          onChange: (event: { target: { value: string } }) => take(event.target.value),
        })}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Select label={t('language')} options={languageOptions} {...register('language')} />
        <Select
          label={t('currency')}
          options={currencies.map((code) => ({ value: code, label: code }))}
          {...register('currency')}
        />
      </Box>
      {chosen ? (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {t(chosen.taxRateBp > 0 ? 'placeFacts' : 'placeFactsUntaxed', {
            tax: percent(chosen.taxRateBp),
            timeZone: chosen.timeZone,
          })}
        </Typography>
      ) : null}
      {place === elsewhere ? (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {t('placeFactsUntaxed', { timeZone: 'UTC' })}
        </Typography>
      ) : null}
    </>
  );
}
