import type { DeployToken } from 'api';
import { Ban } from 'lucide-react';
import { Button, notify } from 'mfe-shared';
import { ConfirmDialog } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShortLabel } from '../../ui/short-label';
import { useRevokeDeployToken } from './deploy-tokens.queries';

/** Revokes a token after a confirmation. */
export function RevokeAction({ token: { id, name } }: { token: DeployToken }) {
  const { t } = useTranslation('platform-admin/deploy-tokens');
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeDeployToken();
  const run = () =>
    revoke.mutate(id, {
      onSuccess: () => notify.success(t('revoked', { name })),
      onError: (error) => notify.error(error),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={t('revokeOf', { name })}
        sx={{ minWidth: 32 }}
        onClick={() => setAsking(true)}
      >
        <ShortLabel icon={<Ban size={16} />}>{t('revoke')}</ShortLabel>
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
