import { screen, waitFor, within } from '@testing-library/react';
import type { HistoryEntry } from 'api';
import { categories, id, list, productDetail } from '../../testing/fixtures';
import { everything, openAdmin } from '../../testing/open-admin';

const entry = (given: Partial<HistoryEntry>): HistoryEntry => ({
  ...{ version: 3, way: 'form', by: 'Sam Staff', at: '2026-08-14T09:30:00.000Z' },
  ...{ changeId: null, changes: [], canRestore: true },
  ...given,
});
const entries = [
  entry({
    canRestore: false,
    changes: [
      { field: 'title', sku: null, before: { en: 'Banana', de: '' }, after: { en: 'Bananas', de: '' } },
      { field: 'description', sku: null, before: { en: '' }, after: { en: '<p>Sweet</p>' } },
      { field: 'categoryId', sku: null, before: null, after: id(301) },
    ],
  }),
  entry({
    ...{ version: 2, way: 'import', changeId: id(801) },
    changes: [{ field: 'price', sku: 'BANANAS', before: 249, after: 199 }],
  }),
  entry({ version: 1, way: 'created' }),
];
const handlers = {
  'GET /products/:id': productDetail({ version: 3 }),
  'GET /products/:id/versions': list(entries),
  'GET /categories': categories,
};
const path = `/admin/products/history/${id(101)}`;
const lineOf = async (text: string | RegExp) => (await screen.findByText(text)).closest('tr') as HTMLElement;

it('the history says in words what each save of a product changed', async () => {
  await openAdmin(path, handlers);
  const present = await lineOf('Present version');
  expect(present).toHaveTextContent(/Name \(English\)\s*Banana\s*becomes\s*Bananas/);
  expect(present).toHaveTextContent(/Description \(English\)\s*nothing\s*becomes\s*Sweet/);
  await waitFor(() => expect(present).toHaveTextContent(/Main category\s*nothing\s*becomes\s*Fruits/));
  expect(present).not.toHaveTextContent('Deutsch');
  const imported = await lineOf('Import');
  expect(imported).toHaveTextContent(/Price of BANANAS\s*\$2.49\s*becomes\s*\$1.99/);
  expect(await lineOf('The product was created')).toHaveTextContent('Version 1');
});

it('every field of a product and its variants has a name in the history', async () => {
  const { sku: _, variants, ...product } = productDetail();
  const { reorderPoint, ...variant } = variants[0]!;
  const notKept = new Set([
    'id',
    'version',
    'sales',
    'createdAt',
    'updatedAt',
    'label',
    'onHand',
    'allocated',
  ]);
  const localized = new Set(['title', 'description', 'ingredients', 'metaTitle', 'metaDescription']);
  const fields = [...Object.keys(product), ...Object.keys(variant)].filter((field) => !notKept.has(field));
  const changes = [...new Set(fields)].map((field) => ({
    ...{ field, sku: null, before: null },
    after: localized.has(field) ? { en: 'new' } : null,
  }));
  await openAdmin(path, {
    ...handlers,
    'GET /products/:id/versions': list([entry({ version: 2, changes })]),
  });
  const lines = within(await lineOf('Version 2')).getAllByRole('listitem');
  expect(lines).toHaveLength(changes.length);
  const labels = lines.map((line) => line.firstChild?.textContent?.replace(' (English)', ''));
  expect(labels.filter((label) => changes.some(({ field }) => field === label))).toEqual([]);
});

it('a version of a product is restored after a question, over the version that is shown', async () => {
  const page = await openAdmin(path, {
    ...handlers,
    'POST /products/:id/versions/:number/restore': productDetail({ version: 4 }),
  });
  await page.user.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restore version 1?' });
  await page.user.click(within(dialog).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Version 1 is restored')).toBeInTheDocument();
  const sent = page.requests.find(({ method }) => method === 'POST');
  expect(sent).toMatchObject({ values: { id: id(101), number: '1' }, body: { version: 3 } });
});

it('staff who may only read products see their history', async () => {
  await openAdmin(
    path,
    handlers,
    everything.filter((permission) => permission !== 'write_products'),
  );
  await lineOf('Import');
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
});
