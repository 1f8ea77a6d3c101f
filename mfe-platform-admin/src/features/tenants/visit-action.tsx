import type { Tenant } from 'api';
import { DoorOpen } from 'lucide-react';
import { Button } from 'mfe-shared';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisitDialog } from './visit-dialog';

/** Enters the back office of a store, with a reason. */
export function VisitAction({ tenant }: { tenant: Tenant }) {
  const { t } = useTranslation('platform-admin/tenants');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="neutral"
        startIcon={<DoorOpen size={16} />}
        onClick={() => setAsking(true)}
      >
        {t('visit.action')}
      </Button>
      {asking ? <VisitDialog tenant={tenant} onClose={() => setAsking(false)} /> : null}
    </>
  );
}
