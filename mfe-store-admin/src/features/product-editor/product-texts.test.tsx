import { screen, waitFor } from '@testing-library/react';
import { demoBootstrap } from 'mfe-shared/testing';
import { attributes, categories } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

it('a new product needs its name in the store’s default language, whatever the reader’s language', async () => {
  const handlers = { 'GET /categories': categories, 'GET /attributes': attributes };
  const { user } = await openAdmin('/admin/products/add', handlers, everything, {
    global: { ...demoBootstrap().global, default_language: 'de' },
  });
  const type = async (value: string) => {
    await user.click(await screen.findByLabelText('Name', { selector: 'input' }));
    await user.paste(value);
  };
  await type('Milk');
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Enter the name in German/)).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'DE' })[0] as HTMLElement);
  await type('Milch');
  expect(screen.getByLabelText('Address', { selector: 'input' })).toHaveValue('milch');
  await waitFor(() => expect(screen.queryByText(/Enter the name in/)).not.toBeInTheDocument());
});
