import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Handlers } from '../testing';
import { failure, renderRoutes, tenantAdmin } from '../testing';
import type { Fruit } from '../testing/fruit-form';
import { fruitRoutes } from '../testing/fruit-form';

const apple: Fruit = {
  id: 'f1',
  version: 3,
  name: 'Apple',
  origin: 'Tyrol',
  sizes: ['small'],
  variants: [{ id: 'v1', sku: 'A-1' }],
};

const open = (handlers: Handlers = {}, path = '/admin/fruits/f1') =>
  renderRoutes(() => fruitRoutes, {
    path,
    session: tenantAdmin(),
    handlers: { 'GET /fruits/:id': apple, ...handlers },
  });
type Page = Awaited<ReturnType<typeof open>>;

const type = async ({ user }: Page, label: string, text: string) => {
  const field = await screen.findByLabelText(label, { selector: 'input' });
  await user.clear(field);
  await user.type(field, text);
};
const save = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Save' }));
const sent = ({ requests }: Page) =>
  requests.filter(({ method }) => method !== 'GET').map(({ body }) => body);
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' }).value;

describe('a versioned form', () => {
  it('saves with the version that was read, and then with the version of the reply', async () => {
    let version = 3;
    const page = await open({
      'PUT /fruits/:id': ({ body }) => {
        version += 1;
        return { ...apple, ...(body as { fruit: object }).fruit, version };
      },
    });
    await type(page, 'Name', 'Pear');
    await save(page);
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
    await type(page, 'Name', 'Plum');
    await save(page);
    await waitFor(() => expect(sent(page)).toHaveLength(2));
    expect(sent(page)).toMatchObject([
      { version: 3, fruit: { name: 'Pear' } },
      { version: 4, fruit: { name: 'Plum' } },
    ]);
  });

  it('is sent once when Save is pressed twice at once', async () => {
    const page = await open({ 'PUT /fruits/:id': { ...apple, name: 'Pear', version: 4 } });
    await type(page, 'Name', 'Pear');
    const button = screen.getByRole('button', { name: 'Save' });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(sent(page)).toHaveLength(1);
  });

  it('opens the page of a new record without asking about unsaved changes', async () => {
    const page = await open(
      {
        'POST /fruits': { status: 201, body: { ...apple, id: 'f9' } },
        'GET /fruits/f9': { ...apple, id: 'f9' },
      },
      '/admin/fruits/add',
    );
    await type(page, 'Name', 'Apple');
    await save(page);
    await waitFor(() => expect(page.router.state.location.pathname).toBe('/admin/fruits/f9'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows a newer version that arrives before anything is typed', async () => {
    let stored = apple;
    const page = await open({ 'GET /fruits/:id': () => stored });
    await screen.findByLabelText('Name');
    stored = { ...apple, version: 4, name: 'Braeburn' };
    await page.shared.queryClient.invalidateQueries({ queryKey: ['fruits'] });
    await waitFor(() => expect(value('Name')).toBe('Braeburn'));
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('keeps what is typed when a newer version arrives', async () => {
    let stored = apple;
    const page = await open({ 'GET /fruits/:id': () => stored });
    await type(page, 'Name', 'Mine');
    stored = { ...apple, version: 4, name: 'Braeburn' };
    await page.shared.queryClient.invalidateQueries({ queryKey: ['fruits'] });
    expect(await screen.findByRole('heading', { name: 'Braeburn' })).toBeInTheDocument();
    expect(value('Name')).toBe('Mine');
  });

  it('is read-only when the record may not be changed, and says why', async () => {
    await open({}, '/admin/fruits/f1/locked');
    expect(await screen.findByText('You may only look')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toBeDisabled();
    expect(screen.getByLabelText('small')).toBeDisabled();
  });
});

describe('a field that the API refuses', () => {
  const refuse = async (reply: object) => {
    const page = await open({ 'PUT /fruits/:id': reply });
    await type(page, 'Name', 'Pear');
    await save(page);
    return page;
  };

  it('shows the reason, also inside a list', async () => {
    await refuse(failure(409, 'SKU_TAKEN', [{ field: 'fruit.variants.0.sku', message: 'taken' }]));
    expect(await screen.findByText('Another fruit has it')).toBeInTheDocument();
    expect(screen.getByLabelText('SKU')).toBeInvalid();
    expect(screen.getByLabelText('SKU')).toHaveFocus();
    expect(screen.getByText('1 field needs attention')).toBeInTheDocument();
  });

  it('is found by the error’s code when there are no details', async () => {
    await refuse(failure(409, 'NAME_TAKEN'));
    await waitFor(() => expect(screen.getByLabelText('Name')).toBeInvalid());
    expect(value('Name')).toBe('Pear');
  });

  it('shows a general sentence for an unknown reason', async () => {
    await refuse(failure(400, 'VALIDATION', [{ field: 'origin', message: 'Too small: expected string' }]));
    expect(await screen.findByText('This cannot be saved like this.')).toBeInTheDocument();
    expect(screen.getByLabelText('Origin')).toBeInvalid();
  });

  it('can be saved again when the error was about something that is no input', async () => {
    const page = await refuse(failure(409, 'SKU_TAKEN', [{ field: 'fruit.variants', message: 'taken' }]));
    expect(await screen.findByText('1 field needs attention')).toBeInTheDocument();
    await save(page);
    await waitFor(() => expect(sent(page)).toHaveLength(2));
  });

  it('does not block the next attempt, and an error without a field is shown above the form', async () => {
    const page = await refuse(failure(409, 'SKU_TAKEN', [{ field: 'secretFlag', message: 'taken' }]));
    expect(await screen.findByText('This SKU is in use.')).toBeInTheDocument();
    await save(page);
    await waitFor(() => expect(sent(page)).toHaveLength(2));
  });
});

describe('a conflict with another person’s change', () => {
  /** Opens the form, types, and saves too late: `theirs` is stored by then. */
  async function saveTooLate(theirs: Partial<Fruit>, typed: (page: Page) => Promise<unknown>) {
    let stored = apple;
    const page = await open({
      'GET /fruits/:id': () => stored,
      'PUT /fruits/:id': ({ body }) => {
        const { version, fruit } = body as { version: number; fruit: Partial<Fruit> };
        if (version !== stored.version) return failure(409, 'VERSION_CONFLICT');
        return { ...stored, ...fruit, version: version + 1 };
      },
    });
    await typed(page);
    stored = { ...apple, ...theirs, version: 4 };
    await save(page);
    return page;
  }
  async function conflict(theirs: Partial<Fruit>, typed: (page: Page) => Promise<unknown>) {
    const page = await saveTooLate(theirs, typed);
    await screen.findByRole('alert');
    return page;
  }
  const row = (name: string) => within(screen.getByRole('group', { name }));

  it('shows both versions, prefers mine, takes over their other changes, and saves at the next attempt', async () => {
    const page = await conflict({ name: 'Braeburn', origin: 'Chile' }, (open) => type(open, 'Name', 'Pear'));
    expect(screen.getByRole('alert')).toHaveTextContent('Somebody else saved this first.');
    expect(row('Name').getByRole('button', { name: 'Theirs Braeburn', pressed: false })).toBeInTheDocument();
    expect(row('Name').getByRole('button', { name: 'Yours Pear', pressed: true })).toBeInTheDocument();
    expect(row('Origin').getByRole('button', { name: 'Theirs Chile', pressed: true })).toBeInTheDocument();
    expect([value('Name'), value('Origin')]).toEqual(['Pear', 'Chile']);
    await save(page);
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(sent(page)[1]).toMatchObject({ version: 4, fruit: { name: 'Pear', origin: 'Chile' } });
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('can be decided for each field', async () => {
    const page = await conflict({ name: 'Braeburn', origin: 'Chile' }, (open) => type(open, 'Name', 'Pear'));
    await page.user.click(row('Name').getByRole('button', { name: /Theirs/ }));
    await page.user.click(row('Origin').getByRole('button', { name: /Yours/ }));
    expect([value('Name'), value('Origin')]).toEqual(['Braeburn', 'Tyrol']);
    expect(row('Name').getByRole('button', { name: /Theirs/ })).toHaveAttribute('aria-pressed', 'true');
    await save(page);
    await waitFor(() => expect(sent(page)).toHaveLength(2));
    expect(sent(page)[1]).toMatchObject({ fruit: { name: 'Braeburn', origin: 'Tyrol' } });
  });

  it('in one field can be decided back, with their version in the cache', async () => {
    const page = await conflict({ name: 'Braeburn' }, (open) => type(open, 'Name', 'Pear'));
    await page.shared.queryClient.invalidateQueries({ queryKey: ['fruits'] });
    await page.user.click(row('Name').getByRole('button', { name: /Theirs/ }));
    expect(value('Name')).toBe('Braeburn');
    await page.user.click(row('Name').getByRole('button', { name: /Yours/ }));
    expect(value('Name')).toBe('Pear');
  });

  it('keeps fields that belong together consistent', async () => {
    const two = [...apple.variants, { id: 'v2', sku: 'A-2' }];
    const page = await conflict({ variants: two }, async ({ user }) =>
      user.click(await screen.findByLabelText('large')),
    );
    await save(page);
    await waitFor(() => expect(sent(page)).toHaveLength(2));
    expect(sent(page)[1]).toMatchObject({ fruit: { sizes: ['small', 'large'], variants: apple.variants } });
  });

  it('is saved again by itself when their version differs in no field', async () => {
    const page = await saveTooLate({}, (open) => type(open, 'Name', 'Pear'));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(sent(page)).toMatchObject([{ version: 3 }, { version: 4, fruit: { name: 'Pear' } }]);
  });

  it('can be resolved by discarding to their version', async () => {
    const page = await conflict({ name: 'Braeburn' }, (open) => type(open, 'Name', 'Pear'));
    await page.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(value('Name')).toBe('Braeburn');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is shown and hidden also when scrollIntoView returns a promise', async () => {
    Element.prototype.scrollIntoView = () => Promise.resolve() as unknown as undefined;
    const page = await conflict({ name: 'Braeburn' }, (open) => type(open, 'Name', 'Pear'));
    expect(page.unmount).not.toThrow();
  });
});
