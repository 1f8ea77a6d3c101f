import type { PageEntry } from 'mfe-shared';
import { mailOptions } from './mails.queries';

const permission = 'read_mails';

export const mailsPages: PageEntry[] = [
  {
    path: '/platform-admin/mails',
    permission,
    write: 'write_mails',
    title: 'platform-admin/mails:title',
    navigation: { area: 'platform-admin', icon: 'mail', order: 80 },
    words: ['platform-admin/mails'],
    page: () =>
      import(/* webpackChunkName: "mail-list-page" */ './mail-list-page').then((m) => m.MailListPage),
    children: [
      {
        path: '/platform-admin/mails/:id',
        words: ['platform-admin/mails'],
        permission,
        page: () => import(/* webpackChunkName: "mail-drawer" */ './mail-drawer').then((m) => m.MailDrawer),
        load: ({ queryClient }, { params }) => queryClient.prefetchQuery(mailOptions(params.id ?? '')),
      },
    ],
  },
];
