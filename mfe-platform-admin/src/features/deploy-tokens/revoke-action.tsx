import type { DeployToken } from 'api';
import { Ban } from 'lucide-react';
import { Button } from 'mfe-shared';
import { ConfirmedAction } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { ShortLabel } from '../../ui/short-label';
import { useRevokeDeployToken } from './deploy-tokens.queries';

/** Revokes a token after a confirmation. */
export function RevokeAction({ token: { id, name } }: { token: DeployToken }) {
  const { t } = useTranslation('platform-admin/deploy-tokens');
  const { mutateAsync: revoke } = useRevokeDeployToken();
  return (
    <ConfirmedAction
      button={(ask) => (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={t('revokeOf', { name })}
          sx={{ minWidth: 32 }}
          onClick={ask}
        >
          <ShortLabel icon={<Ban size={16} />}>{t('revoke')}</ShortLabel>
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
