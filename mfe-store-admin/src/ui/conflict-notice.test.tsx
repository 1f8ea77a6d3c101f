import { screen } from '@testing-library/react';
import { renderRoutes } from 'mfe-shared/testing';
import { loadTranslations } from '../routes';
import { ConflictNotice } from './conflict-notice';

it('goes away in a browser whose scrollIntoView returns a promise', async () => {
  Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
  const page = await renderRoutes(
    () => [{ path: '/', element: <ConflictNotice taken={[]} both={['Brand']} /> }],
    {
      path: '/',
      translations: loadTranslations,
    },
  );
  await screen.findByRole('alert');
  expect(page.unmount).not.toThrow();
});
