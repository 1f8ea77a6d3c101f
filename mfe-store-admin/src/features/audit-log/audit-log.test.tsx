import { screen, waitFor, within } from '@testing-library/react';
import type { AuditEntry } from 'api';
import { id, list } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

const entry = (changes: Partial<AuditEntry> = {}): AuditEntry => ({
  id: id(801),
  seq: 7,
  actorName: 'sam@fresh.test',
  actorKind: 'staff',
  source: 'server',
  action: 'PUT /api/products/:id',
  tenantId: id(9),
  tenantName: null,
  details: { params: { id: id(101) }, fields: ['price'] },
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const byOperator = entry({ id: id(802), actorKind: 'platform', actorName: '', action: 'customers.erase' });

const open = (search = '', permissions = ['read_staff']) =>
  openAdmin(
    `/admin/audit-log${search}`,
    {
      'GET /audit-log/store': list([entry(), byOperator]),
      'GET /staff': list([{ id: id(55), name: 'Sam Seller' }] as never[]),
    },
    permissions,
  );

it('a store’s audit log says who did what, and opens an entry with its details', async () => {
  const { user } = await open();
  const link = await screen.findByRole('link', { name: /^Changed: Products/ });
  expect(link.closest('tr')).toHaveTextContent('sam@fresh.test');
  const other = screen.getByRole('link', { name: /^Personal data of a customer erased/ });
  expect(other.closest('tr')).toHaveTextContent('Operator');
  expect(document.title).toBe('Audit Log');
  await user.click(link);
  const drawer = within(await screen.findByRole('dialog', { name: 'Changed: Products' }));
  expect(drawer.getByText('fields').nextElementSibling).toHaveTextContent('price');
});

it('a store’s audit log is filtered by person, subject and day in the URL', async () => {
  const page = await open('?startDate=2026-11-01');
  await screen.findByRole('link', { name: /^Changed: Products/ });
  await page.user.selectOptions(screen.getByLabelText('Person'), 'Sam Seller');
  await page.user.selectOptions(screen.getByLabelText('About'), 'Coupons');
  await waitFor(() =>
    expect(page.requests.findLast(({ path }) => path === '/audit-log/store')?.params).toMatchObject({
      actorId: id(55),
      subject: 'coupons',
      startDate: '2026-11-01',
    }),
  );
});

it('the audit log is not for staff who may not read about the team', async () => {
  const page = await open('', ['read_orders']);
  await screen.findByRole('navigation', { name: 'Main navigation' });
  expect(page.requests.filter(({ path }) => path === '/audit-log/store')).toEqual([]);
});
