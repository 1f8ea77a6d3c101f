import { Box, Button, TextField, useTenant } from 'mfe-shared';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NewStore } from '../../ui/new-store';
import { useSlugState } from './use-slug-state';

const pattern = /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/;

/**
 * The field for a store's address. While somebody types, it says why an address cannot be had, and proposes one that
 * can.
 */
export function SlugField({ form }: { form: UseFormReturn<NewStore> }) {
  const { t } = useTranslation('platform-admin/sign-ups');
  const { domain } = useTenant();
  const { register, formState, setValue, setFocus, watch } = form;
  const slug = watch('slug');
  const { is, proposal } = useSlugState(slug);
  const isKnown = is === 'free' || is === 'unknown';

  return (
    <Box>
      <TextField
        label={t('slug')}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={t(is === 'free' ? 'slugFree' : 'slugHelp', { host: `${slug || 'my-store'}.${domain}` })}
        error={isKnown ? formState.errors.slug?.message : t(`slugIs.${is}`)}
        {...register('slug', {
          required: t('missing'),
          pattern: { value: pattern, message: t('slugIs.malformed') },
        })}
      />
      {proposal ? (
        <Button
          size="small"
          sx={{ mt: 0.5, px: 0.5, textAlign: 'left' }}
          onClick={() => {
            setValue('slug', proposal, { shouldDirty: true });
            form.clearErrors('slug');
            setFocus('slug');
          }}
        >
          {t('useProposal', { host: `${proposal}.${domain}` })}
        </Button>
      ) : null}
    </Box>
  );
}
