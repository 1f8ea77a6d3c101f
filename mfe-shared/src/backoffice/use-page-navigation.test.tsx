import { act, screen } from '@testing-library/react';
import type { ComposedEntry } from '../pages/composed-navigation';
import { provideNavigation } from '../pages/composed-navigation';
import type { PageEntry } from '../pages/page-entry.types';
import { renderRoutes } from '../testing';
import { usePageNavigation } from './use-page-navigation';

const own: PageEntry[] = [
  {
    path: '/admin/orders',
    title: 'common:save',
    navigation: { area: 'admin', icon: 'orders', order: 20 },
    page: async () => () => null,
  },
];
const composed = (path: string, order: number, area = 'admin'): ComposedEntry => ({
  area,
  path,
  order,
  icon: 'orders',
  label: { en: path, de: '', fr: '' },
});

function Sidebar() {
  const [group] = usePageNavigation('admin', own);
  return (
    <ul>
      {group?.items.map(({ to, label }) => (
        <li key={to}>{label}</li>
      ))}
    </ul>
  );
}
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(() => act(() => provideNavigation([])));

it('a sidebar has the pages of its remote and of the others, each once and in order', async () => {
  await renderRoutes(() => [{ path: '/', element: <Sidebar /> }], { path: '/' });
  await screen.findByText('Save');
  act(() =>
    provideNavigation([
      composed('/admin/orders', 20),
      composed('/admin/reports', 10),
      composed('/platform-admin/mails', 5, 'platform-admin'),
    ]),
  );
  expect(shown()).toEqual(['/admin/reports', 'Save']);
});
