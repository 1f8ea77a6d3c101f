import { screen, waitFor, within } from '@testing-library/react';
import type { ProductInput } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { failure } from 'mfe-shared/testing';
import { attributes, categories, id, productDetail, text } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const handlers: Handlers = { 'GET /categories': categories, 'GET /attributes': attributes };
type Page = Awaited<ReturnType<typeof openAdmin>>;

const openNew = (more: Handlers = {}) => openAdmin('/admin/products/add', { ...handlers, ...more });
const openBananas = (more: Handlers = {}, permissions = everything) =>
  openAdmin(
    `/admin/products/edit/${id(101)}`,
    { ...handlers, 'GET /products/:id': productDetail(), ...more },
    permissions,
  );
// By its label: looking for roles in a form of this size takes a second each time.
const field = (name: string) => screen.findByLabelText(name, { selector: 'input, textarea' });
const retype = async ({ user }: Page, name: string, value: string) => {
  const input = await field(name);
  await user.clear(input);
  await user.click(input);
  await user.paste(value);
};
const save = ({ user }: Page) =>
  screen.findByRole('button', { name: 'Save' }).then((button) => user.click(button));
const sent = ({ requests }: Page, method: string) => requests.filter((request) => request.method === method);

describe('a new product', () => {
  it('derives its address and SKU from the name and prices from major units, and opens its own page', async () => {
    const created = productDetail({ id: id(150), title: text('Crème fraîche, 200 g') });
    const page = await openNew({
      'POST /products': { status: 201, body: created },
      'GET /products/:id': created,
    });
    await retype(page, 'Name', 'Crème fraîche, 200 g');
    expect(await field('Address')).toHaveValue('creme-fraiche-200-g');
    expect(await field('SKU')).toHaveValue('CREME-FRAICHE-200-G');
    await retype(page, 'Price', '1,99');
    await retype(page, 'Price before', '2.49');
    await retype(page, 'On the shelf', '24');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Main category' }), id(302));
    await save(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe(`/admin/products/edit/${id(150)}`));
    const body = sent(page, 'POST')[0]?.body as ProductInput;
    expect(body).toMatchObject({
      title: { en: 'Crème fraîche, 200 g' },
      slug: 'creme-fraiche-200-g',
      categoryId: id(302),
      attributeIds: [],
    });
    expect(body.variants).toHaveLength(1);
    expect(body.variants[0]).toMatchObject({
      sku: 'CREME-FRAICHE-200-G',
      price: 199,
      originalPrice: 249,
      stock: { seen: 0, onHand: 24 },
      optionValues: {},
    });
    expect(await screen.findByText('Product saved')).toBeInTheDocument();
  });

  it('does not change an address that was typed', async () => {
    const page = await openNew();
    await retype(page, 'Address', 'my-own');
    await retype(page, 'Name', 'Tea');
    expect(await field('Address')).toHaveValue('my-own');
  });

  it('shows and counts missing fields without asking the server', async () => {
    const page = await openNew();
    await retype(page, 'Brand (optional)', 'Larder');
    await save(page);
    expect(await screen.findByText(/Enter the name in English/)).toBeInTheDocument();
    expect(screen.getByText('4 fields need attention')).toBeInTheDocument();
    expect(sent(page, 'POST')).toEqual([]);
  });

  it('gets a variant with its own SKU for each combination of values', async () => {
    const created = productDetail({ id: id(150) });
    const page = await openNew({
      'POST /products': { status: 201, body: created },
      'GET /products/:id': created,
    });
    await retype(page, 'Name', 'Tea');
    await retype(page, 'Price', '4.50');
    await page.user.click(screen.getByRole('button', { name: 'Choose what it comes in' }));
    await page.user.click(screen.getByRole('button', { name: 'Small' }));
    await page.user.click(screen.getByRole('button', { name: 'Large' }));
    expect(await screen.findByText('2 variants')).toBeInTheDocument();
    await retype(page, 'Price: Large', '6');
    await save(page);
    await waitFor(() => expect(sent(page, 'POST')).toHaveLength(1));
    const body = sent(page, 'POST')[0]?.body as ProductInput;
    expect(body.attributeIds).toEqual([id(401)]);
    expect(body.variants.map(({ sku, price, optionValues }) => ({ sku, price, optionValues }))).toEqual([
      { sku: 'TEA', price: 450, optionValues: { [id(401)]: id(411) } },
      { sku: 'TEA-LARGE', price: 600, optionValues: { [id(401)]: id(412) } },
    ]);
  });
});

describe('an existing product', () => {
  it('is saved with the version that was read', async () => {
    const page = await openBananas({ 'PUT /products/:id': productDetail({ version: 4 }) });
    await retype(page, 'Price', '1.79');
    await save(page);
    expect(await screen.findByText('Product saved')).toBeInTheDocument();
    const body = sent(page, 'PUT')[0]?.body as ProductInput & { version: number };
    expect(body.version).toBe(3);
    expect(body.variants[0]).toMatchObject({
      id: id(201),
      price: 179,
      originalPrice: 249,
      unitSize: 500,
    });
    expect(body.variants[0]).not.toHaveProperty('stock');
    // Its main category is one of `categoryIds` in the reply only.
    expect([body.categoryId, body.categoryIds]).toEqual([id(301), []]);
  });

  it('sends an edited stock with the stock that was seen, and shows at the field when orders have allocated more', async () => {
    const page = await openBananas({
      'PUT /products/:id': failure(409, 'STOCK_NEGATIVE', [
        { field: 'variants.0.stock.onHand', message: 'allocated' },
      ]),
    });
    await retype(page, 'On the shelf', '1');
    await save(page);
    expect(await screen.findByText('Orders hold more than that')).toBeInTheDocument();
    const variants = [expect.objectContaining({ stock: { seen: 12, onHand: 1 } })];
    expect(sent(page, 'PUT')[0]?.body).toMatchObject({ variants });
  });

  it('is duplicated, and the copy is opened', async () => {
    const page = await openBananas({
      'POST /products/:id/copy': { status: 201, body: productDetail({ id: id(150) }) },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe(`/admin/products/edit/${id(150)}`));
  });

  it('opens at the URL that notifications use', async () => {
    await openAdmin(`/admin/products/${id(101)}`, { ...handlers, 'GET /products/:id': productDetail() });
    expect(await screen.findByRole('heading', { name: 'Bananas', level: 1 })).toBeInTheDocument();
    expect(document.title).toBe('Bananas · Manage Products');
  });

  it('keeps what was typed when somebody else saved first', async () => {
    const theirs = productDetail({ version: 4, brand: 'Dole', slug: 'best-bananas' });
    let stored = productDetail();
    let tries = 0;
    const page = await openBananas({
      'GET /products/:id': () => stored,
      'PUT /products/:id': () => {
        tries += 1;
        if (tries > 1) return productDetail({ version: 5 });
        stored = theirs;
        return failure(409, 'VERSION_CONFLICT');
      },
    });
    await retype(page, 'Address', 'my-bananas');
    await retype(page, 'Name', 'My bananas');
    await save(page);
    expect(await screen.findByRole('region', { name: 'Taken over from them' })).toHaveTextContent('Dole');
    expect(screen.getByRole('region', { name: 'You both changed' })).toHaveTextContent('best-bananas');
    expect(await field('Name')).toHaveValue('My bananas');
    expect(await field('Address')).toHaveValue('my-bananas');
    expect(await field('Brand (optional)')).toHaveValue('Dole');
    await save(page);
    expect(await screen.findByText('Product saved')).toBeInTheDocument();
    expect(sent(page, 'PUT')[1]?.body).toMatchObject({
      version: 4,
      slug: 'my-bananas',
      brand: 'Dole',
      title: { en: 'My bananas' },
    });
  });

  it('merges a text by language when somebody else translated it meanwhile', async () => {
    let stored = productDetail({ title: { en: 'Bananas' } });
    const page = await openBananas({
      'GET /products/:id': () => stored,
      'PUT /products/:id': () => {
        if (stored.version === 4) return productDetail({ version: 5 });
        stored = productDetail({ version: 4, title: { en: 'Bananas', de: 'Bananen' } });
        return failure(409, 'VERSION_CONFLICT');
      },
    });
    await retype(page, 'Name', 'My bananas');
    await save(page);
    expect(await screen.findByRole('region', { name: 'Taken over from them' })).toHaveTextContent('Bananen');
    expect(screen.queryByRole('region', { name: 'You both changed' })).not.toBeInTheDocument();
    await save(page);
    expect(await screen.findByText('Product saved')).toBeInTheDocument();
    expect(sent(page, 'PUT')[1]?.body).toMatchObject({ title: { en: 'My bananas', de: 'Bananen' } });
  });

  it('shows a refusal at its field', async () => {
    const page = await openBananas({
      'PUT /products/:id': failure(409, 'SKU_TAKEN', [{ field: 'variants.0.sku', message: 'taken' }]),
    });
    await retype(page, 'SKU', 'APPLES');
    await save(page);
    expect(await screen.findByText('Another product uses it already')).toBeInTheDocument();
    expect(await field('SKU')).toBeInvalid();
    expect(await field('SKU')).toHaveValue('APPLES');
  });

  it('asks before it is left with unsaved changes', async () => {
    const page = await openBananas();
    await retype(page, 'Name', 'Plantains');
    await page.user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  });

  it('requests only data that the role may read, and shows variants by their SKUs', async () => {
    const tea = productDetail({
      attributeIds: [id(401)],
      variants: [{ ...productDetail().variants[0], optionValues: { [id(401)]: id(411) } }] as never,
    });
    const page = await openBananas({ 'GET /products/:id': tea, 'GET /catalog/categories': categories }, [
      'read_products',
    ]);
    expect(await screen.findByRole('rowheader', { name: 'BANANAS' })).toBeInTheDocument();
    expect(page.requests.map(({ path }) => path)).not.toEqual(expect.arrayContaining(['/categories']));
    expect(page.requests.map(({ path }) => path)).not.toEqual(expect.arrayContaining(['/attributes']));
  });

  it('is read-only without the permission to change products', async () => {
    await openBananas(
      {},
      everything.filter((permission) => permission !== 'write_products'),
    );
    expect(await screen.findByText(/lets you look at products/)).toBeInTheDocument();
    expect(await field('Name')).toBeDisabled();
  });
});

it('a variant may have no former price, and none below its price', async () => {
  const variant = { ...productDetail().variants[0], price: 199, originalPrice: 199 };
  const page = await openBananas({ 'GET /products/:id': productDetail({ variants: [variant] as never }) });
  expect(await field('Price before')).toHaveValue('');
  await retype(page, 'Price before', '1.50');
  await save(page);
  expect(await screen.findByText('Must not be below the price')).toBeInTheDocument();
  expect(sent(page, 'PUT')).toEqual([]);
});

it('a variant stays with its stock when a value is removed and added again', async () => {
  const variant = productDetail().variants[0];
  const small = { ...variant, id: id(211), sku: 'TEA-S', optionValues: { [id(401)]: id(411) } };
  const large = { ...variant, id: id(212), sku: 'TEA-L', optionValues: { [id(401)]: id(412) } };
  const tea = productDetail({ attributeIds: [id(401)], variants: [small, large] as never });
  const page = await openBananas({ 'GET /products/:id': tea, 'PUT /products/:id': { ...tea, version: 4 } });
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  await page.user.click(screen.getByRole('button', { name: 'Large' }));
  expect(await screen.findByText('1 variant')).toBeInTheDocument();
  await save(page);
  await waitFor(() => expect(sent(page, 'PUT')).toHaveLength(1));
  const body = sent(page, 'PUT')[0]?.body as ProductInput & { version: number };
  expect(body.variants.map(({ id: variantId }) => variantId)).toEqual([id(211)]);
});
