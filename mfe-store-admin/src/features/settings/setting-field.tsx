import { Box, minorDigits, Select, Switch, TextField, useLanguage, useSettings, useWordOf } from 'mfe-shared';
import { useFields, useFormContext, useWatch } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { LocalizedTextField } from '../../ui/localized-text-field';
import { parseAmount } from '../../ui/minor-units';
import type { SettingFieldOf, SettingName } from './setting-fields';
import type { SettingValues } from './setting-values';
import { digitsOf } from './setting-values';
import { useSettingOptions } from './use-setting-options';

/** One field of a settings form, as its description says. */
export function SettingField({ field }: { field: SettingFieldOf }) {
  const { t } = useTranslation('store-admin/settings');
  const { name, type, maxLength } = field;
  const { control, register } = useFormContext<SettingValues>();
  const fields = useFields<SettingValues>();
  const [language] = useLanguage();
  const { default_currency: currency } = useSettings().global;
  const current = useWatch({ control, name });
  const options = useSettingOptions(type, typeof current === 'string' ? current : '');
  const words = { label: t(`fields.${name}`), help: useWordOf('store-admin/settings')('help', name) };
  if (type === 'switch') return <Switch {...words} {...register(name)} />;
  if (type === 'localized')
    return <LocalizedTextField<SettingValues> name={name} {...words} multiline maxLength={1_000} />;
  if (options) {
    return (
      <>
        <Select {...words} options={options} {...fields(name)} />
        {type === 'timeZone' ? <NowIn zone={String(current)} language={language} /> : null}
      </>
    );
  }
  if (type === 'color') return <ColorInput {...words} {...fields(name)} />;
  const isNumber = type === 'percent' || type === 'amount';
  const digits = digitsOf(type, { digits: minorDigits(currency), language });
  const check = (typed: SettingValues[SettingName]) =>
    !isNumber ||
    String(typed).trim() === '' ||
    parseAmount(String(typed), digits) !== null ||
    t('problems.amount');
  return (
    <TextField
      {...words}
      autoComplete="off"
      type={type === 'email' ? 'email' : 'text'}
      multiline={type === 'multiline'}
      inputMode={isNumber ? 'decimal' : undefined}
      endAdornment={type === 'percent' ? '%' : type === 'amount' ? currency : undefined}
      inputProps={{ maxLength }}
      {...fields(name, { validate: check })}
    />
  );
}

function ColorInput({
  label,
  help,
  ...field
}: { label: string; help: string | undefined } & ReturnType<ReturnType<typeof useFields<SettingValues>>>) {
  return <TextField type="color" label={label} help={help} {...field} sx={{ maxWidth: 160 }} />;
}

/** The present time in the zone. */
function NowIn({ zone, language }: { zone: string; language: string }) {
  const { t } = useTranslation('store-admin/settings');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  return <Box sx={{ color: 'text.secondary' }}>{t('nowIn', { time: format.format(new Date()) })}</Box>;
}
