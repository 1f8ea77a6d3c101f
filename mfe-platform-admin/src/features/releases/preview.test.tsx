import { screen } from '@testing-library/react';
import { card, dialog, next, open } from './open-releases';

it('a link that opens a build before it is live is made for a page of any host', async () => {
  const { user, requests } = await open({
    'POST /overrides': { ticket: 'signed.ticket', expiresAt: '2026-11-20T10:15:00.000Z' },
  });
  const part = await card();
  await user.click(part.getByRole('button', { name: 'Actions for ccccccc' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Preview in a browser' }));
  const preview = await dialog(/Preview mfe-storefront ccccccc/);
  const page = preview.getByRole('textbox', { name: 'Page to open' });
  await user.clear(page);
  await user.type(page, 'fresh.example');
  await user.click(preview.getByRole('button', { name: 'Make a link' }));
  expect(preview.getByText('It begins with https:// or http://.')).toBeInTheDocument();
  await user.clear(page);
  await user.type(page, 'https://fresh.example/cart?a=b');
  await user.click(preview.getByRole('button', { name: 'Make a link' }));
  expect(
    await preview.findByText('https://fresh.example/live/override?ticket=signed.ticket&to=%2Fcart%3Fa%3Db'),
  ).toBeInTheDocument();
  expect(requests.at(-1)).toMatchObject({
    ...{ path: '/overrides', body: { remote: 'mfe-storefront', build: next } },
  });
});
