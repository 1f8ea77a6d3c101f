import { useForm } from 'react-hook-form';
import { usePlaceErrors } from '../forms/use-place-errors';
import { Box } from '../ui/box';
import { Button } from '../ui/button';
import { TextField } from '../ui/text-field';
import type { OwnDomainCalls } from './own-domains.types';
import { useOwnDomainWords } from './words';

/** Claims a domain for the store; its DNS records appear in the list above. */
export function AddDomain({ add }: Pick<OwnDomainCalls, 'add'>) {
  const { t } = useOwnDomainWords();
  const form = useForm({ defaultValues: { domain: '' } });
  const { register, handleSubmit, formState, reset, setFocus } = form;
  const placeErrors = usePlaceErrors(form, {
    codes: { DOMAIN_TAKEN: 'domain' },
    problem: () => t('invalid'),
  });
  const submit = handleSubmit(async ({ domain }) => {
    try {
      await add(domain.trim());
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
      <Button type="submit" variant="outlined" color="neutral" loading={formState.isSubmitting}>
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
