import { act, screen, waitFor, within } from '@testing-library/react';
import type { SlotFiller } from 'mfe-shared';
import { provideSlots } from 'mfe-shared';
import { everything, openAdmin } from '../../testing/open-admin';

const filler = (remote: string, order: number): SlotFiller => ({
  ...{ slot: 'store-admin.order', remote, order },
  load: async () => () => null,
  report: () => {},
});
const all = [...everything, 'write_settings'];
afterEach(() => act(() => provideSlots([])));

async function open(permissions = all) {
  let stored: object = {};
  const page = await openAdmin(
    '/admin/panels',
    {
      'GET /setting/slots': () => stored,
      'PUT /setting/slots/:slot': ({ body }: { body?: unknown }) => {
        stored = { 'store-admin.order': body };
        return stored;
      },
    },
    permissions,
  );
  const sent = () => page.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  return { ...page, sent };
}
const names = () =>
  within(screen.getByRole('region', { name: 'Order page' }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('li')?.textContent);

it('staff order the panels of a page and hide one', async () => {
  provideSlots([filler('mfe-a', 10), filler('mfe-b', 20)]);
  const { user, sent } = await open();
  await screen.findByRole('heading', { name: 'Order page' });
  expect(names()).toEqual(['mfe-a', 'mfe-b']);
  await user.click(screen.getByRole('button', { name: 'Move mfe-b up' }));
  await waitFor(() => expect(names()).toEqual(['mfe-b', 'mfe-a']));
  await user.click(screen.getByRole('checkbox', { name: 'mfe-a' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'mfe-a' })).not.toBeChecked());
  const order = ['mfe-b', 'mfe-a'];
  expect(sent()).toEqual([
    { order, hidden: [] },
    { order, hidden: ['mfe-a'] },
  ]);
});

it('staff who may not change settings see the panels as they are', async () => {
  provideSlots([filler('mfe-a', 10)]);
  await open(everything);
  expect(await screen.findByRole('checkbox', { name: 'mfe-a' })).toBeDisabled();
});

it('the page of panels says so when there are no panels', async () => {
  await open();
  expect(await screen.findByText('No panels')).toBeVisible();
});
