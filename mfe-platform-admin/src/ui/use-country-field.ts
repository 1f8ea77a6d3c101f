import { useQuery } from '@tanstack/react-query';
import { useLanguage } from 'mfe-shared';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { countriesOptions } from './countries';
import type { NewStore } from './new-store';
import { elsewhere } from './new-store';

type Words = { choose: string; other: string; missing: string };

/** The countries by their name in the reader's language. The chosen one sets currency and language. */
export function useCountryField(form: UseFormReturn<NewStore>, words: Words) {
  const [language] = useLanguage();
  const { data: countries = [] } = useQuery(countriesOptions());
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return countries
      .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language));
  }, [countries, language]);
  const place = form.watch('place');
  const take = (event: { target: { value: string } }) => {
    const country = countries.find(({ code }) => code === event.target.value);
    if (!country) return;
    form.setValue('currency', country.currency);
    form.setValue('language', country.language);
  };
  return {
    countries,
    /** The chosen country, with the settings that a store begins with there. */
    chosen: countries.find(({ code }) => code === place),
    isElsewhere: place === elsewhere,
    field: {
      required: true,
      error: form.formState.errors.place?.message,
      options: [{ value: '', label: words.choose }, ...choices, { value: elsewhere, label: words.other }],
      ...form.register('place', { required: words.missing, onChange: take }),
    },
  };
}
