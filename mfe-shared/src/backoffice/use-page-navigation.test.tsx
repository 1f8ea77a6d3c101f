import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import type { ComposedEntry } from '../pages/composed-navigation';
import { provideNavigation } from '../pages/composed-navigation';
import type { PageEntry } from '../pages/page-entry.types';
import { pageRoutes } from '../pages/page-routes';
import { renderRoutes } from '../testing';
import { usePageNavigation } from './use-page-navigation';

const page = async () => () => null;
const navigation = (order: number) => ({ area: 'admin', icon: 'orders', order }) as const;
/** The title of coupons is a text that comes with their page. */
const coupons = { title: 'orders/coupons:title', words: ['orders/coupons'] } as unknown as PageEntry;
const own: PageEntry[] = [
  { path: '/admin/orders', title: 'common:save', navigation: navigation(20), page },
  { ...coupons, path: '/admin/coupons', navigation: navigation(30), page },
];
const composed = (path: string, order: number, label = path, area = 'admin'): ComposedEntry => ({
  area,
  path,
  order,
  icon: 'orders',
  label: { en: label, de: '', fr: '' },
});

function Sidebar() {
  const [group] = usePageNavigation('admin', own);
  return (
    <>
      <ul>
        {group?.items.map(({ to, label }) => (
          <li key={to}>{label}</li>
        ))}
      </ul>
      <Outlet />
    </>
  );
}
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const asked: string[] = [];
const open = () =>
  renderRoutes(
    (context) => [
      {
        path: '/',
        element: <Sidebar />,
        children: pageRoutes([{ path: '/', title: 'common:save', page }], {
          ...context,
          async loadPageWords(_, namespaces) {
            asked.push(...namespaces);
            return { 'orders/coupons': { title: 'Coupons' } };
          },
        }),
      },
    ],
    { path: '/' },
  );

afterEach(() => {
  asked.length = 0;
  act(() => provideNavigation([]));
});

it('a sidebar has the pages of its remote and of the others, each once and in order', async () => {
  await open();
  await screen.findByText('Save');
  act(() =>
    provideNavigation([
      composed('/admin/orders', 20, 'Orders'),
      composed('/admin/reports', 10, 'Reports'),
      composed('/platform-admin/mails', 5, 'Mails', 'platform-admin'),
    ]),
  );
  expect(shown()).toEqual(['Reports', 'Orders', 'Coupons']);
});

it('a sidebar names pages by the release record, so that it loads no text of pages that are not open', async () => {
  provideNavigation([composed('/admin/orders', 20, 'Orders'), composed('/admin/coupons', 30, 'Codes')]);
  await open();
  await screen.findByText('Orders');
  expect(shown()).toEqual(['Orders', 'Codes']);
  expect(asked).toEqual([]);
});

it('a sidebar without a release record loads the texts that come with other pages', async () => {
  await open();
  expect(await screen.findByText('Coupons')).toBeInTheDocument();
  expect(asked).toEqual(['orders/coupons']);
});
