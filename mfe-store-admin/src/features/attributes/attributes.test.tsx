import { screen, waitFor, within } from '@testing-library/react';
import type { AttributeDetail } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { exportedLines, failure } from 'mfe-shared/testing';
import { id, text } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const value = (number: number, en: string, given: object = {}) => ({
  id: id(number),
  name: text(en),
  swatch: null,
  status: 'show' as const,
  position: 0,
  variantCount: 0,
  ...given,
});
const attribute = (changes: Partial<AttributeDetail> = {}): AttributeDetail => ({
  id: id(401),
  title: text('Color of the box'),
  name: text('Color'),
  option: 'swatch',
  type: 'attribute',
  filterable: false,
  status: 'show',
  values: [value(411, 'Red', { swatch: '#cc0000', variantCount: 2 }), value(412, 'Green')],
  productCount: 1,
  version: 3,
  updatedAt: '2026-08-01T08:00:00.000Z',
  ...changes,
});
const size = attribute({
  id: id(402),
  title: text('Size'),
  values: [value(421, 'Small')],
  productCount: 0,
  status: 'hide',
});
const permissions = [...everything, 'write_attributes'];
const open = (path: string, handlers: Handlers = {}, given = permissions) =>
  openAdmin(
    path,
    { 'GET /attributes': [attribute(), size], 'GET /attributes/:id': attribute(), ...handlers },
    given,
  );
type Page = Awaited<ReturnType<typeof open>>;
const sent = ({ requests }: Page) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
const save = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Save' }));
const names = () => screen.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('link'));

describe('the list of attributes', () => {
  it('shows values with their colors, and the number of products', async () => {
    await open('/admin/attributes');
    const row = (await screen.findByRole('link', { name: 'Color of the box' })).closest('tr');
    expect(row).toHaveTextContent('RedGreen');
    expect(row?.querySelector('[data-swatch]')).toHaveAttribute('data-swatch', '#cc0000');
    expect(
      within(row as HTMLElement)
        .getAllByRole('cell')
        .at(-1),
    ).toHaveTextContent('1');
  });

  it('is searched, filtered and sorted', async () => {
    await open('/admin/attributes?q=small');
    expect((await screen.findAllByRole('link', { name: 'Size' })).length).toBe(1);
    expect(names().map(({ textContent }) => textContent)).toEqual(['Size']);
  });

  it('says how many are in each view, within the same search', async () => {
    const { user } = await open('/admin/attributes');
    expect(await screen.findByRole('link', { name: /^All\s*2$/ })).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByRole('link', { name: /^All\s*0$/ })).toBeInTheDocument();
  });

  it('shows only hidden ones in their view, in the order of the URL', async () => {
    const { user } = await open('/admin/attributes?sort=-title');
    await screen.findByRole('link', { name: 'Size' });
    expect(names().map(({ textContent }) => textContent)).toEqual(['Size', 'Color of the box']);
    await user.click(screen.getByRole('link', { name: /^Hidden/ }));
    await waitFor(() => expect(names().map(({ textContent }) => textContent)).toEqual(['Size']));
  });

  it('is saved as CSV with what is shown', async () => {
    const page = await open('/admin/attributes?status=show');
    await screen.findByRole('link', { name: 'Color of the box' });
    expect(await exportedLines(page)).toEqual([
      'title,name,values,option,status,products',
      'Color of the box,Color,"Red, Green",swatch,show,1',
    ]);
  });

  it('offers no changes without the permission to change attributes', async () => {
    await open('/admin/attributes', {}, everything);
    await screen.findByRole('link', { name: 'Size' });
    expect(screen.queryByRole('link', { name: 'Add attribute' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('the attribute form', () => {
  it('creates an attribute and opens its page', async () => {
    const page = await open('/admin/attributes/add', {
      'POST /attributes': { status: 201, body: attribute({ version: 1 }) },
    });
    await page.user.type(await screen.findByLabelText('Name for staff'), 'Pack size');
    await page.user.type(screen.getByLabelText('Name in the shop'), 'Size');
    await page.user.type(screen.getByLabelText('Value 1'), 'Small');
    await page.user.click(screen.getByRole('button', { name: 'Add value' }));
    await page.user.type(screen.getByLabelText('Value 2'), 'Large');
    await page.user.click(screen.getByLabelText('Shoppers can filter lists by it'));
    await save(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe(`/admin/attributes/${id(401)}`));
    expect(sent(page)[0]?.body).toEqual({
      title: { en: 'Pack size' },
      name: { en: 'Size' },
      option: 'radio',
      status: 'show',
      filterable: true,
      values: [
        { name: { en: 'Small' }, swatch: null, status: 'show' },
        { name: { en: 'Large' }, swatch: null, status: 'show' },
      ],
    });
  });

  it('orders, hides and removes values, but does not remove one that variants have', async () => {
    const page = await open(`/admin/attributes/${id(401)}`, {
      'PUT /attributes/:id': attribute({ version: 4 }),
    });
    expect(await screen.findByText('2 variants have it')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove value 1' })).toBeDisabled();
    await page.user.click(screen.getByRole('button', { name: 'Move value 2 up' }));
    expect(screen.getByLabelText('Value 1')).toHaveValue('Green');
    expect(screen.getByRole('button', { name: 'Remove value 2' })).toBeDisabled();
    await page.user.click(screen.getByRole('button', { name: 'Hide value 2' }));
    await page.user.click(screen.getByRole('button', { name: 'Color of value 1: Add color' }));
    await save(page);
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(sent(page)[0]?.body).toMatchObject({
      version: 3,
      values: [
        { id: id(412), swatch: '#888888', status: 'show' },
        { id: id(411), swatch: '#cc0000', status: 'hide' },
      ],
    });
  });

  it('brings a removed value back to its place by Undo, before the form is saved and after', async () => {
    const values = [value(411, 'Red'), value(412, 'Green')];
    const page = await open(`/admin/attributes/${id(401)}`, {
      'GET /attributes/:id': attribute({ values }),
      'PUT /attributes/:id': attribute({ values: values.slice(1), version: 4 }),
    });
    await page.user.click(await screen.findByRole('button', { name: 'Remove value 1' }));
    expect(screen.queryByLabelText('Value 2')).not.toBeInTheDocument();
    expect(await screen.findByText('Red was removed')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByLabelText('Value 1')).toHaveValue('Red');
    expect(screen.getByLabelText('Value 2')).toHaveValue('Green');
    // The same message is not shown twice at once.
    await waitFor(() => expect(screen.queryByText('Red was removed')).not.toBeInTheDocument());
    await page.user.click(screen.getByRole('button', { name: 'Remove value 1' }));
    expect(await screen.findByText('Red was removed')).toBeInTheDocument();
    await save(page);
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    // The form gets what was saved a moment after the message.
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());
    await page.user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    expect(screen.getByLabelText('Value 1')).toHaveValue('Red');
    await save(page);
    await waitFor(() => expect(sent(page)).toHaveLength(2));
    expect(sent(page)[1]?.body).toMatchObject({
      version: 4,
      values: [{ name: { en: 'Red' } }, { id: id(412) }],
    });
    expect(sent(page)[1]?.body).not.toHaveProperty('values.0.id');
  });

  it('shows a refusal at its value', async () => {
    const page = await open(`/admin/attributes/${id(401)}`, {
      'PUT /attributes/:id': failure(400, 'VALIDATION', [
        { field: 'values.1.name.en', message: 'duplicate' },
      ]),
    });
    await page.user.clear(await screen.findByLabelText('Value 2'));
    await page.user.type(screen.getByLabelText('Value 2'), 'Red');
    await save(page);
    expect(await screen.findByText('There is a value of this name already.')).toBeInTheDocument();
  });

  it('offers to hide an attribute in use instead of deleting it', async () => {
    const page = await open(`/admin/attributes/${id(401)}`, {
      'POST /admin/bulk/attributes.status': { operation: 'attributes.status', done: 1 },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Color of the box is in use' });
    expect(dialog).toHaveTextContent('1 product uses it');
    await page.user.click(within(dialog).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('1 attribute is hidden')).toBeInTheDocument();
    expect(sent(page)[0]?.body).toMatchObject({ items: [{ id: id(401), status: 'hide' }] });
  });

  it('deletes an attribute that no product uses', async () => {
    const page = await open(`/admin/attributes/${id(402)}`, {
      'GET /attributes/:id': size,
      'DELETE /attributes/:id': { success: true },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/admin/attributes'));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  });

  it('is read-only without the permission to change attributes', async () => {
    await open(`/admin/attributes/${id(401)}`, {}, everything);
    expect(await screen.findByText(/does not include changing attributes/)).toBeInTheDocument();
    expect(screen.getByLabelText('Name in the shop')).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
  });
});
