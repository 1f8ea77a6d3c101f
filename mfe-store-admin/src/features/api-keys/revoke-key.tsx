import type { ApiKey } from 'api';
import { Button, notify } from 'mfe-shared';
import { ConfirmDialog } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevokeKey } from './api-keys.queries';

/** Revokes a key after a confirmation. */
export function RevokeKey({ stored: { id, name } }: { stored: ApiKey }) {
  const { t } = useTranslation('store-admin/api-keys');
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeKey();
  const run = () =>
    revoke.mutate(id, {
      onSuccess: () => notify.success(t('revoked', { name })),
      onError: (error) => notify.error(error),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('revoke')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('revokeTitle', { name })}
        text={t('revokeText')}
        confirmLabel={t('revoke')}
        danger
        busy={revoke.isPending}
        onConfirm={run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
