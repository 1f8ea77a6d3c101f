import { Box, Button, TextField } from 'mfe-shared';
import { useForm, usePlaceErrors } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import { useAddDomain } from './domains.queries';

/** Claims a domain for the store; its DNS records appear in the list above. */
export function AddDomain() {
  const { t } = useTranslation('store-admin/domains');
  const add = useAddDomain();
  const form = useForm({ defaultValues: { domain: '' } });
  const { register, handleSubmit, formState, reset, setFocus } = form;
  const placeErrors = usePlaceErrors(form, {
    codes: { DOMAIN_TAKEN: 'domain' },
    problem: () => t('invalid'),
  });
  const submit = handleSubmit(async ({ domain }) => {
    try {
      await add.mutateAsync(domain.trim());
      reset();
    } catch (error) {
      placeErrors(error);
    } finally {
      setFocus('domain');
    }
  });
  return (
    <Box component="form" noValidate onSubmit={submit} sx={formStyles}>
      <TextField
        label={t('domain')}
        placeholder="shop.example.com"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={253}
        error={formState.errors.domain?.message}
        {...register('domain', { required: t('invalid') })}
      />
      <Button type="submit" variant="outlined" color="neutral" loading={add.isPending}>
        {t('add')}
      </Button>
    </Box>
  );
}

/** The button is beside the field, and stays there when a message appears below it. */
const formStyles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', sm: '1fr auto' },
  alignItems: 'start',
  '& > button': { mt: { sm: '26px' } },
};
