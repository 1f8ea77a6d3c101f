import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { usePageTitle } from './use-page-title';

function Page() {
  usePageTitle(
    { '/admin/products': 'Manage Products', '/admin/products/add': 'New product' },
    'Admin Portal',
  );
  return null;
}

it.each([
  ['/admin/products', 'Manage Products'],
  ['/admin/products/edit/7', 'Manage Products'],
  ['/admin/products/add', 'New product'],
  ['/admin/products-old', 'Admin Portal'],
])('the title of %s is %p', (path, title) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  );
  expect(document.title).toBe(title);
});
