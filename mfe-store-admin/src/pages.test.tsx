import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { screen } from '@testing-library/react';
import { act } from 'react';
import { pages } from './pages';
import { list } from './testing/fixtures';
import { everything, openAdmin } from './testing/open-admin';

const tablesOf = async (file: string) =>
  Object.values((await import(join(__dirname, file))) as Record<string, typeof pages>).flat();

it('every page of a feature whose texts come with its pages names them', async () => {
  const byFeature = new Map<string, { path: string; words: string }[]>();
  for (const file of globSync('features/*/*.pages.ts', { cwd: __dirname })) {
    const entries = (await tablesOf(file)).map(({ path, words = [] }) => ({ path, words: words.join() }));
    byFeature.set(basename(dirname(file)), entries);
  }
  expect(byFeature.size).toBeGreaterThan(30);
  for (const [feature, entries] of byFeature) {
    if (entries.every(({ words }) => words === '')) continue;
    for (const { path, words } of entries) expect([path, words]).toEqual([path, `store-admin/${feature}`]);
  }
});

it('sidebar and command palette name no text that comes with another page', () => {
  const ofPages = new Set<string>(pages.flatMap(({ words }) => words ?? []));
  const labels = pages.flatMap(({ title, command, navigation }) => [
    ...(command ? [command] : []),
    ...[navigation ?? []].flat().map(({ label = title }) => label ?? ''),
  ]);
  expect(labels.length).toBeGreaterThan(30);
  expect(labels.filter((label) => ofPages.has(label.split(':')[0] ?? ''))).toEqual([]);
});

it('a page’s own texts follow the language', async () => {
  const page = await openAdmin(
    '/admin/webhooks',
    { 'GET /webhooks': list([]), 'GET /webhooks/events': { events: [] } },
    [...everything, 'write_integrations'],
  );
  expect(await screen.findByPlaceholderText('Search by name or address')).toBeInTheDocument();
  await act(() => page.shared.changeLanguage('de'));
  expect(screen.getByPlaceholderText('Nach Name oder Adresse suchen')).toBeInTheDocument();
});
