import type { PageEntry } from 'mfe-shared';
import { meQuery } from '../../ui/shopper.queries';

export const accountPages: PageEntry[] = [
  {
    path: '/user/update-profile',
    title: 'storefront/account:title',
    words: ['storefront/account'],
    shared: ['sign-in'],
    page: () =>
      import(/* webpackChunkName: "update-profile-page" */ './update-profile-page').then(
        (m) => m.UpdateProfilePage,
      ),
    load: ({ queryClient, tenantId }) => queryClient.prefetchQuery(meQuery(tenantId)),
  },
  {
    path: '/mail-choices',
    title: 'storefront/account:mails.title',
    words: ['storefront/account'],
    page: () =>
      import(/* webpackChunkName: "mail-link-page" */ './mail-link-page').then((m) => m.MailLinkPage),
  },
];
