import type { PageEntry } from 'mfe-shared';
import { rolesQuery } from '../../ui/roles-query';
import { providerQuery } from './sign-in-provider.queries';

export const signInProviderPages: PageEntry[] = [
  {
    path: '/admin/sign-in/provider',
    permission: 'read_staff',
    title: 'store-admin/layout:titles.signInProvider',
    load: ({ queryClient, tenantId }) => {
      void queryClient.prefetchQuery(providerQuery(tenantId));
      void queryClient.prefetchQuery(rolesQuery(tenantId));
    },
    words: ['store-admin/sign-in-provider'],
    page: () =>
      import(/* webpackChunkName: "provider-form-page" */ './provider-form-page').then(
        (m) => m.ProviderFormPage,
      ),
  },
];
