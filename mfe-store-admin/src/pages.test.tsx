import { screen } from '@testing-library/react';
import { pagesWithoutWords } from 'mfe-shared/testing';
import { act } from 'react';
import { pages } from './pages';
import { list } from './testing/fixtures';
import { everything, openAdmin } from './testing/open-admin';

it('every page whose texts are loaded with it lists their namespaces in `words`', async () => {
  expect(pages.filter(({ words }) => words).length).toBeGreaterThan(60);
  expect(await pagesWithoutWords(__dirname, 'store-admin')).toEqual([]);
});

it('the command palette names no text that comes with a page', () => {
  const ofPages = new Set<string>(pages.flatMap(({ words }) => words ?? []));
  const labels = pages.flatMap(({ command }) => command ?? []);
  expect(labels.length).toBeGreaterThan(5);
  expect(labels.filter((label) => ofPages.has(label.split(':')[0] ?? ''))).toEqual([]);
});

it('no two entries of the sidebar have the same icon, which is all that the rail shows', () => {
  const icons = pages
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ area }) => area === 'admin')
    .map(({ icon }) => icon);
  expect(icons.length).toBeGreaterThan(20);
  expect(icons.filter((icon, index) => icons.indexOf(icon) < index)).toEqual([]);
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
