import { screen } from '@testing-library/react';
import { platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../routes';

const open = (path: string) =>
  renderRoutes(createRoutes, {
    path,
    host: 'platform',
    session: platformAdmin(),
    translations: loadTranslations,
  });

it('an unknown path shows the not-found page', async () => {
  await open('/platform-admin/nowhere');
  expect(await screen.findByText('Page is not found!')).toBeInTheDocument();
});
