import { notify, useMayWrite, usePermission } from 'mfe-shared';
import type { BulkAction } from 'mfe-shared/backoffice';
import { useBulk } from 'mfe-shared/backoffice';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanDialog } from './plan-dialog';
import { SuspendDialog } from './suspend-dialog';
import { tenants } from './tenants.queries';

type Asking = { what: 'suspend' | 'plan'; ids: string[]; done: () => void };

/** The actions on chosen stores, and the dialogs that two of them open. */
export function useTenantActions(): { actions: BulkAction[]; dialogs: ReactNode } {
  const { t } = useTranslation('platform-admin/tenants');
  const maySuspend = useMayWrite();
  const mayChangePlan = usePermission('write_billing');
  const setStatus = useBulk(tenants, 'status');
  const [asking, setAsking] = useState<Asking | null>(null);
  /** Runs until the dialog is closed. */
  const ask = (what: Asking['what']) => (ids: string[]) =>
    new Promise<void>((done) => setAsking({ what, ids, done }));
  const close = () => {
    asking?.done();
    setAsking(null);
  };
  const count = asking?.ids.length ?? 0;
  const changePlan: BulkAction = { label: t('changePlan'), run: ask('plan') };
  const activate: BulkAction = {
    label: t('activate'),
    async run(ids) {
      await setStatus.mutateAsync(ids.map((id) => ({ id, status: 'active' as const })));
      notify.success(t('done.active', { count: ids.length }));
    },
  };
  const suspend: BulkAction = { label: t('suspend'), danger: true, run: ask('suspend') };
  return {
    actions: [...(mayChangePlan ? [changePlan] : []), ...(maySuspend ? [activate, suspend] : [])],
    dialogs: (
      <>
        {asking?.what === 'suspend' ? (
          <SuspendDialog
            title={t('suspendMany', { count })}
            done={t('done.suspended', { count })}
            suspend={(reason) =>
              setStatus.mutateAsync(asking.ids.map((id) => ({ id, status: 'suspended' as const, reason })))
            }
            onClose={close}
          />
        ) : null}
        {asking?.what === 'plan' ? <PlanDialog ids={asking.ids} onClose={close} /> : null}
      </>
    ),
  };
}
