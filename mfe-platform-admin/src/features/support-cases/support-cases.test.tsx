import { screen, waitFor, within } from '@testing-library/react';
import type { StoreCaseDetail } from 'api';
import { exportedLines, oneByOne, platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const me = platformAdmin();
const id = (last: number) => `0199a000-0000-7000-8000-0000000000${last}`;
const opened: StoreCaseDetail = {
  ...{ id: id(71), number: 3, subject: 'Printer', status: 'open', openedByName: 'Olive', version: 4 },
  ...{
    tenantId: id(10),
    storeName: 'Fresh Corner',
    storeSlug: 'fresh',
    assigneeId: null,
    assigneeName: null,
  },
  createdAt: '2026-11-20T10:00:00.000Z',
  lastMessageAt: '2026-11-20T11:00:00.000Z',
  messages: [
    {
      ...{ id: id(72), authorKind: 'staff', authorName: 'Olive', text: 'It prints nothing.', files: [] },
      createdAt: '2026-11-20T10:00:00.000Z',
    },
  ],
  notes: [{ id: id(73), authorName: 'Quinn', text: 'Third time.', createdAt: '2026-11-20T10:30:00.000Z' }],
};
const { messages: _, notes: __, version: ___, ...row } = opened;
const operator = {
  ...{ id: me.user.id, name: 'Pat', email: 'pat@larder.test', status: 'active', hasSecondFactor: true },
  createdAt: '2026-11-20T10:00:00.000Z',
};
const counts = { open: 1, waiting_for_store: 0, waiting_for_platform: 0, solved: 0, closed: 0 };

const open = (path: string, handlers: Parameters<typeof renderRoutes>[1]['handlers'] = {}) =>
  renderRoutes(createRoutes, {
    path: `/platform-admin/support${path}`,
    handlers: {
      'GET /platform/support-cases': { items: [row], totalDoc: 1, page: 1, pages: 1, counts },
      'GET /platform/support-cases/assignees': [operator],
      'GET /platform/support-cases/:id': opened,
      'GET /tenants': { items: [], totalDoc: 0, page: 1, pages: 0 },
      ...handlers,
    },
    session: me,
    translations: loadTranslations,
    host: 'platform',
  });

it('the list of support cases names the store of each, and many are moved at once', async () => {
  const { user, requests } = await open('', { 'POST /admin/bulk/support-cases.status': { done: 1 } });
  const line = (await screen.findByRole('link', { name: /^#3 Printer/ })).closest('tr') as HTMLElement;
  expect(line).toHaveTextContent('Fresh Corner');
  expect(line).toHaveTextContent('Nobody');
  await user.click(within(line).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Mark as solved' }));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      items: [{ id: opened.id, status: 'solved' }],
    }),
  );
});

it('the list of support cases is saved as CSV with those of all pages that match', async () => {
  const other = { ...row, id: id(76), number: 2, subject: 'Scales', assigneeName: 'Pat' };
  const page = await open('?status=open', { 'GET /platform/support-cases': oneByOne(row, other) });
  const days = '2026-11-20T10:00:00.000Z,2026-11-20T11:00:00.000Z';
  expect(await exportedLines(page)).toEqual([
    'number,subject,store,status,assignee,openedBy,createdAt,lastMessageAt',
    `3,Printer,Fresh Corner,open,,Olive,${days}`,
    `2,Scales,Fresh Corner,open,Pat,Olive,${days}`,
  ]);
  const read = page.requests.filter(
    ({ path, params }) => path === '/platform/support-cases' && params.limit === 100,
  );
  expect(read.map(({ params }) => [params.page, params.status])).toEqual([
    [1, 'open'],
    [2, 'open'],
  ]);
});

it('a note on a support case goes to the notes and an answer to the store, never the other way', async () => {
  const { user, requests } = await open(`/${opened.id}`, {
    'POST /platform/support-cases/:id/notes': () => ({ status: 201, body: opened }),
    'POST /platform/support-cases/:id/messages': () => ({ status: 201, body: opened }),
  });
  const entries = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  expect(entries[1]).toHaveTextContent(/Quinn.*Internal note.*Third time/);
  await user.click(screen.getByLabelText('Internal note'));
  await user.type(screen.getByRole('textbox', { name: 'Internal note' }), 'Known problem');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(requests.at(-1)?.path).toMatch(/\/notes$/));
  expect(requests.at(-1)?.body).toEqual({ text: 'Known problem' });
  await user.click(screen.getByRole('switch', { name: 'Internal note' }));
  await user.type(await screen.findByRole('textbox', { name: 'Your message' }), 'Is it on?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(requests.at(-1)?.path).toMatch(/\/messages$/));
  expect(requests.at(-1)?.body).toEqual({ text: 'Is it on?', fileIds: [] });
});

it('the operator who looks after a support case is chosen over the version that was read', async () => {
  const { user, requests } = await open(`/${opened.id}`, {
    'PUT /platform/support-cases/:id': { ...opened, assigneeId: me.user.id, version: 5 },
  });
  await screen.findByRole('option', { name: 'Pat' });
  await user.selectOptions(screen.getByLabelText('Looks after it'), 'Pat');
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      assigneeId: me.user.id,
      version: 4,
    }),
  );
});
