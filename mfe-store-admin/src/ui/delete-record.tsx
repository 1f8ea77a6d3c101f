import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { adminClient, IconButton, notify } from 'mfe-shared';
import { useBackTo, useDeletedNotice } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useTenantId } from './use-tenant-id';

type DeleteRecordProps = { subject: 'products' | 'coupons'; id: string; name: string };

/** Deletes the record whose page is open, which can be undone, and goes back to its list as it was left. */
export function DeleteRecord({ subject, id, name }: DeleteRecordProps) {
  const { t } = useTranslation(['store-admin/ui', 'common']);
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  const navigate = useNavigate();
  const backTo = useBackTo();
  const deleted = useDeletedNotice(`${subject}.restore`, [subject]);
  const remove = useMutation({
    mutationFn: () => adminClient.bulk(`${subject}.delete`, [{ id }]),
    onSuccess: async () => {
      // The record's page is still open, and is left before anything is read again.
      await queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, subject], refetchType: 'none' });
      deleted(t('recordDeleted', { name }), [id]);
      await navigate(backTo(`/admin/${subject}`), { replace: true });
    },
    onError: notify.error,
  });
  return (
    <IconButton label={t('common:delete')} disabled={remove.isPending} onClick={() => remove.mutate()}>
      <Trash2 size={18} />
    </IconButton>
  );
}
