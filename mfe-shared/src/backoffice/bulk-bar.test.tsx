import { screen, waitFor } from '@testing-library/react';
import { renderRoutes } from '../testing';
import { BulkBar } from './bulk-bar';
import type { BulkAction } from './list.types';
import { useSelection } from './use-selection';

const rows = new Map([
  ['1', null],
  ['2', null],
]);

function Chosen({ actions }: { actions: BulkAction[] }) {
  const selection = useSelection<null>();
  return (
    <>
      <button type="button" onClick={() => selection.set(rows, true)}>
        choose
      </button>
      <BulkBar selection={selection} actions={actions} total={2} />
    </>
  );
}

async function open(run: BulkAction['run']) {
  const actions = [
    { label: 'Hide', run },
    { label: 'Show', run },
  ];
  const page = await renderRoutes(() => [{ path: '/', element: <Chosen actions={actions} /> }], {
    path: '/',
  });
  await page.user.click(await screen.findByRole('button', { name: 'choose' }));
  return page;
}

describe('the bulk bar', () => {
  it('runs one action at a time, and clears the selection once it has succeeded', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const run = jest.fn(() => promise);
    const { user } = await open(run);
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    for (const name of [/Hide/, 'Show', 'Clear selection'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(screen.getByText('2 selected')).toBeVisible();
    resolve();
    await waitFor(() => expect(screen.queryByText('2 selected')).not.toBeInTheDocument());
    expect(run.mock.calls).toEqual([[['1', '2']]]);
  });

  it('keeps the selection and can be used again after a failure', async () => {
    const { user } = await open(() => Promise.reject(new Error('No')));
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hide' })).toBeEnabled());
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  });

  it('keeps the selection when the person calls the action off', async () => {
    const { user } = await open(() => Promise.resolve(false));
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hide' })).toBeEnabled());
    expect(screen.getByText('2 selected')).toBeVisible();
  });
});
