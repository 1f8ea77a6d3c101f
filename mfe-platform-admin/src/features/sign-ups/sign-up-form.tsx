import type { SignUpStoreInput } from 'api';
import {
  Box,
  Button,
  Card,
  Link,
  languageOptions,
  Select,
  Stack,
  TextField,
  Typography,
  useTenant,
} from 'mfe-shared';
import { PasswordField } from 'mfe-shared/sign-in';
import type { FormEventHandler, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { slugFrom } from '../../ui/slug-from';
import { slugPattern, useSlugState } from './use-slug-state';

const currencies = ['EUR', 'USD', 'GBP', 'CHF'];

type Props = { form: UseFormReturn<SignUpStoreInput>; onSubmit: FormEventHandler };

/** The data of a new store: its name and address, its owner, and its defaults. */
export function SignUpForm({ form, onSubmit }: Props) {
  const { t } = useTranslation('platform-admin/sign-ups');
  const { domain } = useTenant();
  const { register, formState, setValue, watch } = form;
  const { errors, dirtyFields, isSubmitting } = formState;
  const required = { required: t('missing') };
  const slug = watch('slug');
  const state = useSlugState(slug);
  const taken = state === 'taken' ? t('slugTaken') : undefined;

  return (
    <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 3 }}>
      <Part title={t('store')}>
        <TextField
          label={t('name')}
          required
          autoFocus
          autoComplete="organization"
          error={errors.name?.message}
          {...register('name', {
            ...required,
            onChange: (event: { target: { value: string } }) => {
              if (!dirtyFields.slug) setValue('slug', slugFrom(event.target.value));
            },
          })}
        />
        <TextField
          label={t('slug')}
          required
          autoComplete="off"
          spellCheck={false}
          help={t(state === 'free' ? 'slugFree' : 'slugHelp', { host: `${slug || 'my-store'}.${domain}` })}
          error={errors.slug?.message ?? taken}
          {...register('slug', {
            ...required,
            pattern: { value: slugPattern, message: t('invalid.slug') },
          })}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' } }}>
          <Select label={t('language')} options={languageOptions} {...register('language')} />
          <Select
            label={t('currency')}
            options={currencies.map((code) => ({ value: code, label: code }))}
            {...register('currency')}
          />
          <TextField label={t('color')} type="color" {...register('color')} />
        </Box>
      </Part>
      <Part title={t('owner')}>
        <TextField
          label={t('ownerName')}
          required
          autoComplete="name"
          error={errors.ownerName?.message}
          {...register('ownerName', required)}
        />
        <TextField
          label={t('email')}
          type="email"
          required
          autoComplete="email"
          error={errors.ownerEmail?.message}
          {...register('ownerEmail', required)}
        />
        <PasswordField
          autoComplete="new-password"
          help={t('passwordHelp')}
          error={errors.ownerPassword?.message}
          {...register('ownerPassword', {
            ...required,
            minLength: { value: 10, message: t('invalid.ownerPassword') },
          })}
        />
      </Part>
      <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
        {t('open')}
      </Button>
      <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary' }}>
        {t('haveStore')} <Link to="/auth/signin">{t('signIn')}</Link>
      </Typography>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Stack sx={{ gap: 2 }}>{children}</Stack>
    </Card>
  );
}
