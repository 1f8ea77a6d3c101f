import { screen, waitFor, within } from '@testing-library/react';
import type { StoreLanguage } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { exportedLines, failure } from 'mfe-shared/testing';
import { id } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const language = (number: number, iso_code: string, changes: Partial<StoreLanguage> = {}): StoreLanguage => ({
  id: id(number),
  name: iso_code === 'en' ? 'English' : 'Deutsch',
  flag: iso_code === 'en' ? 'US' : 'DE',
  iso_code,
  status: 'show',
  isDefault: iso_code === 'en',
  position: number,
  version: 3,
  ...changes,
});
const rows = [language(0, 'en'), language(1, 'de')];
const may = [...everything, 'write_settings'];

async function open(handlers: Handlers = {}, permissions = may) {
  const page = await openAdmin(
    '/admin/languages',
    {
      'GET /language/all': rows,
      'GET /language/show': rows,
      'GET /language/:id': rows[1] ?? null,
      ...handlers,
    },
    permissions,
  );
  await screen.findByRole('switch', { name: 'Show Deutsch in the shop' });
  const sent = () =>
    page.requests
      .filter(({ method, path }) => method !== 'GET' && path !== '/telemetry')
      .map(({ method, path, body }) => [method, path, body]);
  const choose = async (name: string, action: string) => {
    await page.user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
    await page.user.click(await screen.findByRole('menuitem', { name: action }));
  };
  return { ...page, sent, choose };
}

it('a language is hidden by its switch, but not the default one', async () => {
  const { user, sent } = await open({ 'PUT /language/status/:id': rows[1] ?? null });
  expect(screen.getByRole('switch', { name: 'Show English in the shop' })).toBeDisabled();
  await user.click(screen.getByRole('switch', { name: 'Show Deutsch in the shop' }));
  await waitFor(() => expect(sent()).toEqual([['PUT', `/language/status/${id(1)}`, { status: 'hide' }]]));
});

it('languages of the product that the store lacks are added', async () => {
  const { user, sent } = await open({ 'POST /language/add': language(2, 'fr') });
  await user.click(screen.getByRole('button', { name: 'Add language' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add languages' });
  expect(within(dialog).getAllByRole('checkbox')).toHaveLength(1);
  await user.click(within(dialog).getByRole('checkbox', { name: 'Français' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add language' }));
  expect(await screen.findByText('1 language added')).toBeInTheDocument();
  expect(sent()).toEqual([['POST', '/language/add', { iso_code: 'fr' }]]);
});

it('several languages are added in one call', async () => {
  const { user, sent } = await open({
    'GET /language/all': [language(1, 'de', { isDefault: true })],
    'POST /language/add/all': [],
  });
  await user.click(screen.getByRole('button', { name: 'Add language' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add languages' });
  for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box);
  await user.click(within(dialog).getByRole('button', { name: 'Add language' }));
  const languages = [{ iso_code: 'en' }, { iso_code: 'fr' }];
  await waitFor(() => expect(sent()).toEqual([['POST', '/language/add/all', { languages }]]));
});

it('a language moves up, is edited and becomes the default', async () => {
  const { user, sent, choose } = await open({
    'PATCH /language/update/many': { changed: 2 },
    'PUT /language/:id': rows[1] ?? null,
    'GET /setting/global/all': { version: 7 },
    'PUT /setting/global/update': { version: 8 },
  });
  await user.click(screen.getByRole('button', { name: 'Move Deutsch up' }));
  await choose('Deutsch', 'Edit');
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'German');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('German saved')).toBeInTheDocument();
  await choose('Deutsch', 'Make default');
  await user.click(await screen.findByRole('button', { name: 'Make default' }));
  expect(await screen.findByText('Deutsch is the default now')).toBeInTheDocument();
  expect(sent()).toEqual([
    [
      'PATCH',
      '/language/update/many',
      {
        items: [
          { id: id(1), position: 0 },
          { id: id(0), position: 1 },
        ],
      },
    ],
    ['PUT', `/language/${id(1)}`, { name: 'German', flag: 'DE', status: 'show', version: 3 }],
    ['PUT', '/setting/global/update', { default_language: 'de', version: 7 }],
  ]);
});

it('a language is deleted and Undo brings it back, and several are deleted in one call', async () => {
  const { user, sent, choose } = await open({
    'PATCH /language/:id': { success: true },
    'POST /admin/bulk/languages.restore': { operation: 'languages.restore', done: 1 },
    'PATCH /language/delete/many': failure(409, 'IS_DEFAULT'),
  });
  await choose('Deutsch', 'Delete');
  expect(await screen.findByText('Deutsch deleted')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored')).toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/can be neither hidden nor deleted/)).toBeInTheDocument();
  expect(sent()).toMatchObject([
    ['PATCH', `/language/${id(1)}`, undefined],
    ['POST', '/admin/bulk/languages.restore', { items: [{ id: id(1) }] }],
    ['PATCH', '/language/delete/many', { ids: [id(0), id(1)] }],
  ]);
});

it('languages are saved as CSV', async () => {
  const page = await open();
  expect(await exportedLines(page)).toEqual([
    'name,code,status,isDefault',
    'English,en,show,true',
    'Deutsch,de,show,false',
  ]);
});

it('staff who may not change settings only see the languages', async () => {
  await open({}, everything);
  expect(screen.getByRole('switch', { name: 'Show Deutsch in the shop' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Add language' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Actions for Deutsch' })).not.toBeInTheDocument();
});
