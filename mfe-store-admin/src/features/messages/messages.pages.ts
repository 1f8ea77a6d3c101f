import type { PageEntry } from 'mfe-shared';

export const messagesPages: PageEntry[] = [
  {
    path: '/admin/messages',
    permission: 'read_messages',
    write: 'write_messages',
    title: 'store-admin/messages:title',
    navigation: { area: 'admin', group: 'people', icon: 'mail', order: 25 },
    words: ['store-admin/messages'],
    page: () =>
      import(/* webpackChunkName: "message-list-page" */ './message-list-page').then(
        (m) => m.MessageListPage,
      ),
  },
];
