import { screen, within } from '@testing-library/react';
import { platformAdmin, renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';

const me = platformAdmin();
const person = (name: string, hasSecondFactor: boolean, id: string) => ({
  ...{ id, name, email: `${name.toLowerCase()}@larder.test`, status: 'active', hasSecondFactor },
  createdAt: '2026-11-20T10:00:00.000Z',
});
const quinn = '0199a000-0000-7000-8000-000000000002';

it('an operator takes the second factors of another one when that is confirmed, and not the own ones', async () => {
  let has = true;
  const page = await renderRoutes(createRoutes, {
    path: '/platform-admin/users',
    session: me,
    translations: loadTranslations,
    host: 'platform',
    handlers: {
      'GET /operators': () => ({
        status: 200,
        body: [person('Pat', true, me.user.id), person('Quinn', has, quinn)],
      }),
      'POST /operators/:id/second-factors/remove': () => {
        has = false;
        return { success: true };
      },
    },
  });
  const row = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
  await screen.findByText('quinn@larder.test');
  expect(within(row('Pat')).getByText('Set up')).toBeInTheDocument();
  expect(within(row('Pat')).queryByRole('button')).not.toBeInTheDocument();
  await page.user.click(within(row('Quinn')).getByRole('button', { name: 'Remove those of Quinn' }));
  const dialog = await screen.findByRole('dialog');
  expect(page.requests.some(({ method }) => method === 'POST')).toBe(false);
  await page.user.click(within(dialog).getByRole('button', { name: 'Remove second factors' }));
  expect(await screen.findByText('The second factors of Quinn are removed.')).toBeInTheDocument();
  expect(await within(row('Quinn')).findByText('No second factor')).toBeInTheDocument();
  expect(page.requests.find(({ method }) => method === 'POST')?.path).toContain(quinn);
});

describe('the team', () => {
  const open = (handlers: Parameters<typeof renderRoutes>[1]['handlers']) =>
    renderRoutes(createRoutes, {
      path: '/platform-admin/users',
      session: me,
      translations: loadTranslations,
      host: 'platform',
      handlers: {
        'GET /operators': [
          person('Pat', true, me.user.id),
          { ...person('Quinn', false, quinn), status: 'invited' },
        ],
        ...handlers,
      },
    });

  it('grows by an invitation, with the password of who signed in long ago', async () => {
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
    await page.user.type(dialog.getByLabelText(/^Name/), 'Rita');
    await page.user.type(dialog.getByLabelText(/^E-mail/), 'rita@larder.test');
    await page.user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await page.user.type(await dialog.findByLabelText(/^Your password/), 'secret word');
    await page.user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('An invitation to rita@larder.test is on its way.')).toBeInTheDocument();
    expect(page.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
      ...{ name: 'Rita', email: 'rita@larder.test', locale: 'en', password: 'secret word' },
    });
  });

  it('is left by a deactivation that is confirmed; nobody ends the own access', async () => {
    const page = await open({ 'PUT /operators/status/:id': { success: true } });
    await page.user.click(await screen.findByRole('button', { name: 'Deactivate Quinn' }));
    expect(screen.queryByRole('button', { name: 'Deactivate Pat' })).not.toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog'));
    expect(page.requests.some(({ method }) => method === 'PUT')).toBe(false);
    await page.user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    expect(await screen.findByText('Quinn cannot sign in any more.')).toBeInTheDocument();
    expect(page.requests.find(({ method }) => method === 'PUT')).toMatchObject({
      path: `/operators/status/${quinn}`,
      body: { status: 'inactive' },
    });
  });

  it('gets an invitation again while nobody has joined by it', async () => {
    const page = await open({ 'POST /operators/:id/invite': { success: true } });
    await page.user.click(await screen.findByRole('button', { name: 'Send the invitation of Quinn again' }));
    expect(await screen.findByText('An invitation to quinn@larder.test is on its way.')).toBeInTheDocument();
  });
});
