import { screen, waitFor, within } from '@testing-library/react';
import { configureNavigation } from 'mfe-shared';
import { customer, failure } from 'mfe-shared/testing';
import { me } from '../../testing/orders';
import { renderShop } from '../../testing/render-shop';

const ann = customer({ name: 'Ann Miller' });
const reply = { user: { ...ann.user, name: 'Ann Smith' } };

function openProfile(handlers: Record<string, unknown> = {}, known = true) {
  return renderShop({
    path: '/user/update-profile',
    session: ann,
    handlers: {
      'GET /customers/me': me(known),
      'GET /mail-choices': { items: [{ topic: 'delivery', isOn: true }] },
      ...(handlers as object),
    },
  });
}

describe('the profile page', () => {
  it('sends a visitor who is not signed in to the sign-in page', async () => {
    const { router, requests } = await renderShop({ path: '/user/update-profile' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(router.state.location.search).toBe('?redirect=%2Fuser%2Fupdate-profile');
    expect(requests.filter(({ path }) => path.startsWith('/customers'))).toEqual([]);
  });

  it('has an address book: add, edit, make default, delete, and undo', async () => {
    const [home] = me().addresses;
    const work = { ...home!, id: 'b2b6f5a0-0000-7000-8000-000000000002', label: 'Work', isDefault: false };
    const { user, requests } = await openProfile({
      'POST /customers/me/addresses': () => ({ status: 201, body: { ...me(), addresses: [home, work] } }),
      [`PUT /customers/me/addresses/${work.id}`]: { ...me(), addresses: [home, work] },
      [`DELETE /customers/me/addresses/${work.id}`]: me(),
    });
    const calls = () => requests.filter(({ path }) => path.startsWith('/customers/me/addresses'));
    await user.click(await screen.findByRole('button', { name: 'Add an address' }));
    const form = within((await screen.findByLabelText('Street and number')).closest('form')!);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(calls()).toEqual([]);
    // Known data of the person is filled in already.
    expect(form.getByLabelText('Name')).toHaveValue('Ann Miller');
    expect(form.getByLabelText('Phone')).toHaveValue('+1 555 01');
    expect(form.getByLabelText('Country')).toHaveValue(home?.country);
    for (const [label, value] of [
      ['Street and number', '1 Office Park'],
      ['Postal code', '97205'],
      ['City', 'Portland'],
    ] as const)
      await user.type(form.getByLabelText(label), value);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Work' })).toBeVisible();
    expect(calls()[0]?.body).toMatchObject({ line1: '1 Office Park', label: '', isDefault: false });
    // It was opened there; the page is not left where the end of the long form was.
    expect(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Make default: Work' }));
    await waitFor(() => expect(calls()[1]?.body).toMatchObject({ label: 'Work', isDefault: true }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Work' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Delete: Work' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Work' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Add an address' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('heading', { name: 'Work' })).toBeVisible();
    expect(calls().at(-1)).toMatchObject({ method: 'POST', body: { label: 'Work' } });
  });

  it('saves a changed name and shows it in the header at once', async () => {
    const { user, requests } = await openProfile({ 'PUT /auth/profile': reply });
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveValue('Ann Miller');
    expect(screen.getByLabelText(/Phone/)).toHaveValue('+1 555 01');
    await user.clear(name);
    await user.type(name, 'Ann Smith');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Profile updated successfully!')).toBeVisible();
    expect(requests.find(({ path }) => path === '/auth/profile')?.body).toEqual({ name: 'Ann Smith' });
    expect(await screen.findByRole('button', { name: 'Account of Ann Smith' })).toBeVisible();
  });

  it('keeps the typed values when the server refuses the change', async () => {
    const { user } = await openProfile({ 'PUT /auth/profile': () => failure(503, 'UNAVAILABLE') });
    const phone = await screen.findByLabelText(/Phone/);
    await user.clear(phone);
    await user.type(phone, '12345');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText('The service is not available at the moment. Try again soon.'),
    ).toBeVisible();
    expect(phone).toHaveValue('12345');
  });

  it('asks for the present password to change the password', async () => {
    const { user, requests } = await openProfile({
      'PUT /auth/change-password': () => failure(400, 'PASSWORD_WRONG'),
    });
    await user.type(await screen.findByLabelText('Present password'), 'not it');
    await user.type(screen.getByLabelText('New password'), 'a long password');
    await user.type(screen.getByLabelText('New password again'), 'a long password');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Present password')).toHaveAccessibleDescription(
        'The present password is wrong.',
      ),
    );
    expect(requests.find(({ path }) => path === '/auth/change-password')?.body).toEqual({
      currentPassword: 'not it',
      newPassword: 'a long password',
    });
  });

  it('lists the addresses of earlier orders', async () => {
    await openProfile();
    const list = within(await screen.findByRole('region', { name: 'Addresses' }));
    expect(await list.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(list.getByText('97205 Portland')).toBeVisible();
    expect(list.getByText('Default')).toBeVisible();
  });

  it('explains where addresses come from when there are none', async () => {
    await openProfile({}, false);
    expect(await screen.findByText('No address yet. Add one, or let your first order do it.')).toBeVisible();
  });

  it('is linked from the account navigation and the account menu', async () => {
    const { user } = await openProfile();
    const ways = within(await screen.findByRole('navigation', { name: 'Your account' }));
    expect(ways.getByRole('link', { name: 'Update profile' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'Account of Ann Miller' }));
    expect(await screen.findByRole('menuitem', { name: 'Update profile' })).toHaveAttribute(
      'href',
      '/user/update-profile',
    );
  });

  it('has a Sign Out button', async () => {
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    const { user } = await openProfile({ 'POST /auth/logout': {} });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/auth/login'));
    undo();
  });

  it('switches mails about deliveries off at once', async () => {
    const off = { items: [{ topic: 'delivery', isOn: false }] };
    const { user, requests } = await openProfile({ 'PUT /mail-choices/delivery': off });
    const choice = await screen.findByRole('switch', { name: /Deliveries/ });
    expect(choice).toBeChecked();
    await user.click(choice);
    await waitFor(() => expect(choice).not.toBeChecked());
    expect(requests.find(({ path }) => path === '/mail-choices/delivery')?.body).toEqual({ isOn: false });
  });

  it('asks again for the choice of mails that did not load', async () => {
    let isDown = true;
    const items = [{ topic: 'delivery', isOn: true }];
    const { user } = await openProfile({
      'GET /mail-choices': () => (isDown ? failure(503, 'UNAVAILABLE') : { items }),
    });
    expect(await screen.findByText('Your choice of mails could not be loaded.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('switch', { name: /Deliveries/ })).toBeChecked();
  });

  it('saves everything the store holds about the shopper as a file', async () => {
    const saved = jest.fn().mockReturnValue('blob:data');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: jest.fn() });
    const { user } = await openProfile({ 'GET /own-data': { orders: [] } });
    await user.click(await screen.findByRole('button', { name: 'Save my data' }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    expect(saved.mock.calls[0][0].type).toBe('application/json');
  });

  it('deletes the account after a question, and says why it cannot while an order is under way', async () => {
    const replace = jest.fn();
    const undo = configureNavigation({ replace });
    let isUnderWay = true;
    const { user } = await openProfile({
      'POST /own-data/erase': () => (isUnderWay ? failure(409, 'IN_USE') : { success: true }),
      'POST /auth/logout': {},
    });
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText(/An order of yours is under way/)).toBeVisible();
    isUnderWay = false;
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/auth/login'));
    undo();
  });
});

describe('the link in a mail about a delivery', () => {
  const path = `/mail-choices?token=${'x'.repeat(32)}`;

  it('switches these mails off without signing in', async () => {
    const { user, requests } = await renderShop({
      path,
      handlers: {
        [`GET /mail-links/${'x'.repeat(32)}`]: { topic: 'delivery', isOn: true },
        [`PUT /mail-links/${'x'.repeat(32)}`]: { topic: 'delivery', isOn: false },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Switch off' }));
    expect(await screen.findByRole('heading', { name: 'No more mails: Deliveries' })).toBeVisible();
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ isOn: false });
  });

  it('says when it is not known', async () => {
    await renderShop({
      path,
      handlers: { [`GET /mail-links/${'x'.repeat(32)}`]: () => failure(404, 'NOT_FOUND') },
    });
    expect(await screen.findByRole('heading', { name: 'This link is not known' })).toBeVisible();
  });

  it('does not call a link unknown that could not be asked for, and asks again', async () => {
    let isDown = true;
    const { user } = await renderShop({
      path,
      handlers: {
        [`GET /mail-links/${'x'.repeat(32)}`]: () =>
          isDown ? failure(503, 'UNAVAILABLE') : { topic: 'delivery', isOn: true },
      },
    });
    const again = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('This link is not known')).not.toBeInTheDocument();
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'Switch off' })).toBeVisible();
  });
});
