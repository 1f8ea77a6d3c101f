import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ApiError } from '../api/api-error';
import type { Language } from '../i18n/language';
import { languageOptions } from '../i18n/language-options';
import { notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import { session } from '../session/session';
import type { ProfileFields } from '../session/session.types';
import { useSession } from '../session/use-session';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { Select } from '../ui/select';
import { TextField } from '../ui/text-field';
import { useWords } from './words';

type Fields = { name: string; phone: string; locale: Language | ''; image: string | null };
const fieldNames = ['name', 'phone', 'locale', 'image'] as const;

export type ProfileFormProps = {
  /** Fields that the session does not have; an omitted field is not shown. */
  known?: { phone?: string | null; locale?: Language | null };
  /** The remote's own field for a picture. */
  picture?: (field: { value: string | null; onChange: (image: string | null) => void }) => ReactNode;
  onSaved?: () => void;
  /** The store's own words for the fields and the button; ours stand in for the others. */
  labels?: { name?: string; email?: string; phone?: string; save?: string };
  /** For a guard against leaving with unsaved changes. */
  onDirtyChange?: (dirty: boolean) => void;
};

/** The name, and the fields of `known` and `picture`, of the signed-in person. Only changed fields are sent. */
export function ProfileForm({ known = {}, labels = {}, picture, onSaved, onDirtyChange }: ProfileFormProps) {
  const { t } = useWords();
  const errorText = useErrorText();
  const user = useSession((state) => state.user);
  const values: Fields = {
    name: user?.name ?? '',
    phone: known.phone ?? '',
    locale: known.locale ?? '',
    image: user?.image ?? null,
  };
  const form = useForm<Fields>({ values, resetOptions: { keepDirtyValues: true } });
  const { errors, isSubmitting, isDirty, dirtyFields } = form.formState;
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);

  const showError = (error: unknown) => {
    notify.error(error);
    const details = error instanceof ApiError ? (error.details ?? []) : [];
    for (const name of fieldNames) {
      if (details.some(({ field }) => field === name)) form.setError(name, { message: errorText(error) });
    }
  };
  const submit = form.handleSubmit(async (fields) => {
    const changed = fieldNames.filter((name) => dirtyFields[name] === true);
    try {
      const sent = Object.fromEntries(changed.map((name) => [name, trimmed(fields[name])])) as ProfileFields;
      await session.updateProfile(sent);
      form.reset(fields);
      notify.success(t('profileUpdated'));
      onSaved?.();
    } catch (error) {
      showError(error);
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
      {picture ? (
        <Controller
          control={form.control}
          name="image"
          render={({ field: { value, onChange } }) => <>{picture({ value, onChange })}</>}
        />
      ) : null}
      <TextField
        label={labels.name || t('name')}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register('name', {
          required: t('required'),
          validate: (name) => name.trim().length >= 2 || t('nameTooShort'),
          maxLength: { value: 80, message: t('tooLong', { count: 80 }) },
        })}
      />
      <TextField
        label={labels.email || t('email')}
        type="email"
        value={user?.email ?? ''}
        readOnly
        help={t('emailFixed')}
      />
      {known.phone === undefined ? null : (
        <TextField
          label={labels.phone || t('phone')}
          type="tel"
          autoComplete="tel"
          required={false}
          error={errors.phone?.message}
          {...form.register('phone', { maxLength: { value: 40, message: t('tooLong', { count: 40 }) } })}
        />
      )}
      {known.locale === undefined ? null : (
        <Select
          label={t('language')}
          help={t('localeHelp')}
          options={[...(known.locale ? [] : [{ value: '', label: '–' }]), ...languageOptions]}
          error={errors.locale?.message}
          {...form.register('locale')}
        />
      )}
      <Box>
        <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isDirty}>
          {labels.save || t('save')}
        </Button>
      </Box>
    </Stack>
  );
}

const trimmed = (value: string | null) => (typeof value === 'string' ? value.trim() : value);
