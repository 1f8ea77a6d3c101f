import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useShowOnce } from './shown-once';
import { useTenantId } from './use-tenant-id';

type Making<Input, Made> = {
  /** The subject of the record: `api-keys`. */
  subject: string;
  make: (input: Input) => Promise<{ made: Made; secret: string }>;
};

/** Makes a record whose reply has a secret. The record's page shows it once; it is not cached. */
export function useMakeSecret<Input, Made extends { id: string }>({ subject, make }: Making<Input, Made>) {
  const queryClient = useQueryClient();
  const tenantId = useTenantId();
  const showOnce = useShowOnce();
  const { mutateAsync } = useMutation({
    mutationFn: make,
    gcTime: 0,
    onSuccess: ({ made, secret }) => {
      showOnce(made.id, secret);
      queryClient.setQueryData(['tenants', tenantId, subject, 'detail', made.id], made);
      return queryClient.invalidateQueries({ queryKey: ['tenants', tenantId, subject, 'list'] });
    },
  });
  return async (input: Input): Promise<Made> => (await mutateAsync(input)).made;
}
