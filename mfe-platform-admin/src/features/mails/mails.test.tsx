import { screen, waitFor, within } from '@testing-library/react';
import type { Mail, MailRow } from 'api';
import type { Handlers } from 'mfe-shared/testing';
import { failure, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import { linksIn } from './links-in';

const link = 'http://fresh.localhost/admin/auth/signup?token=abc';
const row = (changes: Partial<MailRow> = {}): MailRow => ({
  id: '0199a000-0000-7000-8000-000000000001',
  tenantId: '0199a000-0000-7000-8000-000000000009',
  tenantName: 'Fresh Corner',
  kind: 'invitation',
  recipient: 'nora@fresh.test',
  subject: 'You are invited to the team of Fresh Corner',
  status: 'sent',
  attempts: 1,
  error: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  sentAt: '2026-11-20T10:00:05.000Z',
  ...changes,
});
const kept = row({ status: 'kept', attempts: 0, sentAt: null });
const failed = row({ status: 'failed', attempts: 5, error: 'Connection refused', sentAt: null });
/** Named as a whole reply: it has a state and a text itself. */
const mail = (of: MailRow, body: string | null): { status: number; body: Mail } => ({
  status: 200,
  body: { ...of, body },
});
const list = (items: MailRow[]) => ({ items, totalDoc: items.length, page: 1, pages: 1 });

const open = (path: string, handlers: Handlers, session = platformAdmin()) =>
  renderRoutes(createRoutes, {
    path: `/platform-admin/mails${path}`,
    handlers,
    session,
    translations: loadTranslations,
    host: 'platform',
  });

it('the list of mails shows recipient, subject, store and state', async () => {
  await open('', {
    'GET /mails': list([row(), row({ id: 'b', tenantName: null, recipient: 'pat@larder.test' })]),
  });
  const mine = within(
    (await screen.findByRole('link', { name: /^nora@fresh.test/ })).closest('tr') as HTMLElement,
  );
  expect(mine.getByRole('cell', { name: 'You are invited to the team of Fresh Corner' })).toBeInTheDocument();
  expect(mine.getByText('Fresh Corner')).toBeInTheDocument();
  expect(mine.getByText('Sent')).toBeInTheDocument();
  const other = screen.getByRole('link', { name: /^pat@larder.test/ }).closest('tr') as HTMLElement;
  expect(within(other).getByText('Platform')).toBeInTheDocument();
  expect(screen.queryByText(/No mail server is set/)).not.toBeInTheDocument();
  expect(document.title).toBe('Mail');
  const navigation = screen.getByRole('navigation', { name: 'Main navigation' });
  expect(within(navigation).getByRole('link', { name: 'Mail' })).toHaveAttribute('aria-current', 'page');
});

it('the list of mails is filtered by state and search in the URL', async () => {
  const page = await open('?status=failed&q=nora', { 'GET /mails': list([failed]) });
  await screen.findByRole('link', { name: /^nora@fresh.test/ });
  expect(page.requests.find(({ path }) => path === '/mails')?.params).toEqual({
    page: 1,
    limit: 20,
    sort: 'newest',
    status: 'failed',
    q: 'nora',
  });
});

it('the list of mails explains why mails are not sent when no mail server is set', async () => {
  await open('', { 'GET /mails': list([kept]) });
  expect(await screen.findByText(/No mail server is set/)).toBeInTheDocument();
});

it('an empty list of mails explains what will be listed', async () => {
  await open('', { 'GET /mails': list([]) });
  expect(await screen.findByText('No mail yet')).toBeInTheDocument();
});

it('a mail opens beside the list, and its link is copied instead of followed', async () => {
  const { user, router } = await open('?q=nora', {
    'GET /mails': list([kept]),
    'GET /mails/:id': mail(kept, `Hello Nora,\n\n${link}\n\nFresh Corner`),
  });
  const copy = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('link', { name: /^nora@fresh.test/ }));
  const drawer = within(await screen.findByRole('dialog', { name: kept.subject }));
  expect(drawer.getByRole('region', { name: 'Text of the mail' })).toHaveTextContent('Hello Nora');
  expect(drawer.queryByRole('link')).not.toBeInTheDocument();
  await user.click(drawer.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(copy).toHaveBeenCalledWith(link));
  await user.keyboard('{Escape}');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/platform-admin/mails', search: '?q=nora' }),
  );
});

it('the page of a sent mail explains why it has no text', async () => {
  await open(`/${row().id}`, { 'GET /mails': list([row()]), 'GET /mails/:id': mail(row(), null) });
  expect(await screen.findByText(/The text was deleted when the mail was sent/)).toBeInTheDocument();
});

it('a failed mail can be sent again', async () => {
  let state = failed;
  const { user, requests } = await open(`/${failed.id}`, {
    'GET /mails': () => list([state]),
    'GET /mails/:id': () => mail(state, 'Hello'),
    'PUT /mails/status/:id': () => {
      state = row({ status: 'queued', attempts: 0, sentAt: null });
      return { success: true };
    },
  });
  expect(await screen.findByText('Connection refused')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The mail will be sent again.')).toBeInTheDocument();
  expect(requests.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `/mails/status/${failed.id}`,
    body: { status: 'queued' },
  });
});

it('a failed mail cannot be sent again by an operator who may only read mails', async () => {
  const handlers = { 'GET /mails': list([failed]), 'GET /mails/:id': mail(failed, 'Hello') };
  await open(`/${failed.id}`, handlers, platformAdmin({ permissions: ['read_mails'] }));
  expect(await screen.findByText('Connection refused')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('a mail that did not load offers to try again', async () => {
  let broken = true;
  const { user } = await open(`/${kept.id}`, {
    'GET /mails': list([kept]),
    'GET /mails/:id': () => (broken ? failure(500, 'INTERNAL') : mail(kept, 'Hello')),
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Text of the mail' })).toHaveTextContent('Hello');
});

it('each address in a mail’s text is found once', () => {
  expect(linksIn(`a ${link} b\n${link}\nhttps://x.example/y`)).toEqual([link, 'https://x.example/y']);
  expect(linksIn('none, javascript:alert(1)')).toEqual([]);
});

it('each state of a mail has a color of its own', async () => {
  const items = (['queued', 'kept', 'sent', 'failed'] as const).map((status) => row({ id: status, status }));
  await open('', { 'GET /mails': list(items) });
  await screen.findAllByRole('link', { name: /^nora@fresh.test/ });
  const colors = [...document.querySelectorAll('tbody [data-status]')].map((chip) =>
    chip.getAttribute('data-color'),
  );
  expect(colors).toEqual(['info', 'warning', 'success', 'error']);
});

it('an operator can save as a view what the list shows', async () => {
  const { user } = await open('?status=failed', {
    'GET /mails': list([failed]),
    'GET /list-views': { views: [], layouts: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'View of this list' }));
  expect(await screen.findByRole('menuitem', { name: 'Save as a view' })).not.toHaveAttribute(
    'aria-disabled',
  );
});
