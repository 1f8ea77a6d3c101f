import { useQuery } from '@tanstack/react-query';
import { useLanguage } from 'mfe-shared';
import { useMemo } from 'react';
import { countriesOptions } from './countries';

/** Countries with what a store begins with there, and as choices by their name in the reader's language. */
export function useCountries() {
  const [language] = useLanguage();
  const { data: countries = [] } = useQuery(countriesOptions());
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return countries
      .map(({ code }) => ({ value: code, label: names.of(code) ?? code }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language));
  }, [countries, language]);
  return { countries, choices };
}
