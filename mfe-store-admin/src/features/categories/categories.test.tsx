import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Category } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { exportedLines, failure } from 'mfe-shared/testing';
import { id, list, text } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const category = (number: number, name: string, given: Partial<Category> = {}): Category => ({
  id: id(number),
  slug: name.toLowerCase(),
  name: text(name),
  description: {},
  parentId: null,
  image: null,
  productCount: 0,
  totalCount: 0,
  status: 'show',
  position: 0,
  version: 2,
  ...given,
});
const bread = category(301, 'Bread', { totalCount: 5 });
const rolls = category(303, 'Rolls', { parentId: bread.id });
const rye = category(304, 'Rye', { parentId: bread.id, position: 1, status: 'hide' });
const drinks = category(302, 'Drinks', { position: 1 });
const tree = [bread, drinks, rolls, rye];
const permissions = [...everything, 'write_categories'];
const open = (path: string, handlers: Handlers = {}, given = permissions) =>
  openAdmin(path, { 'GET /categories': tree, 'GET /categories/:id': bread, ...handlers }, given);
type Page = Awaited<ReturnType<typeof open>>;
const sent = ({ requests }: Page) =>
  requests.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
const lines = () =>
  within(screen.getByRole('list', { name: 'Categories' }))
    .getAllByRole('listitem')
    .map((line) => `${line.dataset.level} ${within(line).getAllByRole('link')[0]?.textContent}`);
const line = (name: string) => screen.getByRole('link', { name }).closest('li') as HTMLElement;
const save = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Save' }));

describe('the tree of categories', () => {
  it('shows parents before their children, and counts that lead to the products', async () => {
    const { user } = await open('/admin/categories');
    expect(await screen.findByRole('link', { name: '5 products' })).toHaveAttribute(
      'href',
      `/admin/products?category=${bread.id}`,
    );
    expect(lines()).toEqual(['1 Bread', '2 Rolls', '2 Rye', '1 Drinks']);
    expect(line('Rye')).toHaveTextContent('Hidden');
    await user.click(screen.getByRole('button', { name: 'Close Bread' }));
    expect(lines()).toEqual(['1 Bread', '1 Drinks']);
  });

  it('is ordered by keyboard, and the focus stays', async () => {
    const page = await open('/admin/categories', { 'PUT /categories/:id/place': rye });
    (await screen.findByRole('button', { name: 'Actions for Rye' })).focus();
    await page.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText('Rye is now at place 1 in Bread')).toBeInTheDocument();
    await waitFor(() =>
      expect(sent(page)[0]).toEqual({
        method: 'PUT',
        path: `/categories/${rye.id}/place`,
        body: { parentId: bread.id, position: 0 },
      }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for Rye' })).toHaveFocus());
    await page.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(sent(page).filter(({ method }) => method === 'PUT').length).toBeGreaterThan(0);
  });

  it('is ordered by a menu, which offers only the steps there are', async () => {
    const page = await open('/admin/categories', { 'PUT /categories/:id/place': drinks });
    await page.user.click(await screen.findByRole('button', { name: 'Actions for Drinks' }));
    expect(await screen.findByRole('menuitem', { name: 'Move down' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.user.click(screen.getByRole('menuitem', { name: 'Move into the one above' }));
    await waitFor(() => expect(sent(page)[0]?.body).toEqual({ parentId: bread.id, position: 2 }));
  });

  it('is ordered by dragging', async () => {
    const page = await open('/admin/categories', { 'PUT /categories/:id/place': drinks });
    await screen.findByRole('link', { name: 'Drinks' });
    // Without a browser a line has no height, and every place on it is inside.
    const data = { dataTransfer: { setData: () => undefined } };
    fireEvent.dragStart(line('Drinks'), data);
    fireEvent.dragOver(line('Rolls'), data);
    fireEvent.drop(line('Rolls'), data);
    await waitFor(() => expect(sent(page)[0]?.body).toEqual({ parentId: rolls.id, position: 0 }));
  });

  it('goes back when a move is refused', async () => {
    const page = await open('/admin/categories', {
      'PUT /categories/:id/place': failure(400, 'VALIDATION', [{ field: 'parentId', message: 'too_deep' }]),
    });
    await screen.findByRole('link', { name: 'Rye' });
    screen.getByRole('button', { name: 'Actions for Rye' }).focus();
    await page.user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    await waitFor(() => expect(lines()).toEqual(['1 Bread', '2 Rolls', '2 Rye', '1 Drinks']));
  });

  it('hides a category from its menu', async () => {
    const page = await open('/admin/categories', {
      'POST /admin/bulk/categories.status': { operation: 'categories.status', done: 1 },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Actions for Drinks' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
    expect(await screen.findByText('Drinks is hidden')).toBeInTheDocument();
    expect(sent(page)[0]?.body).toMatchObject({ items: [{ id: drinks.id, status: 'hide' }] });
  });

  it('is saved as CSV, each category with its path', async () => {
    const page = await open('/admin/categories');
    expect(await exportedLines(page)).toEqual([
      'path,name,slug,status,products,productsShown',
      ...['Bread,Bread,bread,show,5,0', 'Bread / Rolls,Rolls,rolls,show,0,0'],
      ...['Bread / Rye,Rye,rye,hide,0,0', 'Drinks,Drinks,drinks,show,0,0'],
    ]);
  });

  it('offers no changes without the permission to change categories', async () => {
    await open('/admin/categories', {}, everything);
    await screen.findByRole('link', { name: 'Drinks' });
    expect(screen.queryByRole('link', { name: 'Add category' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
  });

  it('says what to do when there are none, and offers to try again after a failure', async () => {
    const empty = await open('/admin/categories', { 'GET /categories': [] });
    expect(await screen.findByText('No categories yet')).toBeInTheDocument();
    empty.unmount();
    await open('/admin/categories', { 'GET /categories': failure(500, 'INTERNAL') });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});

describe('deleting a category', () => {
  const remove = async (page: Page, name: string) => {
    await page.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    return screen.findByRole('dialog', { name: `Delete ${name}?` });
  };

  it('asks where its products go, and offers neither itself nor what is below it', async () => {
    const page = await open('/admin/categories', { 'DELETE /categories/:id': { success: true } });
    const dialog = within(await remove(page, 'Bread'));
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    const offered = within(dialog.getByLabelText('Move to')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Choose a category', 'Drinks']);
    await page.user.selectOptions(dialog.getByLabelText('Move to'), 'Drinks');
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Bread was deleted')).toBeInTheDocument();
    expect(page.requests.find(({ method }) => method === 'DELETE')?.params).toEqual({ moveTo: drinks.id });
  });

  it('with what it held can be undone', async () => {
    let left = tree;
    const page = await open('/admin/categories', {
      'GET /categories': () => left,
      'DELETE /categories/:id': () => {
        left = [drinks];
        return { success: true };
      },
      'POST /admin/bulk/categories.restore': { operation: 'categories.restore', done: 1 },
    });
    const dialog = within(await remove(page, 'Bread'));
    await page.user.selectOptions(dialog.getByLabelText('Move to'), 'Drinks');
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Bread' })).not.toBeInTheDocument());
    left = tree;
    await page.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Restored')).toBeInTheDocument();
    const restored = page.requests.find(({ path }) => path === '/admin/bulk/categories.restore');
    expect(restored?.body).toMatchObject({ items: [{ id: bread.id }] });
  });

  it('asks as well when the API knows of a use', async () => {
    const page = await open('/admin/categories', { 'DELETE /categories/:id': failure(409, 'IN_USE') });
    const dialog = within(await remove(page, 'Drinks'));
    await page.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByLabelText('Move to')).toBeInTheDocument();
  });
});

describe('the category form', () => {
  it('creates a category below the one in the address, whose address follows its name', async () => {
    const made = category(309, 'Rye rolls', { parentId: rolls.id, version: 1 });
    const page = await open(`/admin/categories/add?parent=${rolls.id}`, {
      'POST /categories': { status: 201, body: made },
      'GET /categories/:id': made,
    });
    await page.user.type(await screen.findByLabelText('Name'), 'Rye rolls');
    expect(screen.getByLabelText('Address in the shop')).toHaveValue('rye-rolls');
    await save(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe(`/admin/categories/${made.id}`));
    expect(sent(page)[0]?.body).toEqual({
      name: { en: 'Rye rolls' },
      description: {},
      slug: 'rye-rolls',
      parentId: rolls.id,
      image: null,
      status: 'show',
    });
  });

  it('saves a change with the version that was read, and lists what is below', async () => {
    const page = await open(`/admin/categories/${bread.id}`, {
      'PUT /categories/:id': { ...bread, version: 3 },
    });
    const below = within(await screen.findByRole('list', { name: 'Categories below it' }));
    expect(below.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Rolls', 'Rye']);
    const parents = within(screen.getByLabelText('Inside')).getAllByRole('option');
    expect(parents.map(({ textContent }) => textContent)).toEqual(['Top of the tree', 'Drinks']);
    await page.user.selectOptions(screen.getByLabelText('Inside'), 'Drinks');
    await save(page);
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(sent(page)[0]?.body).toMatchObject({ version: 2, parentId: drinks.id, slug: 'bread' });
  });

  it('shows at its field that an address is taken', async () => {
    const page = await open(`/admin/categories/${bread.id}`, {
      'PUT /categories/:id': failure(409, 'SLUG_TAKEN'),
    });
    await page.user.type(await screen.findByLabelText('Address in the shop'), '2');
    await save(page);
    await waitFor(() => expect(screen.getByLabelText('Address in the shop')).toBeInvalid());
  });

  it('is read-only without the permission to change categories', async () => {
    await open(`/admin/categories/${bread.id}`, { 'GET /products': list([]) }, everything);
    expect(await screen.findByText(/does not include changing categories/)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toBeDisabled();
  });
});
