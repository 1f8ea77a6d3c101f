import type { GlobalSetting } from 'api';
import type { SelectOption } from 'mfe-shared';
import { useLanguage, useSettings } from 'mfe-shared';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldType } from './setting-fields';

const dateFormats: GlobalSetting['default_date_format'][] = [
  'MMM D, YYYY',
  'D MMM, YYYY',
  'YYYY-MM-DD',
  'DD.MM.YYYY',
  'MM/DD/YYYY',
];
const places = ['0', '1', '2', '3'];
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Regions that are no countries: the European Union, the United Nations, test and private codes. */
const noCountry = /^(EU|EZ|UN|ZZ|X[^K]|QO)$/;

function countriesIn(language: string): SelectOption[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = noCountry.test(code) ? undefined : names.of(code);
      return name ? [{ value: code, label: name }] : [];
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
}

/** The choices of a field; undefined for a field that is typed. `current` stays a choice, whatever it is. */
export function useSettingOptions(type: FieldType, current: string): SelectOption[] | undefined {
  const { t } = useTranslation('store-admin/settings');
  const [language] = useLanguage();
  const { languages, currencies } = useSettings();
  return useMemo(() => {
    const asTheyAre = (values: string[]) => values.map((value) => ({ value, label: value }));
    const options: Partial<Record<FieldType, () => SelectOption[]>> = {
      language: () => languages.map(({ iso_code, name }) => ({ value: iso_code, label: name })),
      currency: () => currencies.map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
      dateFormat: () => asTheyAre(dateFormats),
      places: () => asTheyAre(places),
      localeFrom: () =>
        (['browser', 'store'] as const).map((value) => ({ value, label: t(`localeFrom.${value}`) })),
      timeZone: () => asTheyAre([...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]),
      country: () => [{ value: '', label: t('noCountry') }, ...countriesIn(language)],
    };
    const found = options[type]?.();
    const isKnown = !found || found.some(({ value }) => value === current);
    return isKnown ? found : [{ value: current, label: current }, ...found];
  }, [type, current, languages, currencies, language, t]);
}
