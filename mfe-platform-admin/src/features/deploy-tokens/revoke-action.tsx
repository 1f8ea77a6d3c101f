import type { DeployToken } from 'api';
import { Ban } from 'lucide-react';
import { ConfirmedAction } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { RowButton } from '../../ui/row-button';
import { useRevokeDeployToken } from './deploy-tokens.queries';

/** Revokes a token after a confirmation. */
export function RevokeAction({ token: { id, name } }: { token: DeployToken }) {
  const { t } = useTranslation('platform-admin/deploy-tokens');
  const { mutateAsync: revoke } = useRevokeDeployToken();
  const words = { name: t('revokeOf', { name }), label: t('revoke') };
  return (
    <ConfirmedAction
      button={(ask) => (
        <RowButton {...words} icon={<Ban size={16} />} variant="outlined" color="error" onClick={ask} />
      )}
      title={t('revokeTitle', { name })}
      text={t('revokeText')}
      confirmLabel={t('revoke')}
      run={() => revoke(id)}
      done={t('revoked', { name })}
    />
  );
}
