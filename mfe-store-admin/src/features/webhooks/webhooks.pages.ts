import type { PageEntry } from 'mfe-shared';
import { recordPages } from '../../ui/record-pages';

const words = ['store-admin/webhooks'] as const;
const title = 'store-admin/webhooks:title';
const permission = 'read_integrations';
const write = 'write_integrations';

export const webhooksPages: PageEntry[] = [
  ...recordPages({
    path: '/admin/webhooks',
    title,
    words,
    permission,
    write,
    list: {
      navigation: { area: 'admin', group: 'online-store', icon: 'release', order: 55 },
      page: () =>
        import(/* webpackChunkName: "webhook-list-page" */ './webhook-list-page').then(
          (m) => m.WebhookListPage,
        ),
    },
    form: {
      page: () =>
        import(/* webpackChunkName: "webhook-form-page" */ './webhook-form').then((m) => m.WebhookFormPage),
    },
  }),
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
    write,
    title,
    words,
    page: () =>
      import(/* webpackChunkName: "webhook-delivery-page" */ './delivery-page').then((m) => m.DeliveryPage),
  },
];
