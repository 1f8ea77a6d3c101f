import type { LocalizedText } from 'api';
import { inAllLanguages, writtenLanguages } from '../../ui/in-all-languages';
import { amountText, parseAmount } from '../../ui/minor-units';
import type { FieldType, SettingForm, SettingName } from './setting-fields';
import type { Setting } from './settings.queries';

/** Form values by the setting's name: amounts and percentages as typed. */
export type SettingValues = Partial<Record<SettingName, string | boolean | LocalizedText>>;

/** How numbers are typed: amounts with the decimal places of the currency, a percentage with two. */
export type Typing = { digits: number; language: string };

const percentDigits = 2;
export const digitsOf = (type: FieldType, { digits }: Typing): number =>
  type === 'percent' ? percentDigits : digits;

const fieldsOf = ({ sections }: SettingForm) => sections.flatMap(({ fields }) => fields);

export function toValues(form: SettingForm, setting: Partial<Setting>, typing: Typing): SettingValues {
  return Object.fromEntries(
    fieldsOf(form).map(({ name, type }) => {
      const value = setting[name];
      if (type === 'switch') return [name, value === true];
      if (type === 'localized') return [name, inAllLanguages((value ?? {}) as LocalizedText)];
      if (type !== 'percent' && type !== 'amount') return [name, String(value ?? '')];
      const shown =
        typeof value === 'number' ? amountText(value, digitsOf(type, typing), typing.language) : '';
      return [name, shown];
    }),
  );
}

export function toInput(form: SettingForm, values: SettingValues, typing: Typing): Partial<Setting> {
  return Object.fromEntries(
    fieldsOf(form).map(({ name, type }) => {
      const value = values[name];
      if (type === 'localized') return [name, writtenLanguages(value as LocalizedText)];
      if (type === 'places') return [name, Number(value)];
      if (type === 'percent') return [name, parseAmount(String(value), percentDigits) ?? 0];
      if (type === 'amount')
        return [name, String(value).trim() === '' ? null : parseAmount(String(value), typing.digits)];
      return [name, typeof value === 'string' ? value.trim() : value];
    }),
  );
}
