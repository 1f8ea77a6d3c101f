import type { QueryKey, UseMutationResult } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A call that changes something, and after which what is cached under these keys is read again. */
export function useChange<Input, Reply>(
  call: (input: Input) => Promise<Reply>,
  ...keys: QueryKey[]
): UseMutationResult<Reply, Error, Input> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
    // Some replies have a secret, which is not kept.
    gcTime: 0,
  });
}
