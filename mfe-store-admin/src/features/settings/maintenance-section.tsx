import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SettingsCheck } from 'api';
import { Alert, Button, notify, Stack, useWordOf } from 'mfe-shared';
import { FormSection, settingsClient } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useTenantId } from '../../ui/use-tenant-id';
import type { SettingKind } from './settings.queries';
import { settingDocuments } from './settings.queries';

const kinds: SettingKind[] = ['global', 'store-setting'];

/** Drops what the platform has cached of the store, and checks what is saved against today's rules. */
export function MaintenanceSection() {
  const { t } = useTranslation('store-admin/settings');
  const wordOf = useWordOf('store-admin/settings');
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  const clear = useMutation({
    mutationFn: settingsClient.clearCache,
    onSuccess: ({ success, error }) =>
      success ? notify.success(t('cacheCleared')) : notify.error(t('cacheFailed', { error: error ?? '' })),
  });
  const check = useMutation({
    mutationFn: async (): Promise<SettingsCheck> => {
      const checks = await Promise.all(
        kinds.map(async (kind) => {
          const setting = await queryClient.fetchQuery({
            ...settingDocuments[kind].query(tenantId),
            staleTime: 0,
          });
          return settingsClient.validate(kind, setting);
        }),
      );
      return { valid: checks.every(({ valid }) => valid), errors: checks.flatMap(({ errors }) => errors) };
    },
    onError: notify.error,
  });
  return (
    <FormSection title={t('sections.maintenance')} help={t('sectionHelp.maintenance')}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" color="neutral" loading={clear.isPending} onClick={() => clear.mutate()}>
          {t('clearCache')}
        </Button>
        <Button variant="outlined" color="neutral" loading={check.isPending} onClick={() => check.mutate()}>
          {t('check')}
        </Button>
      </Stack>
      {check.data ? (
        <Alert severity={check.data.valid ? 'success' : 'warning'} role="status">
          {check.data.valid
            ? t('allValid')
            : check.data.errors
                .map(({ field, message }) => {
                  const problem = wordOf('problems', message) ?? message;
                  return `${wordOf('fields', field) ?? field}: ${problem}`;
                })
                .join(' · ')}
        </Alert>
      ) : null}
    </FormSection>
  );
}
