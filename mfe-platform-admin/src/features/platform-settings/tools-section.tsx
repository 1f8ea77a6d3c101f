import { Alert, Button, notify, Stack, useWordOf } from 'mfe-shared';
import { FormSection } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useCheckSettings, useClearCache } from './platform-settings.queries';

/** Drops what every server has cached, and checks what is saved against today's rules. */
export function ToolsSection() {
  const { t } = useTranslation('platform-admin/platform-settings');
  const wordOf = useWordOf('platform-admin/platform-settings');
  const clear = useClearCache();
  const check = useCheckSettings();
  return (
    <FormSection title={t('sections.tools')} help={t('sectionHelp.tools')}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Button variant="outlined" color="neutral" loading={clear.isPending} onClick={() => clear.mutate()}>
          {t('clearCache')}
        </Button>
        {clear.data ? (
          <Alert severity={clear.data.success ? 'success' : 'error'} role="status">
            {clear.data.success ? t('cacheCleared') : t('cacheFailed', { error: clear.data.error ?? '' })}
          </Alert>
        ) : null}
        <Button
          variant="outlined"
          color="neutral"
          loading={check.isPending}
          onClick={() => check.mutate(undefined, { onError: notify.error })}
        >
          {t('check')}
        </Button>
        {check.data ? (
          <Alert severity={check.data.valid ? 'success' : 'warning'} role="status">
            {check.data.valid
              ? t('allValid')
              : check.data.errors
                  .map(({ field, message }) => {
                    const name = wordOf('fields', field.split('.')[0] ?? field) ?? field;
                    return `${name}: ${wordOf('problems', message) ?? message}`;
                  })
                  .join(' · ')}
          </Alert>
        ) : null}
      </Stack>
    </FormSection>
  );
}
