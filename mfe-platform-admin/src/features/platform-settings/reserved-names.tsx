import { Box, Chip, Stack, TextField } from 'mfe-shared';
import { useNamedFields } from 'mfe-shared/forms';
import { useTranslation } from 'react-i18next';
import type { SettingValues } from './setting-values';
import { namesIn } from './setting-values';

const valid = /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/;

/** Addresses that no new store gets: the ones that are always reserved, and those typed here. */
export function ReservedNames({ always }: { always: readonly string[] }) {
  const { t } = useTranslation('platform-admin/platform-settings');
  const field = useNamedFields<SettingValues>();
  const check = (typed: string) => {
    const wrong = namesIn(typed).find((name) => !valid.test(name));
    return wrong === undefined || t('wrongName', { name: wrong });
  };
  return (
    <>
      <Box>
        <Box sx={{ mb: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>{t('alwaysReserved')}</Box>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
          {always.map((name) => (
            <Chip key={name} size="small" label={name} />
          ))}
        </Stack>
      </Box>
      <TextField
        help={t('help.reserved_names')}
        required={false}
        multiline
        spellCheck={false}
        {...field('reserved_names', { validate: check })}
      />
    </>
  );
}
