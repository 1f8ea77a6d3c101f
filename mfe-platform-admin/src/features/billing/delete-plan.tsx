import { useQueryClient } from '@tanstack/react-query';
import type { Plan } from 'api';
import { adminClient, Button, useText } from 'mfe-shared';
import { ConfirmedAction } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Deletes a plan that no store has, after a confirmation. */
export function DeletePlan({ plan: { id, name } }: { plan: Plan }) {
  const { t } = useTranslation('platform-admin/billing');
  const text = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <ConfirmedAction
      button={(ask) => (
        <Button variant="outlined" color="error" onClick={ask}>
          {t('delete')}
        </Button>
      )}
      title={t('deleteTitle', { name: text(name) })}
      text={t('deleteText')}
      confirmLabel={t('delete')}
      done={t('deleted', { name: text(name) })}
      run={async () => {
        await adminClient.delete('/plans/{id}', { path: { id } });
        await client.invalidateQueries({ queryKey: ['tenants'] });
        navigate('/platform-admin/billing/plans');
      }}
    />
  );
}
