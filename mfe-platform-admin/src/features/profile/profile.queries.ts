import { queryOptions } from '@tanstack/react-query';
import { adminClient } from 'mfe-shared';

/** What the session does not know of who is signed in. */
export const ownProfileOptions = () =>
  queryOptions({
    queryKey: ['platform', 'profile'],
    queryFn: ({ signal }) => adminClient.get('/auth/profile', { signal }),
  });
