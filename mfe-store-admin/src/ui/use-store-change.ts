import type { UseMutationResult } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from 'mfe-shared';
import { useTenantId } from './use-tenant-id';

/**
 * A change of what pages show of the store. `subjects` are read again afterwards, also after a refusal, which may mean
 * that somebody else was first. The refusal itself is shown as a toast, unless the form shows it (`quiet`).
 */
export function useStoreChange<Input, Reply>(
  change: (input: Input) => Promise<Reply>,
  subjects: readonly string[],
  { quiet = false }: { quiet?: boolean } = {},
): UseMutationResult<Reply, Error, Input> {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  return useMutation({
    mutationFn: change,
    onError: (error: Error) => {
      if (!quiet) notify.error(error);
    },
    onSettled: () =>
      Promise.all(
        subjects.map((subject) =>
          queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, subject] }),
        ),
      ),
  });
}
