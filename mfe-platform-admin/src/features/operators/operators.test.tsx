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
