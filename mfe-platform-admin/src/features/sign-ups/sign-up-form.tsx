import { Button, Card, Link, Stack, TextField, Typography } from 'mfe-shared';
import { PasswordField } from 'mfe-shared/sign-in';
import type { FormEventHandler, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewStore } from '../../ui/new-store';
import { slugFrom } from '../../ui/slug-from';
import { LookFields } from './look-fields';
import { PlaceFields } from './place-fields';
import { SlugField } from './slug-field';

type Props = { form: UseFormReturn<NewStore>; onSubmit: FormEventHandler };

/** The data of a new store: its name and address, its owner, and its defaults. */
export function SignUpForm({ form, onSubmit }: Props) {
  const { t } = useTranslation('platform-admin/sign-ups');
  const { register, formState, setValue } = form;
  const { errors, dirtyFields, isSubmitting } = formState;
  const required = { required: t('missing') };

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
        <SlugField form={form} />
        <PlaceFields form={form} />
      </Part>
      <Part title={t('look')}>
        <LookFields form={form} />
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
