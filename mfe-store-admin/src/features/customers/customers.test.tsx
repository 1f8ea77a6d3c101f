import { screen, waitFor, within } from '@testing-library/react';
import type { Customer } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { failure } from 'mfe-shared/testing';
import { id, list, orderRow } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const ann = (changes: Partial<Customer> = {}): Customer => ({
  id: id(900),
  name: 'Ann Archer',
  email: 'ann@fresh.test',
  phone: '+1 555 0100',
  image: null,
  status: 'active',
  tags: ['vip'],
  ordersCount: 3,
  totalSpent: 12_340,
  lastOrderAt: '2026-08-14T09:30:00.000Z',
  createdAt: '2026-01-02T09:30:00.000Z',
  locale: 'en',
  emailVerifiedAt: '2026-01-02T09:31:00.000Z',
  providers: ['google'],
  blockedReason: '',
  blockedAt: null,
  erasedAt: null,
  addresses: [
    {
      id: id(910),
      label: '',
      name: 'Ann Archer',
      contact: '+1 555 0100',
      line1: '1 Orchard Lane',
      line2: '',
      city: 'Springfield',
      zipCode: '12345',
      country: 'US',
      deliveryNote: '',
      isDefault: true,
    },
  ],
  notes: [
    { id: id(920), text: 'Rings twice', authorName: 'Sam Staff', createdAt: '2026-08-01T08:00:00.000Z' },
  ],
  version: 4,
  updatedAt: '2026-08-14T09:30:00.000Z',
  ...changes,
});
const ben = ann({ id: id(901), name: 'Ben Baker', email: 'ben@fresh.test', status: 'blocked', tags: [] });
const permissions = [...everything, 'write_customers'];
const open = (path: string, handlers: Handlers = {}, given = permissions) =>
  openAdmin(
    path,
    {
      'GET /customers': list([ann(), ben], { counts: { active: 1, blocked: 1, erased: 2 } }),
      'GET /customers/tags': ['vip', 'b2b'],
      'GET /customers/:id': ann(),
      'GET /orders': list([orderRow()], { counts: { pending: 1 } }),
      ...handlers,
    },
    given,
  );
type Page = Awaited<ReturnType<typeof open>>;
const sent = ({ requests }: Page) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
const act = async ({ user }: Page, name: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Ann Archer' }));
  await user.click(await screen.findByRole('menuitem', { name }));
};

describe('the list of customers', () => {
  it('shows each customer’s orders, sum and state, and counts the tabs', async () => {
    await open('/admin/customers');
    const row = (await screen.findByRole('link', { name: /Ann Archer/ })).closest('tr');
    for (const text of ['ann@fresh.test', 'Active', 'vip', '3', '$123.40'])
      expect(row).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: /Ann Archer/ })).toHaveAttribute(
      'href',
      `/admin/customers/${id(900)}`,
    );
    expect(screen.getByRole('link', { name: /^All\s*2$/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Erased\s*2/ })).toBeInTheDocument();
  });

  it('keeps status, tag, search and order in the URL', async () => {
    const page = await open('/admin/customers?status=blocked&tag=vip&q=ben&sort=-totalSpent');
    await screen.findByRole('link', { name: /Ben Baker/ });
    expect(page.requests.find(({ path }) => path === '/customers')?.params).toEqual({
      page: 1,
      limit: 20,
      sort: '-totalSpent',
      q: 'ben',
      status: 'blocked',
      tag: 'vip',
    });
  });

  it('blocks several customers with one reason, in one call', async () => {
    const page = await open('/admin/customers', { 'POST /admin/bulk/customers.status': { done: 2 } });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await page.user.click(screen.getByRole('button', { name: 'Block' }));
    const dialog = await screen.findByRole('dialog', { name: 'Block 2 customers?' });
    await page.user.click(within(dialog).getByRole('button', { name: 'Block' }));
    expect(await within(dialog).findByText('Give a reason.')).toBeInTheDocument();
    expect(sent(page)).toEqual([]);
    await page.user.type(within(dialog).getByLabelText('Reason'), 'Never pays');
    await page.user.click(within(dialog).getByRole('button', { name: 'Block' }));
    expect(await screen.findByText('2 customers are blocked')).toBeInTheDocument();
    expect(sent(page)[0]?.body).toMatchObject({
      items: [id(900), id(901)].map((one) => ({ id: one, status: 'blocked', reason: 'Never pays' })),
    });
  });

  it('gives and takes tags of several customers', async () => {
    const page = await open('/admin/customers', { 'POST /admin/bulk/customers.tags': { done: 1 } });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select Ann Archer' }));
    await page.user.click(screen.getByRole('button', { name: 'Change tags' }));
    const dialog = await screen.findByRole('dialog');
    await page.user.type(within(dialog).getByLabelText('Tags to add'), 'b2b{Enter}');
    await page.user.type(within(dialog).getByLabelText('Tags to remove'), 'vip{Enter}');
    await page.user.click(within(dialog).getByRole('button', { name: 'Change tags' }));
    expect(await screen.findByText('The tags of 1 customer are changed')).toBeInTheDocument();
    expect(sent(page)[0]?.body).toMatchObject({ items: [{ id: id(900), add: ['b2b'], remove: ['vip'] }] });
  });

  it('offers no changes without the permission to change customers', async () => {
    await open('/admin/customers', {}, everything);
    await screen.findByRole('link', { name: /Ann Archer/ });
    expect(screen.queryByRole('link', { name: 'Add customer' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('the page of a customer', () => {
  const path = `/admin/customers/${id(900)}`;

  it('shows orders, addresses and notes, and leads to each order and to all of them', async () => {
    await open(path);
    expect(await screen.findByText('Rings twice')).toBeInTheDocument();
    expect(screen.getByText(/1 Orchard Lane/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'FR-1001' })).toHaveAttribute(
      'href',
      `/admin/order/${id(1)}`,
    );
    expect(screen.getByRole('link', { name: 'Show 1 order' })).toHaveAttribute(
      'href',
      `/admin/customer-order/${id(900)}`,
    );
  });

  it('saves a change with the version that was read, and never the e-mail', async () => {
    const page = await open(path, { 'PUT /customers/:id': ann({ phone: '1', version: 5 }) });
    const phone = await screen.findByLabelText('Phone');
    await page.user.clear(phone);
    await page.user.type(phone, '1');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(sent(page)[0]?.body).toEqual({
      name: 'Ann Archer',
      phone: '1',
      locale: 'en',
      tags: ['vip'],
      version: 4,
    });
  });

  it('adds and deletes notes', async () => {
    const page = await open(path, {
      'POST /customers/:id/notes': ann({
        notes: [
          { id: id(921), text: 'Pays cash', authorName: 'Olive', createdAt: '2026-08-02T08:00:00.000Z' },
        ],
      }),
      'DELETE /customers/:id/notes/:noteId': ann({ notes: [] }),
    });
    await page.user.type(await screen.findByLabelText('New note'), 'Pays cash');
    await page.user.click(screen.getByRole('button', { name: 'Add note' }));
    await page.user.click(await screen.findByRole('button', { name: 'Delete the note of Olive' }));
    await waitFor(() => expect(screen.queryByText('Pays cash')).not.toBeInTheDocument());
    expect(sent(page).map(({ method, path: to }) => `${method} ${to}`)).toEqual([
      `POST /customers/${id(900)}/notes`,
      `DELETE /customers/${id(900)}/notes/${id(921)}`,
    ]);
  });

  it('blocks by its menu, without saving the form', async () => {
    const page = await open(path, { 'POST /admin/bulk/customers.status': { done: 1 } });
    await act(page, 'Block');
    const dialog = await screen.findByRole('dialog');
    await page.user.type(within(dialog).getByLabelText('Reason'), 'Never pays{Enter}');
    expect(await screen.findByText('1 customer is blocked')).toBeInTheDocument();
    expect(sent(page).map(({ path: to }) => to)).toEqual(['/admin/bulk/customers.status']);
  });

  it('erases only after the e-mail is typed, saves nothing else, and says why the server refuses', async () => {
    const page = await open(path, { 'POST /customers/:id/erase': failure(409, 'IN_USE') });
    await act(page, 'Erase data');
    const dialog = await screen.findByRole('dialog', { name: 'Erase the data of Ann Archer?' });
    const erase = within(dialog).getByRole('button', { name: 'Erase data' });
    expect(erase).toBeDisabled();
    await page.user.type(within(dialog).getByLabelText('Type ann@fresh.test to confirm'), 'Ann@fresh.test');
    await page.user.click(erase);
    expect(await screen.findByText('An order is under way. Finish or cancel it first.')).toBeInTheDocument();
    // The dialog’s form is inside that of the page, which is not saved by it.
    expect(sent(page).map(({ path, body }) => [path, body])).toEqual([
      [`/customers/${id(900)}/erase`, { email: 'Ann@fresh.test' }],
    ]);
  });

  it('exports the data as a file', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    });
    const page = await open(path, { 'GET /customers/:id/export': { customer: { name: 'Ann Archer' } } });
    await act(page, 'Export data');
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.type).toBe('application/json');
  });

  it('of an erased customer has only the orders', async () => {
    const gone = ann({
      ...{ name: '', email: `${id(900)}@erased.invalid`, status: 'erased', addresses: [], notes: [] },
      erasedAt: '2026-08-20T09:30:00.000Z',
    });
    await open(path, { 'GET /customers/:id': gone });
    expect(await screen.findByRole('heading', { name: 'Erased customer' })).toBeInTheDocument();
    expect(screen.getByText(/was erased on/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'FR-1001' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
  });

  it('of a new customer asks for an e-mail, and shows when it is taken', async () => {
    const page = await open('/admin/customers/add', { 'POST /customers': failure(409, 'EMAIL_TAKEN') });
    await page.user.type(await screen.findByLabelText('Name'), 'Cleo');
    await page.user.type(screen.getByLabelText('E-mail'), 'ann@fresh.test');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByLabelText('E-mail')).toBeInvalid();
    expect(sent(page)[0]?.body).toMatchObject({ name: 'Cleo', email: 'ann@fresh.test', tags: [] });
  });
});

it('the page of a customer’s orders asks for theirs only, and leads to each', async () => {
  const page = await open(`/admin/customer-order/${id(900)}?sort=-total`);
  expect(await screen.findByRole('heading', { name: /Orders of Ann Archer/ })).toBeInTheDocument();
  expect(page.requests.find(({ path }) => path === '/orders')?.params).toEqual({
    page: 1,
    limit: 20,
    sort: '-total',
    customer: id(900),
  });
  expect(screen.getByRole('link', { name: 'FR-1001' })).toHaveAttribute('href', `/admin/order/${id(1)}`);
  expect(screen.getByRole('link', { name: 'To the customer' })).toHaveAttribute(
    'href',
    `/admin/customers/${id(900)}`,
  );
});
