import type { StoreCurrency } from 'api';
import { notify, Select, TextField, useLanguage } from 'mfe-shared';
import { FormDialog, useSave } from 'mfe-shared/backoffice';
import { useForm, usePlaceErrors } from 'mfe-shared/forms';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { currencies } from './currencies.queries';
import { currencyNames, currencySymbol } from './currency-names';

type CurrencyDialogProps = {
  /** Null for a new one. */
  currency: StoreCurrency | null;
  /** Currencies that cannot be added again. */
  known: readonly StoreCurrency[];
  onClose: () => void;
};

/** A new currency is chosen from those of ISO 4217, and its name and symbol can be written otherwise. */
export function CurrencyDialog({ currency, known, onClose }: CurrencyDialogProps) {
  const { t } = useTranslation('store-admin/currencies');
  const [language] = useLanguage();
  const save = useSave(currencies);
  const names = useMemo(() => currencyNames(language), [language]);
  const form = useForm({
    defaultValues: { code: currency?.code ?? '', name: currency?.name ?? '', symbol: currency?.symbol ?? '' },
  });
  const { errors } = form.formState;
  const placeErrors = usePlaceErrors(form, {
    problem: (message) => (message === 'taken' ? t('problems.taken') : undefined),
  });
  const required = { validate: (text: string) => text.trim() !== '' || t('problems.required') };
  const submit = form.handleSubmit(async ({ code, ...values }) => {
    const input = { ...values, status: currency?.status ?? ('show' as const), ...(!currency && { code }) };
    try {
      await save.mutateAsync({
        id: currency?.id,
        version: currency?.version ?? 0,
        input: input as typeof input & { code: string },
      });
      notify.success(t(currency ? 'saved' : 'added', { name: values.name }));
      onClose();
    } catch (error) {
      placeErrors(error);
    }
  });
  const chosen = form.register('code', required);
  return (
    <FormDialog
      title={t(currency ? 'editTitle' : 'addTitle')}
      busy={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {currency ? null : (
        <Select
          label={t('fields.code')}
          required
          error={errors.code?.message}
          options={[
            { value: '', label: t('choose') },
            ...names
              .filter(({ code }) => !known.some((one) => one.code === code))
              .map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
          ]}
          {...chosen}
          onChange={(event) => {
            const code = event.target.value;
            form.setValue('name', names.find((one) => one.code === code)?.name ?? '');
            form.setValue('symbol', code && currencySymbol(code, language));
            return chosen.onChange(event);
          }}
        />
      )}
      <TextField
        label={t('fields.name')}
        required
        autoComplete="off"
        inputProps={{ maxLength: 60 }}
        error={errors.name?.message}
        {...form.register('name', required)}
      />
      <TextField
        label={t('fields.symbol')}
        help={t('symbolHelp')}
        required
        autoComplete="off"
        inputProps={{ maxLength: 6 }}
        error={errors.symbol?.message}
        {...form.register('symbol', required)}
      />
    </FormDialog>
  );
}
