import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { adminClient } from '../api/admin-client';
import type { BulkOperation } from '../api/calls.types';
import { notify } from '../notify/notify';
import { useTenant } from '../tenant/use-tenant';

/** What brings deleted rows back: `coupons.restore`. */
export type RestoreOperation = Extract<BulkOperation, `${string}.restore`>;

/** The most items of one bulk call, as the API's `bulkInput` has it. */
const mostItems = 100;

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
      const items = ids.map((id) => ({ id }));
      for (let start = 0; start < items.length; start += mostItems)
        await adminClient.bulk(operation, items.slice(start, start + mostItems));
      notify.success(t('restored'));
    } catch (error) {
      notify.error(error);
    }
    for (const subject of changes)
      void queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, subject] });
  };
  return (message, ids) => notify.success(message, { label: t('undo'), run: () => void restore(ids) });
}
