import type { RemoteContext } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from '../../ui/lazy-page';
import { mailOptions } from './mails.queries';

export function mailsRoutes({ queryClient }: RemoteContext): RouteObject[] {
  const list = lazyPage('mails', () =>
    import(/* webpackChunkName: "mail-list-page" */ './mail-list-page').then((module) => module.MailListPage),
  );
  const drawer = lazyPage(':id', () =>
    import(/* webpackChunkName: "mail-drawer" */ './mail-drawer').then((module) => module.MailDrawer),
  );
  return [
    {
      ...list,
      children: [
        {
          ...drawer,
          loader: ({ params }) => {
            void queryClient.prefetchQuery(mailOptions(params.id ?? ''));
            return null;
          },
        },
      ],
    } as RouteObject,
  ];
}
