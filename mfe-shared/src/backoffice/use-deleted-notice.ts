import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BulkOperation } from '../api/calls.types';
import { notify } from '../notify/notify';
import { useTenant } from '../tenant/use-tenant';
import { bulkInParts } from './bulk-in-parts';

/** The operation that restores deleted rows: `coupons.restore`. */
export type RestoreOperation = Extract<BulkOperation, `${string}.restore`>;

/**
 * Says that rows were deleted, and offers to undo it for as long as the message is shown. `changes` are the subjects
 * whose cached rows are read again once they are back.
 */
export function useDeletedNotice(
  operation: RestoreOperation,
  changes: readonly string[],
): (message: string, ids: readonly string[]) => void {
  const { t } = useTranslation('common');
  const { id: tenantId } = useTenant();
  const queryClient = useQueryClient();
  const restore = async (ids: readonly string[]) => {
    try {
      await bulkInParts(
        operation,
        ids.map((id) => ({ id })),
      );
      notify.success(t('restored'));
    } catch (error) {
      notify.error(error);
    }
    for (const subject of changes)
      void queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, subject] });
  };
  return (message, ids) => notify.success(message, { label: t('undo'), run: () => void restore(ids) });
}
