import { useQuery } from '@tanstack/react-query';
import type { SignUpStoreInput } from 'api';
import { Box, languageOptions, Select, Typography, useFormat, useLanguage } from 'mfe-shared';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { countriesOptions } from './sign-ups.queries';

const currencies = ['EUR', 'USD', 'GBP', 'CHF'];

/** Where the store is: the country sets currency, language, tax and time zone. */
export function PlaceFields({ form }: { form: UseFormReturn<SignUpStoreInput> }) {
  const { t } = useTranslation('platform-admin/sign-ups');
  const [language] = useLanguage();
  const { percent } = useFormat();
  const { register, setValue, watch } = form;
  const { data: countries = [] } = useQuery(countriesOptions());
  const options = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return countries
      .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language));
  }, [countries, language]);
  const chosen = countries.find(({ code }) => code === watch('country'));

  const take = (code: string) => {
    const country = countries.find((one) => one.code === code);
    if (!country) return;
    setValue('currency', country.currency);
    setValue('language', country.language);
  };

  return (
    <>
      <Select
        label={t('country')}
        options={[{ value: '', label: t('chooseCountry') }, ...options]}
        {...register('country', {
          setValueAs: (code) => code || undefined,
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
    </>
  );
}
