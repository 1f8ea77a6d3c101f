import { screen, waitFor } from '@testing-library/react';
import { attributes, categories, id, list, productDetail, productRow, text } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

type Page = Awaited<ReturnType<typeof openAdmin>>;
const field = (name: string) => screen.findByLabelText(name, { selector: 'input, textarea' });
const retype = async ({ user }: Page, name: string, value: string) => {
  const input = await field(name);
  await user.clear(input);
  await user.click(input);
  await user.paste(value);
};
const save = async ({ user }: Page) => user.click(await screen.findByRole('button', { name: 'Save' }));
const sent = ({ requests }: Page) => requests.filter(({ method }) => method === 'PUT');

it('an age limit, an aisle and alternatives are saved with the product', async () => {
  const other = productRow({ id: id(102), title: text('Plantains'), sku: 'PLANTAINS' });
  const page = await openAdmin(`/admin/products/edit/${id(101)}`, {
    ...{ 'GET /categories': categories, 'GET /attributes': attributes },
    'GET /products/:id': productDetail(),
    'GET /products': list([other]),
    'PUT /products/:id': productDetail({ version: 4 }),
  });
  await retype(page, 'Age limit', '100');
  await save(page);
  expect(await screen.findByText('1 to 99')).toBeInTheDocument();
  await retype(page, 'Age limit', '18');
  await retype(page, 'Aisle', 'B 12');
  await page.user.type(await field('Alternatives when sold out'), 'plan');
  await page.user.click(await screen.findByRole('button', { name: /Plantains/ }));
  await save(page);
  await waitFor(() => expect(sent(page)).toHaveLength(1));
  expect(sent(page)[0]?.body).toMatchObject({
    ...{ ageLimit: 18, shelfLifeDays: null, aisle: 'B 12', substituteIds: [id(102)] },
  });
});

it('a shelf life of ten years is saved, and one of a day more is refused', async () => {
  const page = await openAdmin(`/admin/products/edit/${id(101)}`, {
    ...{ 'GET /categories': categories, 'GET /attributes': attributes },
    'GET /products/:id': productDetail(),
    'PUT /products/:id': productDetail({ version: 4 }),
  });
  await retype(page, 'Keeps at least', '3651');
  await save(page);
  expect(await screen.findByText('1 to 3650')).toBeInTheDocument();
  await retype(page, 'Keeps at least', '3650');
  await save(page);
  await waitFor(() => expect(sent(page)[0]?.body).toMatchObject({ shelfLifeDays: 3_650 }));
});

it('a tax class is chosen among those of the store, and the usual rate takes it away', async () => {
  const drinks = { id: id(701), name: 'Drinks', rateBp: 1_900, productCount: 1, version: 1, updatedAt: '' };
  const page = await openAdmin(`/admin/products/edit/${id(101)}`, {
    ...{ 'GET /categories': categories, 'GET /attributes': attributes },
    'GET /tax-classes': list([drinks]),
    'GET /products/:id': productDetail({ taxClassId: id(701) }),
    'PUT /products/:id': productDetail({ version: 4 }),
  });
  const select = await screen.findByLabelText('Tax class', { selector: 'select' });
  expect(select).toHaveDisplayValue('Drinks (19%)');
  await page.user.selectOptions(select, 'Usual rate (7%)');
  await save(page);
  await waitFor(() => expect(sent(page)).toHaveLength(1));
  expect(sent(page)[0]?.body).toMatchObject({ taxClassId: null });
});
