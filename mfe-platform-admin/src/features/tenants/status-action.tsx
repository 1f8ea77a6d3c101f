import type { Tenant } from 'api';
import { Button, notify } from 'mfe-shared';
import { ConfirmDialog } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetTenantStatus } from './tenants.queries';

/** Suspends a store after a confirmation, and reopens one at once. */
export function StatusAction({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('platform-admin/tenants');
  const [asking, setAsking] = useState(false);
  const change = useSetTenantStatus();
  const active = tenant.status === 'active';

  const run = (status: 'active' | 'suspended') =>
    change.mutate(
      { id: tenant.id, status },
      {
        onSuccess: () =>
          notify.success(t(status === 'active' ? 'activated' : 'suspended', { name: tenant.name })),
        onError: (error) => notify.error(error),
        onSettled: () => setAsking(false),
      },
    );

  return (
    <>
      <Button
        size="small"
        color={active ? 'error' : 'primary'}
        variant="outlined"
        loading={change.isPending && !asking}
        onClick={() => (active ? setAsking(true) : run('active'))}
      >
        {t(active ? 'suspend' : 'activate')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('suspendTitle', { name: tenant.name })}
        text={t('suspendText')}
        confirmLabel={t('suspend')}
        danger
        busy={change.isPending}
        onConfirm={() => run('suspended')}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
