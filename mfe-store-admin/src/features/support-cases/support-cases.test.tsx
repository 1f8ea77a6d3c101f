import { screen, waitFor, within } from '@testing-library/react';
import type { SupportCaseDetail } from 'api';
import { configureNavigation } from 'mfe-shared';
import { exportedLines, failure, oneByOne } from 'mfe-shared/testing';
import { id, list } from '../../testing/fixtures';
import { openAdmin } from '../../testing/open-admin';

const opened: SupportCaseDetail = {
  ...{ id: id(71), number: 3, subject: 'Printer', status: 'waiting_for_store', openedByName: 'Olive' },
  createdAt: '2026-11-20T10:00:00.000Z',
  lastMessageAt: '2026-11-20T11:00:00.000Z',
  messages: [
    {
      ...{ id: id(72), authorKind: 'staff', authorName: 'Olive', text: 'It prints nothing.', files: [] },
      createdAt: '2026-11-20T10:00:00.000Z',
    },
    {
      ...{ id: id(73), authorKind: 'platform', authorName: 'Pat', text: 'Is it on?' },
      files: [{ id: id(74), name: 'manual.pdf', type: 'application/pdf', size: 120_000 }],
      createdAt: '2026-11-20T11:00:00.000Z',
    },
  ],
};
const { messages: _, ...row } = opened;
const counts = { open: 0, waiting_for_store: 1, waiting_for_platform: 0, solved: 0, closed: 0 };
const photo = { id: id(75), name: 'photo.webp', type: 'image/webp', size: 2_000 };
const both = ['read_support', 'write_support'];

it('staff ask something with a file and come to the new case; too little is said at the field', async () => {
  const page = await openAdmin(
    '/admin/support',
    {
      'GET /support-cases': list([row], { counts }),
      'GET /support-cases/:id': opened,
      'POST /support-cases': () => ({ status: 201, body: opened }),
      'POST /support-cases/files': () => ({ status: 201, body: photo }),
    },
    both,
  );
  expect(await screen.findByRole('link', { name: '#3 Printer' })).toBeInTheDocument();
  await page.user.click(screen.getByRole('link', { name: 'New support case' }));
  await page.user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('At least 3 characters.')).toBeInTheDocument();
  await page.user.type(screen.getByLabelText(/^Subject/), 'Printer');
  await page.user.type(screen.getByLabelText(/^Your message/), 'It prints nothing.');
  await screen.findByRole('button', { name: 'Attach a file' });
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await page.user.upload(input!, new File(['x'], 'photo.png', { type: 'image/png' }));
  expect(await screen.findByText('photo.webp (2 kB)')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: '#3 Printer' })).toBeInTheDocument();
  const post = page.requests.find(({ method, path }) => method === 'POST' && path === '/support-cases');
  expect(post?.body).toEqual({ subject: 'Printer', text: 'It prints nothing.', fileIds: [photo.id] });
});

it('a new support case has what was typed before the session ended, until it is sent', async () => {
  const undo = configureNavigation({ replace: () => {} });
  let hasEnded = true;
  const openForm = () =>
    openAdmin(
      '/admin/support/add',
      {
        'GET /support-cases/:id': opened,
        'POST /support-cases': () =>
          hasEnded ? failure(401, 'UNAUTHORIZED') : { status: 201, body: opened },
        'POST /support-cases/files': () => ({ status: 201, body: photo }),
      },
      both,
    );
  const before = await openForm();
  await before.user.type(await screen.findByLabelText(/^Subject/), 'Printer');
  await before.user.type(screen.getByLabelText(/^Your message/), 'It prints nothing.');
  await screen.findByRole('button', { name: 'Attach a file' });
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await before.user.upload(input!, new File(['x'], 'photo.png', { type: 'image/png' }));
  await screen.findByText('photo.webp (2 kB)');
  await before.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(before.requests.at(-1)?.path).toBe('/support-cases'));
  before.unmount();
  undo();
  hasEnded = false;
  const after = await openForm();
  expect(await screen.findByLabelText(/^Subject/)).toHaveValue('Printer');
  expect(screen.getByLabelText(/^Your message/)).toHaveValue('It prints nothing.');
  expect(await screen.findByText('photo.webp (2 kB)')).toBeInTheDocument();
  await after.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('heading', { name: '#3 Printer' })).toBeInTheDocument();
  after.unmount();
  await openForm();
  expect(await screen.findByLabelText(/^Subject/)).toHaveValue('');
});

it('an answer to a support case takes its files along; a refused file is said, and what was typed stays', async () => {
  let refuse = true;
  const page = await openAdmin(
    `/admin/support/${opened.id}`,
    {
      'GET /support-cases/:id': opened,
      'POST /support-cases/:id/files': () =>
        refuse ? { status: 400, body: { code: 'VALIDATION', message: '' } } : { status: 201, body: photo },
      'POST /support-cases/:id/messages': () => ({ status: 201, body: opened }),
    },
    both,
  );
  const field = await screen.findByLabelText('Your message');
  await page.user.type(field, 'It is.');
  const file = new File(['x'], 'photo.png', { type: 'image/png' });
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  await page.user.upload(input!, file);
  expect(await screen.findByText(/The file was not accepted/)).toBeInTheDocument();
  expect(field).toHaveValue('It is.');
  refuse = false;
  await page.user.upload(input!, file);
  expect(await screen.findByText('photo.webp (2 kB)')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toHaveValue(''));
  const sent = page.requests.find(({ path }) => path.endsWith('/messages'));
  expect(sent?.body).toEqual({ text: 'It is.', fileIds: [photo.id] });
});

it('messages of a support case stand in their order with who wrote them, and files can be downloaded', async () => {
  await openAdmin(`/admin/support/${opened.id}`, { 'GET /support-cases/:id': opened }, ['read_support']);
  const entries = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual([
    expect.stringMatching(/Olive.*It prints nothing/),
    expect.stringMatching(/Pat.*Is it on/),
  ]);
  expect(screen.getByRole('button', { name: 'manual.pdf (120 kB)' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Your message')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Mark as solved' })).not.toBeInTheDocument();
});

it('a closed support case has no field for a message', async () => {
  const closed = { ...opened, status: 'closed' as const };
  await openAdmin(`/admin/support/${opened.id}`, { 'GET /support-cases/:id': closed }, both);
  expect(await screen.findByText(/This case is closed/)).toBeInTheDocument();
  await screen.findByRole('list', { name: 'Messages' });
  expect(screen.queryByLabelText('Your message')).not.toBeInTheDocument();
});

it('a message of a support case that was not sent stays to be sent again', async () => {
  const page = await openAdmin(
    `/admin/support/${opened.id}`,
    { 'GET /support-cases/:id': opened, 'POST /support-cases/:id/messages': failure(500, 'INTERNAL') },
    both,
  );
  const field = await screen.findByLabelText('Your message');
  await page.user.type(field, 'Hello?');
  await page.user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(field).toHaveValue('Hello?');
});

it('the list of support cases is saved as CSV with those of all its pages', async () => {
  const solved = { ...row, id: id(76), number: 2, subject: 'Scales', status: 'solved' };
  const page = await openAdmin('/admin/support', { 'GET /support-cases': oneByOne(row, solved) }, both);
  expect(await exportedLines(page)).toEqual([
    'number,subject,status,openedBy,createdAt,lastMessageAt',
    '3,Printer,waiting_for_store,Olive,2026-11-20T10:00:00.000Z,2026-11-20T11:00:00.000Z',
    '2,Scales,solved,Olive,2026-11-20T10:00:00.000Z,2026-11-20T11:00:00.000Z',
  ]);
});
