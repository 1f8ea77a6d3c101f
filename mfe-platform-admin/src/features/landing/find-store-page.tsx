import { Button, Card, Link, Stack, TextField, Typography, useTenant } from 'mfe-shared';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** Asks for the store's address and leads there, because staff sign in on the store's host. */
export function FindStorePage() {
  const { t } = useTranslation('platform-admin/landing');
  const { domain } = useTenant();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { store: '' } });

  const go = handleSubmit(({ store }) => {
    const { protocol, port } = window.location;
    const slug = store.trim().toLowerCase().split('.')[0];
    window.location.assign(`${protocol}//${slug}.${domain}${port ? `:${port}` : ''}/admin/auth/login`);
  });

  return (
    <Card sx={{ maxWidth: 440, mx: 'auto', my: { xs: 4, md: 10 }, p: { xs: 3, sm: 4 } }}>
      <form onSubmit={go} noValidate>
        <Stack spacing={3}>
          <Typography variant="h2" component="h1">
            {t('find.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{t('find.text')}</Typography>
          <TextField
            label={t('store')}
            placeholder="fresh"
            autoComplete="organization"
            help={t('find.help', { domain })}
            error={formState.errors.store?.message}
            {...register('store', {
              required: t('find.missing'),
              pattern: { value: /^\s*[a-z][a-z0-9-]*(\.[a-z0-9.-]+)?\s*$/i, message: t('find.invalid') },
            })}
          />
          <Button type="submit" variant="contained" size="large">
            {t('find.go')}
          </Button>
          <Link to="/platform-admin/auth/login">{t('find.operator')}</Link>
        </Stack>
      </form>
    </Card>
  );
}
