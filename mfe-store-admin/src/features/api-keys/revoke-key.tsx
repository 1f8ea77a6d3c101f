import type { ApiKey } from 'api';
import { Button } from 'mfe-shared';
import { ConfirmedAction } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useRevokeKey } from './api-keys.queries';

/** Revokes a key after a confirmation. */
export function RevokeKey({ stored: { id, name } }: { stored: ApiKey }) {
  const { t } = useTranslation('store-admin/api-keys');
  const { mutateAsync: revoke } = useRevokeKey();
  return (
    <ConfirmedAction
      button={(ask) => (
        <Button variant="outlined" color="error" onClick={ask}>
          {t('revoke')}
        </Button>
      )}
      title={t('revokeTitle', { name })}
      text={t('revokeText')}
      confirmLabel={t('revoke')}
      run={() => revoke(id)}
      done={t('revoked', { name })}
    />
  );
}
