import { screen } from '@testing-library/react';
import { renderRoutes } from '../testing';
import { SaveBar } from './save-bar';

async function press(state: { dirty: boolean; saving: boolean }) {
  const onSave = jest.fn();
  const element = (
    <>
      <p>page</p>
      <SaveBar {...state} errorCount={0} onSave={onSave} onDiscard={() => {}} />
    </>
  );
  const { user } = await renderRoutes(() => [{ path: '/', element }], { path: '/' });
  await screen.findByText('page');
  await user.keyboard('{Control>}s{/Control}{Meta>}S{/Meta}');
  return onSave.mock.calls.length;
}

it.each([
  ['changes', { dirty: true, saving: false }, 2],
  ['no changes', { dirty: false, saving: false }, 0],
  ['changes that are being saved', { dirty: true, saving: true }, 0],
])('a form with %s is saved by Ctrl+S and ⌘S: %o', async (_what, state, times) => {
  expect(await press(state)).toBe(times);
});
