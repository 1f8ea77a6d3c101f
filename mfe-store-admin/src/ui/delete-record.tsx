import { Trash2 } from 'lucide-react';
import { adminClient, IconButton } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useDeleteRecord } from './use-delete-record';

type DeleteRecordProps = { subject: 'products' | 'coupons'; id: string; name: string };

/** The button that deletes the record whose page is open. */
export function DeleteRecord({ subject, id, name }: DeleteRecordProps) {
  const { t } = useTranslation(['store-admin/ui', 'common']);
  const remove = useDeleteRecord({
    id,
    resource: { path: `/${subject}`, changes: [subject] },
    list: `/admin/${subject}`,
    call: () => adminClient.bulk(`${subject}.delete`, [{ id }]),
    done: t('recordDeleted', { name }),
  });
  return (
    <IconButton label={t('common:delete')} disabled={remove.isPending} onClick={() => remove.mutate()}>
      <Trash2 size={18} />
    </IconButton>
  );
}
