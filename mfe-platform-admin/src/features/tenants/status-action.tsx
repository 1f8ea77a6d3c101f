import type { Tenant } from 'api';
import { Button, notify } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SuspendDialog } from './suspend-dialog';
import { useSetTenantStatus } from './tenants.queries';

/** Suspends a store with a reason, and reopens one at once. One that is inactive opens by its subscription. */
export function StatusAction({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('platform-admin/tenants');
  const [asking, setAsking] = useState(false);
  const change = useSetTenantStatus();
  const isSuspended = tenant.status === 'suspended';

  const resume = () =>
    change.mutate(
      { id: tenant.id, status: 'active' },
      {
        onSuccess: () => notify.success(t('activated', { name: tenant.name })),
        onError: (error) => notify.error(error),
      },
    );

  return (
    <>
      <Button
        size="small"
        color={isSuspended ? 'primary' : 'error'}
        variant="outlined"
        loading={change.isPending}
        onClick={() => (isSuspended ? resume() : setAsking(true))}
      >
        {t(isSuspended ? 'activate' : 'suspend')}
      </Button>
      {asking ? (
        <SuspendDialog
          title={t('suspendTitle', { name: tenant.name })}
          done={t('suspended', { name: tenant.name })}
          suspend={(reason) => change.mutateAsync({ id: tenant.id, status: 'suspended', reason })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
