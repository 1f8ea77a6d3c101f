import { act, screen, waitFor } from '@testing-library/react';
import { resetGuards } from '../api/failures';
import { configureNavigation } from '../navigation';
import { session } from '../session/session';
import { leave } from '../session/session.store';
import type { Handlers, TestSession } from '../testing';
import { failure, renderRoutes, tenantAdmin } from '../testing';
import type { Fruit } from '../testing/fruit-form';
import { fruitRoutes } from '../testing/fruit-form';

const apple: Fruit = { id: 'f1', version: 3, name: 'Apple', origin: 'Tyrol', sizes: [], variants: [] };
const restored = 'What you typed is still here. Save it, or discard it.';

let undo = () => {};
beforeEach(() => {
  undo = configureNavigation({ replace: () => {} });
  resetGuards();
});
afterEach(() => undo());

const open = (handlers: Handlers = {}, who: TestSession = tenantAdmin()) =>
  renderRoutes(() => fruitRoutes, {
    path: '/admin/fruits/f1',
    session: who,
    handlers: { 'GET /fruits/:id': apple, ...handlers },
  });
type Page = Awaited<ReturnType<typeof open>>;

const type = async ({ user }: Page, label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};
const save = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Save' }));
const stored = () => JSON.stringify({ ...sessionStorage });

/** Types a name and a password, and is told on saving that the session has ended. */
async function losePage() {
  const page = await open({ 'PUT /fruits/:id': failure(401, 'UNAUTHORIZED') });
  await type(page, 'Name', 'Pear');
  await type(page, 'Password', 'hunter2');
  await save(page);
  await screen.findByText(/Your session has ended/);
  return page;
}

it('a form restores what was typed after an expired session, until it is saved', async () => {
  const before = await losePage();
  before.unmount();
  const page = await open({ 'PUT /fruits/:id': { ...apple, name: 'Pear', version: 4 } });
  expect(await screen.findByText(restored)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Pear');
  await save(page);
  await waitFor(() => expect(screen.queryByText(restored)).not.toBeInTheDocument());
  expect(stored()).not.toContain('Pear');
});

it('a form’s draft holds no password', async () => {
  await losePage();
  expect(stored()).toContain('Pear');
  expect(stored()).not.toContain('hunter2');
});

it('a form can be left for the sign-in page without a question', async () => {
  await losePage();
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

it('a form’s draft includes what is typed just before the page is left', async () => {
  const page = await losePage();
  await type(page, 'Origin', 'Chile');
  window.dispatchEvent(new Event('pagehide'));
  expect(stored()).toContain('Chile');
});

it('a restored form shows what somebody else saved in the meantime', async () => {
  (await losePage()).unmount();
  await open({ 'GET /fruits/:id': { ...apple, version: 4, name: 'Braeburn', origin: 'Chile' } });
  expect(await screen.findByText('Somebody else saved this first.')).toBeInTheDocument();
  expect(screen.getByLabelText('Name', { selector: 'input' })).toHaveValue('Pear');
  expect(screen.getByLabelText('Origin', { selector: 'input' })).toHaveValue('Chile');
});

it('a form’s draft is not shown to another person who signs in in the same tab', async () => {
  (await losePage()).unmount();
  await open({}, tenantAdmin({ id: '019a0000-0000-7000-8000-000000000399' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Apple');
  expect(screen.queryByText(restored)).not.toBeInTheDocument();
});

it('a form stores a draft when the session expires by itself', async () => {
  const page = await open();
  await type(page, 'Name', 'Pear');
  act(() => leave('logout'));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(page.router.state.location.pathname).toBe('/admin/auth/login');
  page.unmount();
  await open();
  expect(await screen.findByText(restored)).toBeInTheDocument();
});

it('a form stores no draft when the person signs out or discards the changes', async () => {
  const page = await open({ 'POST /auth/logout': {} });
  await type(page, 'Name', 'Pear');
  await act(() => session.signOut());
  expect(stored()).not.toContain('Pear');
  page.unmount();

  (await losePage()).unmount();
  const again = await open();
  await screen.findByText(restored);
  await again.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Apple');
  expect(stored()).not.toContain('Pear');
});

it('a form stores no draft when it is left on purpose', async () => {
  (await losePage()).unmount();
  const page = await open();
  await screen.findByText(restored);
  await page.user.click(screen.getByRole('link', { name: 'away' }));
  await page.user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('elsewhere')).toBeInTheDocument();
  expect(stored()).not.toContain('Pear');
});
