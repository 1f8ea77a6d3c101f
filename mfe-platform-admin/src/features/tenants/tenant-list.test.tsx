import { screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { fresh } from '../../testing/tenant';

const market = { id: fresh.plan?.id, name: { en: 'Market' }, status: 'show' };
const chain = { id: '0199a000-0000-7000-8000-0000000000ab', name: { en: 'Chain' }, status: 'hide' };
const usual: Handlers = {
  'GET /tenants': { items: [fresh], totalDoc: 1, page: 1, pages: 1 },
  'GET /list-views': { views: [], layouts: [] },
  'GET /plans': { items: [market, chain], totalDoc: 2, page: 1, pages: 1 },
};

const open = (path: string, handlers: Handlers = {}, session = platformAdmin()) =>
  renderRoutes(createRoutes, {
    path,
    // The first that fits counts.
    handlers: { ...handlers, ...usual, ...handlers },
    session,
    translations: loadTranslations,
    host: 'platform',
  });

it('the list of stores shows their address, state, plan and figures', async () => {
  await open('/platform-admin/tenants');
  const row = (await screen.findByRole('link', { name: 'Fresh Corner' })).closest('tr') as HTMLElement;
  expect(within(row).getByRole('link', { name: 'fresh.localhost' })).toHaveAttribute(
    'href',
    'http://fresh.localhost/',
  );
  for (const text of ['Active', 'Market', '1,200', '34', '€1,234.50', '$99.00'])
    expect(within(row).getByText(text)).toBeInTheDocument();
});

it('the list of stores says which ones their owners have not opened, and which are copies', async () => {
  await open('/platform-admin/tenants', {
    'GET /tenants': { items: [{ ...fresh, preparing: true, sandbox: true }], totalDoc: 1, page: 1, pages: 1 },
  });
  const row = (await screen.findByRole('link', { name: 'Fresh Corner' })).closest('tr') as HTMLElement;
  for (const text of ['Preparing', 'Sandbox']) expect(within(row).getByText(text)).toBeInTheDocument();
  expect(within(row).queryByText('Active')).not.toBeInTheDocument();
});

it('the list of stores is sorted by a figure and filtered by a plan', async () => {
  const { user, requests } = await open('/platform-admin/tenants');
  await user.click(await screen.findByRole('button', { name: /Orders/ }));
  await user.selectOptions(await screen.findByLabelText('Plan'), 'Chain');
  await waitFor(() => {
    const asked = requests.filter(({ path }) => path === '/tenants').map(({ params }) => params);
    expect(asked).toContainEqual(
      expect.objectContaining({ sort: expect.stringMatching(/^-?orders$/), plan: chain.id }),
    );
  });
});

it('the stores of the filtered list are exported as a file', async () => {
  const { user, requests } = await open('/platform-admin/tenants?status=suspended&sort=-orders', {
    'GET /tenants/export': { status: 200, body: 'name' },
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(requests.find(({ path }) => path === '/tenants/export')?.params).toEqual({ status: 'suspended' }),
  );
});

async function choose(handlers: Handlers, session = platformAdmin()) {
  const opened = await open('/platform-admin/tenants', handlers, session);
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Select Fresh Corner' }));
  const bar = within(await screen.findByRole('region', { name: 'Actions' }));
  return { ...opened, bar };
}

it('chosen stores are suspended with a reason, which is asked first', async () => {
  const { user, requests, bar } = await choose({
    'POST /admin/bulk/tenants.status': { operation: 'tenants.status', done: 1 },
  });
  await user.click(bar.getByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend 1 store?' }));
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(dialog.getByText('Say why; the owner reads it.')).toBeInTheDocument();
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(dialog.getByLabelText('Reason'), 'Unpaid rent');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('1 store is suspended.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    items: [{ id: fresh.id, status: 'suspended', reason: 'Unpaid rent' }],
  });
});

it('chosen stores are resumed at once', async () => {
  const { user, requests, bar } = await choose({
    'POST /admin/bulk/tenants.status': { operation: 'tenants.status', done: 1 },
  });
  await user.click(bar.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('1 store is open.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
    items: [{ id: fresh.id, status: 'active' }],
  });
});

it('chosen stores get another plan, and a refusal stays in the dialog', async () => {
  let refuses = true;
  const { user, requests, bar } = await choose({
    'POST /admin/bulk/tenants.plan': () =>
      refuses ? failure(409, 'INVOICE_OPEN') : { operation: 'tenants.plan', done: 1 },
  });
  await user.click(bar.getByRole('button', { name: 'Change plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Another plan for 1 store' }));
  expect(dialog.getByRole('button', { name: 'Change plan' })).toBeDisabled();
  await user.selectOptions(await dialog.findByLabelText('Plan'), 'Chain (not offered)');
  await user.click(dialog.getByRole('button', { name: 'Change plan' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  refuses = false;
  await user.click(dialog.getByRole('button', { name: 'Change plan' }));
  expect(await screen.findByText('1 store has the plan now.')).toBeInTheDocument();
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    items: [{ id: fresh.id, planId: chain.id }],
  });
});

it('chosen stores get another plan only from operators who may change billing', async () => {
  const { bar } = await choose({}, platformAdmin({ permissions: ['read_tenants', 'write_tenants'] }));
  expect(bar.getByRole('button', { name: 'Suspend' })).toBeInTheDocument();
  expect(bar.queryByRole('button', { name: 'Change plan' })).not.toBeInTheDocument();
});
