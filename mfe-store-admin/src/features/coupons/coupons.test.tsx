import { screen, waitFor, within } from '@testing-library/react';
import type { Coupon } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { failure } from 'mfe-shared/testing';
import { id, list } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  id: id(701),
  title: { en: 'Ten percent off', de: 'Zehn Prozent', fr: '' },
  couponCode: 'FRESH10',
  logo: null,
  startTime: '2026-08-01T08:00:00.000Z',
  endTime: '2026-08-31T20:00:00.000Z',
  discountType: 'percentage',
  discountValue: 1_000,
  maxDiscount: 2_000,
  minimumAmount: 0,
  categoryIds: [],
  productIds: [],
  firstOrderOnly: false,
  usageLimit: 100,
  usagePerCustomer: null,
  stackable: true,
  status: 'show',
  state: 'active',
  usedCount: 3,
  version: 2,
  updatedAt: '2026-08-01T08:00:00.000Z',
  ...changes,
});
const fixed = coupon({
  id: id(702),
  couponCode: 'FIVE',
  discountType: 'fixed',
  discountValue: 500,
  usageLimit: null,
  state: 'expired',
});
const permissions = [...everything, 'write_coupons', 'write_uploads'];
const open = (path: string, handlers: Handlers = {}, given = permissions) =>
  openAdmin(
    path,
    {
      'GET /coupons': list([coupon(), fixed]),
      'GET /coupons/:id': coupon(),
      'GET /categories': [],
      ...handlers,
    },
    given,
  );
const sent = ({ requests }: Awaited<ReturnType<typeof open>>) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
const save = ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(screen.getByRole('button', { name: 'Save' }));

describe('the list of coupons', () => {
  it('gives each state a color of its own, and a hidden coupon none', async () => {
    const states = ['active', 'scheduled', 'expired', 'used_up'] as const;
    const items = states.map((state, at) => coupon({ id: id(710 + at), couponCode: state, state }));
    const hidden = coupon({ id: id(720), couponCode: 'hidden', status: 'hide' });
    await open('/admin/coupons', { 'GET /coupons': list([...items, hidden]) });
    await screen.findByRole('link', { name: 'hidden' });
    const colors = [...document.querySelectorAll('tbody [data-status]')].map((chip) =>
      chip.getAttribute('data-color'),
    );
    expect(colors).toEqual(['success', 'info', 'neutral', 'warning', 'neutral']);
  });

  it('shows each coupon’s discount, state and number of uses', async () => {
    await open('/admin/coupons');
    const row = (await screen.findByRole('link', { name: 'FRESH10' })).closest('tr');
    expect(row).toHaveTextContent('10%');
    expect(row).toHaveTextContent('Active');
    expect(row).toHaveTextContent('3 / 100');
    const other = screen.getByRole('link', { name: 'FIVE' }).closest('tr');
    expect(other).toHaveTextContent('$5.00');
    expect(other).toHaveTextContent('Expired');
    expect(screen.getByRole('link', { name: 'FIVE' })).toHaveAttribute('href', `/admin/coupons/${id(702)}`);
  });

  it('keeps state, status, search and order in the URL', async () => {
    const page = await open('/admin/coupons?state=expired&status=hide&q=fi&sort=-usedCount');
    await screen.findByRole('link', { name: 'FIVE' });
    expect(page.requests.find(({ path }) => path === '/coupons')?.params).toEqual({
      page: 1,
      limit: 20,
      sort: '-usedCount',
      q: 'fi',
      state: 'expired',
      status: 'hide',
    });
  });

  it('hides several coupons in one call', async () => {
    const page = await open('/admin/coupons', { 'POST /admin/bulk/coupons.status': { done: 2 } });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await page.user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('2 coupons are hidden')).toBeInTheDocument();
    expect(sent(page)[0]?.body).toMatchObject({
      items: [id(701), id(702)].map((one) => ({ id: one, status: 'hide' })),
    });
  });

  it('deletes at once, and says when a coupon is in use', async () => {
    const page = await open('/admin/coupons', { 'POST /admin/bulk/coupons.delete': failure(409, 'IN_USE') });
    await page.user.click(await screen.findByRole('checkbox', { name: 'Select FRESH10' }));
    await page.user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This is in use and cannot be deleted.')).toBeInTheDocument();
    await page.user.click(await screen.findByRole('button', { name: 'Clear selection' }));
  });

  it('offers no changes without the permission to change coupons', async () => {
    await open('/admin/coupons', {}, everything);
    await screen.findByRole('link', { name: 'FRESH10' });
    expect(screen.queryByRole('link', { name: 'Add coupon' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('the coupon form', () => {
  it('creates a coupon and opens its page', async () => {
    const made = coupon({ id: id(709), couponCode: 'SPRING', version: 1 });
    const page = await open('/admin/coupons/add', {
      'POST /coupons': { status: 201, body: made },
      'GET /coupons/:id': made,
    });
    await page.user.type(await screen.findByLabelText('Code'), 'SPRING');
    await page.user.type(screen.getByLabelText('Title'), 'Spring');
    await page.user.type(screen.getByLabelText('Value'), '12.5');
    await save(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe(`/admin/coupons/${id(709)}`));
    expect(sent(page)[0]?.body).toMatchObject({
      couponCode: 'SPRING',
      title: { en: 'Spring' },
      discountType: 'percentage',
      discountValue: 1_250,
      maxDiscount: null,
      minimumAmount: 0,
      usageLimit: null,
      stackable: true,
    });
  });

  it('takes a picture of the store’s library', async () => {
    const picture = { id: id(801), url: '/uploads/picnic.webp', name: 'Picnic', width: 96, height: 96 };
    const page = await open(`/admin/coupons/${id(701)}`, {
      'GET /uploads': list([picture] as never[]),
      'PUT /coupons/:id': coupon({ version: 3 }),
    });
    const field = within(await screen.findByRole('group', { name: 'Picture' }));
    await page.user.click(field.getByRole('button', { name: 'Choose picture' }));
    await page.user.click(await screen.findByRole('button', { name: /Picnic/ }));
    await save(page);
    await waitFor(() => expect(sent(page)[0]?.body).toMatchObject({ logo: '/uploads/picnic.webp' }));
  });

  it('saves a change with the version that was read', async () => {
    const page = await open(`/admin/coupons/${id(701)}`, {
      'PUT /coupons/:id': coupon({ minimumAmount: 2_500, version: 3 }),
    });
    await page.user.type(await screen.findByLabelText(/From a cart of/), '25');
    await save(page);
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(sent(page)[0]).toMatchObject({
      path: `/coupons/${id(701)}`,
      body: {
        version: 2,
        minimumAmount: 2_500,
        maxDiscount: 2_000,
        usageLimit: 100,
        startTime: '2026-08-01T08:00:00.000Z',
        endTime: '2026-08-31T20:00:00.000Z',
      },
    });
  });

  it('is unchanged once a translation that was typed is removed again', async () => {
    const read = coupon({ title: { en: 'Ten percent off' } });
    const { user } = await open(`/admin/coupons/${id(701)}`, { 'GET /coupons/:id': read });
    await user.click(await screen.findByRole('button', { name: 'DE' }));
    await user.type(screen.getByLabelText('Title'), 'Zehn');
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    await user.clear(screen.getByLabelText('Title'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  });

  it('leaves out the fields that do not apply to free delivery', async () => {
    const page = await open(`/admin/coupons/${id(701)}`, { 'PUT /coupons/:id': coupon({ version: 3 }) });
    await page.user.selectOptions(await screen.findByLabelText('Kind of discount'), 'Free delivery');
    expect(screen.queryByLabelText('Value')).not.toBeInTheDocument();
    await save(page);
    await waitFor(() =>
      expect(sent(page)[0]?.body).toMatchObject({
        discountType: 'free_shipping',
        discountValue: 0,
        maxDiscount: null,
      }),
    );
  });

  it('shows a refusal at its field', async () => {
    const page = await open(`/admin/coupons/${id(701)}`, {
      'PUT /coupons/:id': failure(400, 'VALIDATION', [{ field: 'couponCode', message: 'taken' }]),
    });
    await page.user.type(await screen.findByLabelText('Code'), '2');
    await save(page);
    expect(await screen.findByText('Another coupon has this code.')).toBeInTheDocument();
    expect(screen.getByLabelText('Code')).toBeInvalid();
  });

  it('refuses an end before the start without asking the server', async () => {
    const page = await open(`/admin/coupons/${id(701)}`);
    const until = await screen.findByLabelText('Until');
    await page.user.clear(until);
    await page.user.type(until, '2026-07-01T10:00');
    await save(page);
    expect(await screen.findByText('The end must be after the start.')).toBeInTheDocument();
    expect(sent(page)).toEqual([]);
  });

  it('finds products by name and limits the coupon to the chosen ones', async () => {
    const apple = { id: id(101), title: { en: 'Apples', de: '', fr: '' }, sku: 'APP' };
    const page = await open(`/admin/coupons/${id(701)}`, {
      'GET /products': list([apple] as never[]),
      'PUT /coupons/:id': coupon({ version: 3 }),
    });
    await page.user.type(await screen.findByLabelText('Products'), 'app');
    await page.user.click(await screen.findByRole('button', { name: /Apples/ }));
    expect(await screen.findByRole('button', { name: 'Remove Apples' })).toBeInTheDocument();
    await save(page);
    await waitFor(() => expect(sent(page)[0]?.body).toMatchObject({ productIds: [id(101)] }));
  });

  it('is read-only without the permission to change coupons', async () => {
    await open(`/admin/coupons/${id(701)}`, {}, everything);
    expect(await screen.findByText(/does not include changing coupons/)).toBeInTheDocument();
    expect(screen.getByLabelText('Code')).toBeDisabled();
  });
});
