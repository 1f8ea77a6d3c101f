import { screen } from '@testing-library/react';
import type { Permission } from 'api';
import { Outlet } from 'react-router-dom';
import { renderRoutes, tenantAdmin } from '../testing';
import type { PageEntry } from './page-entry.types';
import { pageRoutes } from './page-routes';
import { useMayWrite } from './use-may-write';

const Page = () => <p>{useMayWrite() ? 'may write' : 'reads only'}</p>;

const path = '/admin/coupons';

const open = (entry: Partial<PageEntry>, permissions: Permission[], at = path) =>
  renderRoutes((context) => pageRoutes([{ path, page: async () => Page, ...entry }], context), {
    path: at,
    session: tenantAdmin({ permissions }),
  });

it.each<{ permissions: Permission[]; text: string }>([
  { permissions: ['read_coupons', 'write_coupons'], text: 'may write' },
  { permissions: ['read_coupons', 'write_products'], text: 'reads only' },
])('a person with $permissions $text on a page that is changed with write_coupons', async (person) => {
  await open({ write: 'write_coupons' }, person.permissions);
  expect(await screen.findByText(person.text)).toBeVisible();
});

it('nobody may write on a page whose entry has no permission to write', async () => {
  await open({}, ['write_coupons']);
  expect(await screen.findByText('reads only')).toBeVisible();
});

it('a page inside of another, without a permission to write of its own, is changed with that of the outer one', async () => {
  const children: PageEntry[] = [{ path: `${path}/one`, page: async () => Page }];
  const entry: Partial<PageEntry> = { write: 'write_coupons', page: async () => () => <Outlet />, children };
  await open(entry, ['write_coupons'], `${path}/one`);
  expect(await screen.findByText('may write')).toBeVisible();
});
