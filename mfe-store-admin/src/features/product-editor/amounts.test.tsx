import { screen } from '@testing-library/react';
import { renderRoutes, tenantAdmin } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { attributes, categories, id, list, noNotifications, productDetail } from '../../testing/fixtures';
import { everything } from '../../testing/open-admin';

it('the product form shows prices in the reader’s language and refuses a third decimal at its field', async () => {
  const { user, requests } = await renderRoutes(createRoutes, {
    path: `/admin/products/edit/${id(101)}`,
    language: 'de',
    session: tenantAdmin({ permissions: everything }),
    handlers: {
      'GET /categories': categories,
      'GET /attributes': attributes,
      'GET /tax-classes': list([]),
      'GET /products/:id': productDetail(),
      'GET /notification': noNotifications,
    },
    translations: loadTranslations,
  });
  const price = await screen.findByLabelText('Preis', { selector: 'input' });
  expect(price).toHaveValue('1,99');
  await user.clear(price);
  await user.type(price, '2.499');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(await screen.findByText(/Gib einen Betrag wie 4,99 ein/)).toBeInTheDocument();
  expect(price).toBeInvalid();
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([]);
});
