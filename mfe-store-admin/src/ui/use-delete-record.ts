import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from 'mfe-shared';
import { useBackTo, useDeletedNotice } from 'mfe-shared/backoffice';
import { useNavigate } from 'react-router-dom';
import { useTenantId } from './use-tenant-id';

type Deletion = {
  id: string;
  /** Its resource, as `defineResource` describes it. */
  resource: {
    path: '/products' | '/coupons' | '/roles' | '/attributes' | '/tax-classes';
    changes: readonly string[];
  };
  /** The address of its list. */
  list: string;
  call: () => Promise<unknown>;
  /** The message then. */
  done: string;
};

/** Deletes the record whose page is open, which can be undone, and goes back to its list as it was left. */
export function useDeleteRecord(deletion: Deletion) {
  const { id, resource, list, call, done } = deletion;
  const subject = resource.path.slice(1) as 'products';
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  const navigate = useNavigate();
  const backTo = useBackTo();
  const deleted = useDeletedNotice(`${subject}.restore`, resource.changes);
  return useMutation({
    mutationFn: call,
    onSuccess: async () => {
      // The record's page is still open, and is left before anything is read again.
      await queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, subject], refetchType: 'none' });
      deleted(done, [id]);
      await navigate(backTo(list), { replace: true });
    },
    onError: notify.error,
  });
}
