import { screen, waitFor } from '@testing-library/react';
import type { ProductInput } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { attributes, categories, id, productDetail, text } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const handlers: Handlers = { 'GET /categories': categories, 'GET /attributes': attributes };
type Page = Awaited<ReturnType<typeof openAdmin>>;

const openBananas = (more: Handlers = {}, permissions = everything) =>
  openAdmin(
    `/admin/products/edit/${id(101)}`,
    { ...handlers, 'GET /products/:id': productDetail(), ...more },
    permissions,
  );
// By its label: looking for roles in a form of this size takes a second each time.
const field = (name: string) => screen.findByLabelText(name, { selector: 'input, textarea' });
const save = ({ user }: Page) =>
  screen.findByRole('button', { name: 'Save' }).then((button) => user.click(button));
const sent = ({ requests }: Page, method: string) => requests.filter((request) => request.method === method);

describe('variants', () => {
  const tea = productDetail({
    attributeIds: [id(401)],
    variants: [
      { ...productDetail().variants[0], id: id(211), sku: 'S', optionValues: { [id(401)]: id(411) } },
      { ...productDetail().variants[0], id: id(212), sku: 'L', optionValues: { [id(401)]: id(412) } },
    ] as never,
  });

  it('are moved, and a value is added without leaving the form', async () => {
    const withXl = {
      ...attributes[0],
      version: 2,
      values: [
        ...(attributes[0]?.values ?? []),
        { ...attributes[0]?.values[0], id: id(419), name: text('Extra large') },
      ],
    };
    const page = await openBananas(
      {
        'GET /products/:id': tea,
        'GET /attributes/:id': { ...attributes[0], version: 1 },
        'PUT /attributes/:id': withXl,
        'PUT /products/:id': tea,
      },
      [...everything, 'write_attributes'],
    );
    await page.user.click(await screen.findByRole('button', { name: /up.*Large|Large.*up/i }));
    await page.user.click(screen.getByRole('button', { name: 'New value' }));
    await page.user.keyboard('Extra large{Enter}');
    expect(await screen.findByText('3 variants')).toBeInTheDocument();
    await save(page);
    await waitFor(() => expect(sent(page, 'PUT')).toHaveLength(2));
    const [attribute, product] = sent(page, 'PUT').map(({ body }) => body) as [
      { values: object[] },
      ProductInput,
    ];
    expect(attribute.values.at(-1)).toEqual({ name: { en: 'Extra large' }, swatch: null, status: 'show' });
    expect(product.variants.map(({ sku }) => sku)).toEqual(['L', 'S', 'EXTRA-LARGE']);
  });

  it('lead to the attributes in a store that has none, for whoever may add one', async () => {
    const page = await openBananas({ 'GET /attributes': [] }, [...everything, 'write_attributes']);
    expect(await screen.findByRole('link', { name: 'Add an attribute' })).toHaveAttribute(
      'href',
      '/admin/attributes/add',
    );
    page.unmount();
    await openBananas({ 'GET /attributes': [] });
    await screen.findByRole('heading', { name: 'Bananas', level: 1 });
    expect(screen.queryByRole('link', { name: 'Add an attribute' })).not.toBeInTheDocument();
  });

  it('have stock that is read only, and no cost, for whoever may not change and see them', async () => {
    await openBananas({ 'GET /catalog/categories': categories }, ['read_products', 'write_products']);
    expect(await field('On the shelf')).toHaveAttribute('readonly');
    expect(screen.queryByLabelText('Cost (optional)')).not.toBeInTheDocument();
  });
});
