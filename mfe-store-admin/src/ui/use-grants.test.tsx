import { screen } from '@testing-library/react';
import type { Role } from 'api';
import { renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { useGrants } from './use-grants';

const role = (changes: Partial<Role>): Role => ({
  id: '1',
  name: 'Cashier',
  description: '',
  permissions: ['read_orders'],
  isSystem: true,
  members: 0,
  version: 1,
  ...changes,
});
const roles = {
  cashier: role({}),
  accountant: role({ permissions: ['read_orders', 'export_orders'] }),
  owner: role({ name: 'Owner' }),
  'a role called Owner': role({ name: 'Owner', isSystem: false }),
};

function Grants() {
  const grants = useGrants();
  const given = Object.entries(roles).filter(([, one]) => grants.role(one));
  return <p>Gives {given.map(([name]) => name).join(', ')}</p>;
}

const show = (session: ReturnType<typeof tenantAdmin>) =>
  renderRoutes(() => [{ path: '/', element: <Grants /> }], { path: '/', session });

it('staff give roles with no more than their own permissions, and never that of the owner', async () => {
  await show(tenantAdmin({ role: 'ADMIN', permissions: ['read_orders'] }));
  expect(await screen.findByText('Gives cashier, a role called Owner')).toBeVisible();
});

it('the owner of the store gives every role', async () => {
  await show(tenantAdmin({ role: 'TENANT_ADMIN', permissions: [] }));
  expect(await screen.findByText(`Gives ${Object.keys(roles).join(', ')}`)).toBeVisible();
});
