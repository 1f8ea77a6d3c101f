import { screen, waitFor } from '@testing-library/react';
import type { Handlers } from 'mfe-shared/testing';
import { failure } from 'mfe-shared/testing';
import { openAdmin } from '../../testing/open-admin';

const rule = { name: /All staff need a second factor/ };
const open = (handlers: Handlers, permissions = ['read_staff', 'write_staff']) =>
  openAdmin(
    '/admin/sign-in',
    { 'GET /second-factors/rule': { required: false, version: 3 }, ...handlers },
    permissions,
  );

it('requiring a second factor is confirmed before it signs people out', async () => {
  const page = await open({ 'PUT /second-factors/rule': { required: true, version: 4 } });
  await page.user.click(await screen.findByRole('switch', rule));
  expect(await screen.findByText(/Whoever has none is signed out now/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Require it' }));
  await waitFor(() => expect(screen.getByRole('switch', rule)).toBeChecked());
  expect(page.requests.find(({ method }) => method === 'PUT')?.body).toEqual({ required: true, version: 3 });
});

it('an owner without a second factor is told to set one up before demanding it of all', async () => {
  const page = await open({ 'PUT /second-factors/rule': failure(409, 'SECOND_FACTOR_NEEDED') });
  await page.user.click(await screen.findByRole('switch', rule));
  await page.user.click(await screen.findByRole('button', { name: 'Require it' }));
  expect(await screen.findByText('Set up a second factor for yourself first.')).toBeInTheDocument();
  expect(await screen.findByRole('switch', rule)).not.toBeChecked();
});

it('a role that may only look at staff cannot change how they sign in', async () => {
  await open({}, ['read_staff']);
  expect(await screen.findByRole('switch', rule)).toBeDisabled();
});
