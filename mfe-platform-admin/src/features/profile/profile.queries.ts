import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

/** Fields of the signed-in person that the session does not have. */
export const ownProfileOptions = () =>
  queryOptions({
    queryKey: ['platform', 'profile'],
    queryFn: ({ signal }) => adminClient.get('/auth/profile', { signal }),
  });
