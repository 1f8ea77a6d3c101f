import type { PageEntry } from 'mfe-shared';

const words = ['store-admin/webhooks'] as const;
const title = 'store-admin/layout:titles.webhooks';
const permission = 'read_integrations';

const form = () =>
  import(/* webpackChunkName: "webhook-form-page" */ './webhook-form').then((m) => m.WebhookFormPage);

export const webhooksPages: PageEntry[] = [
  {
    path: '/admin/webhooks',
    permission,
    title,
    navigation: {
      area: 'admin',
      group: 'online-store',
      icon: 'release',
      order: 55,
      label: 'store-admin/layout:items.webhooks',
    },
    words,
    page: () =>
      import(/* webpackChunkName: "webhook-list-page" */ './webhook-list-page').then(
        (m) => m.WebhookListPage,
      ),
  },
  { path: '/admin/webhooks/:id', permission, title, words, page: form },
  { path: '/admin/webhooks/add', permission: 'write_integrations', title, words, page: form },
  {
    path: '/admin/webhooks/:id/deliveries',
    permission,
    title,
    words,
    page: () =>
      import(/* webpackChunkName: "webhook-deliveries-page" */ './delivery-list-page').then(
        (m) => m.DeliveryListPage,
      ),
  },
  {
    path: '/admin/webhooks/:id/deliveries/:deliveryId',
    permission,
    title,
    words,
    page: () =>
      import(/* webpackChunkName: "webhook-delivery-page" */ './delivery-page').then((m) => m.DeliveryPage),
  },
];
