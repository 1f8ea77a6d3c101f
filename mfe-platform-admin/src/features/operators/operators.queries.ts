import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

export const operatorsOptions = () =>
  queryOptions({
    queryKey: ['platform', 'operators'],
    queryFn: ({ signal }) => adminClient.get('/operators', { signal }),
  });

/** For an operator who has lost them. */
export function useResetOperator() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; password?: string }) =>
      adminClient.post('/operators/{id}/second-factors/remove', { path: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: operatorsOptions().queryKey }),
  });
}
