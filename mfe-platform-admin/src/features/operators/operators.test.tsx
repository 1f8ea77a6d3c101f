import { screen, waitFor, within } from '@testing-library/react';
import type { Operator } from 'api';
import { wholeList } from 'mfe-shared/backoffice';
import type { Handlers } from 'mfe-shared/testing';
import { platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const me = platformAdmin();
const uuid = (last: string) => `0199a000-0000-7000-8000-00000000${last}`;
const quinn = uuid('0002');
const administrator = { id: uuid('0101'), name: 'Administrator', permissions: me.user.permissions };
const support = { id: uuid('0102'), name: 'Support', permissions: ['read_tenants', 'read_support_cases'] };
const roles = [administrator, support].map((role) => ({
  ...role,
  ...{ description: '', isSystem: true, members: 1, version: 1 },
}));

const person = (name: string, id: string, changes: Partial<Operator> = {}): Operator => ({
  ...{ id, name, email: `${name.toLowerCase()}@larder.test`, status: 'active', hasSecondFactor: true },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', role: support, ...changes },
});

const open = (
  handlers: Handlers,
  people = [person('Pat', me.user.id, { role: administrator }), person('Quinn', quinn)],
  session = me,
) =>
  renderRoutes(createRoutes, {
    path: '/platform-admin/users',
    session,
    translations: loadTranslations,
    host: 'platform',
    handlers: { 'GET /operators': wholeList(people), 'GET /operator-roles': roles, ...handlers },
  });
type Page = Awaited<ReturnType<typeof open>>;

const row = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
const choose = async ({ user }: Page, name: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `What to do about ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
const writes = ({ requests }: Page) => requests.filter(({ method }) => method !== 'GET');

it('the operators are searched, sorted and read page by page', async () => {
  const { user, requests } = await open({
    'GET /operators': ({ params }) => ({
      items: [person(`Quinn ${params.page}`, quinn)],
      ...{ totalDoc: 21, page: Number(params.page), pages: 2 },
    }),
  });
  const asked = () => requests.findLast(({ path }) => path === '/operators')?.params;
  await screen.findByText('Quinn 1');
  expect(asked()).toEqual({ page: 1, limit: 20, sort: 'name' });
  await user.click(screen.getByRole('button', { name: 'Since' }));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'createdAt' }));
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('Quinn 2')).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), 'rita');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'rita', page: 1, sort: 'createdAt' }));
});

it('an operator removes another operator’s second factors after a confirmation, but not their own', async () => {
  let has = true;
  const page = await open({
    'GET /operators': () =>
      wholeList([person('Pat', me.user.id), person('Quinn', quinn, { hasSecondFactor: has })]),
    'POST /operators/:id/second-factors/remove': () => {
      has = false;
      return { success: true };
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'What to do about Pat' }));
  expect(await screen.findByRole('menuitem', { name: 'Change role' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Remove second factors' })).not.toBeInTheDocument();
  await page.user.keyboard('{Escape}');
  await choose(page, 'Quinn', 'Remove second factors');
  const dialog = await screen.findByRole('dialog');
  expect(writes(page)).toEqual([]);
  await page.user.click(within(dialog).getByRole('button', { name: 'Remove second factors' }));
  expect(await screen.findByText('The second factors of Quinn are removed.')).toBeInTheDocument();
  expect(await within(row('Quinn')).findByText('No second factor')).toBeInTheDocument();
  expect(writes(page)[0]?.path).toContain(quinn);
});

describe('the team of operators', () => {
  it('grows by an invitation with a role, for which an operator who signed in long ago enters the password', async () => {
    const page = await open({
      'POST /operators': ({ body }) =>
        (body as { password?: string }).password
          ? { status: 201, body: { id: quinn } }
          : { status: 403, body: { code: 'PASSWORD_NEEDED', message: '' } },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Invite an operator' }));
    const dialog = within(await screen.findByRole('dialog'));
    await page.user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(dialog.getByText('Enter a mail address.')).toBeInTheDocument();
    expect(dialog.getByText('Choose a role.')).toBeInTheDocument();
    await page.user.type(dialog.getByLabelText(/^Name/), 'Rita');
    await page.user.type(dialog.getByLabelText(/^E-mail/), 'rita@larder.test');
    await page.user.selectOptions(dialog.getByLabelText(/^Role/), 'Support');
    await page.user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await page.user.type(await dialog.findByLabelText(/^Your password/), 'secret word');
    await page.user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('An invitation to rita@larder.test is on its way.')).toBeInTheDocument();
    expect(writes(page).at(-1)?.body).toEqual({
      ...{ name: 'Rita', email: 'rita@larder.test', locale: 'en', roleId: support.id },
      password: 'secret word',
    });
  });

  it('loses an operator by a deactivation that is confirmed', async () => {
    const page = await open({ 'PUT /operators/status/:id': { success: true } });
    await choose(page, 'Quinn', 'Deactivate');
    const dialog = within(await screen.findByRole('dialog'));
    expect(writes(page)).toEqual([]);
    await page.user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Quinn cannot sign in any more.')).toBeInTheDocument();
    expect(writes(page)[0]).toMatchObject({
      ...{ path: `/operators/status/${quinn}`, body: { status: 'inactive' } },
    });
  });

  it('sends an invitation again while nobody has joined by it', async () => {
    const people = [person('Quinn', quinn, { status: 'invited', hasSecondFactor: false })];
    const page = await open({ 'POST /operators/:id/invite': { success: true } }, people);
    await choose(page, 'Quinn', 'Send invitation again');
    expect(await screen.findByText('An invitation to quinn@larder.test is on its way.')).toBeInTheDocument();
  });

  it('gives an operator another role, which is chosen first and then confirmed', async () => {
    const page = await open({ 'PUT /operators/role/:id': { success: true } });
    await screen.findByText('quinn@larder.test');
    expect(within(row('Quinn')).getByRole('cell', { name: 'Support' })).toBeInTheDocument();
    await choose(page, 'Quinn', 'Change role');
    await page.user.selectOptions(await screen.findByRole('combobox', { name: /^Role/ }), 'Administrator');
    await page.user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(writes(page)).toEqual([]);
    await page.user.click(await screen.findByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Quinn has another role.')).toBeInTheDocument();
    expect(writes(page)[0]).toMatchObject({
      ...{ path: `/operators/role/${quinn}`, body: { roleId: administrator.id } },
    });
  });
});

it('an operator who may only see operators changes none, and no operator changes one who may do more', async () => {
  const reader = platformAdmin({ permissions: ['read_operators'] });
  const page = await open({}, undefined, reader);
  await screen.findByText('quinn@larder.test');
  expect(screen.queryByRole('button', { name: /What to do/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Invite an operator' })).not.toBeInTheDocument();
  page.unmount();

  const manager = platformAdmin({
    ...{ id: uuid('0009'), permissions: ['read_operators', 'write_operators', ...support.permissions] },
  });
  await open({}, undefined, manager);
  expect(await screen.findByRole('button', { name: 'What to do about Quinn' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'What to do about Pat' })).not.toBeInTheDocument();
});
