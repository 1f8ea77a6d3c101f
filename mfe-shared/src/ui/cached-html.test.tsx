import { act } from '@testing-library/react';
import { useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Bootstrap } from '../app/bootstrap';
import { shareOnServer } from '../app/share-on-server';
import { SharedProviders } from '../app/shared-providers';
import { demoBootstrap } from '../testing/demo-bootstrap';
import { Box } from './box';
import { CachedHtml } from './cached-html';

let rendered: string[] = [];

function Card({ name }: { name: string }) {
  rendered.push(name);
  return (
    <Box sx={{ color: 'rgb(1, 2, 3)' }}>
      <ul>
        <li>{name} ★</li>
      </ul>
    </Box>
  );
}

function Field() {
  rendered.push('field');
  return <input id={useId()} />;
}

const list = (
  <ul>
    {['apple', 'pear'].map((name) => (
      <CachedHtml key={name} component="li" of={[name]}>
        <Card name={name} />
      </CachedHtml>
    ))}
  </ul>
);

async function pageOf(bootstrap: Bootstrap, content = list) {
  rendered = [];
  const options = { identifierPrefix: 'page_' };
  const shared = await shareOnServer({ bootstrap, url: 'http://fresh.localhost/', ...options });
  const html = renderToString(<SharedProviders shared={shared}>{content}</SharedProviders>, options);
  return { html: shared.htmlCache?.keep(html) ?? '', rendered };
}

it('cached content of two pages is rendered for the first one, and the second has the same HTML', async () => {
  const bootstrap = demoBootstrap();
  const first = await pageOf(bootstrap);
  const second = await pageOf(bootstrap);
  expect(first.rendered).toEqual(['apple', 'pear']);
  expect(second.rendered).toEqual([]);
  expect(second.html).toBe(first.html);
  expect(second.html).not.toContain('data-cached');
});

it('cached content is rendered anew for other values, for another bootstrap, and without `of`', async () => {
  const bootstrap = demoBootstrap();
  const card = (of: unknown[] | null) => (
    <CachedHtml of={of}>
      <Card name="plum" />
    </CachedHtml>
  );
  await pageOf(bootstrap, card(['plum', 1]));
  expect((await pageOf(bootstrap, card(['plum', 2]))).rendered).toEqual(['plum']);
  expect((await pageOf(demoBootstrap(), card(['plum', 1]))).rendered).toEqual(['plum']);
  await pageOf(bootstrap, card(null));
  expect((await pageOf(bootstrap, card(null))).rendered).toEqual(['plum']);
});

it('content with an id of React is not cached, as the id belongs to its place in one page', async () => {
  const field = (
    <CachedHtml of={['field']}>
      <Field />
    </CachedHtml>
  );
  const bootstrap = demoBootstrap();
  await pageOf(bootstrap, field);
  expect((await pageOf(bootstrap, field)).rendered).toEqual(['field']);
});

it('a browser takes over cached HTML without a change', async () => {
  const bootstrap = demoBootstrap();
  await pageOf(bootstrap);
  const root = document.createElement('div');
  root.innerHTML = (await pageOf(bootstrap)).html;
  const { htmlCache: _, ...shared } = await shareOnServer({ bootstrap, url: 'http://fresh.localhost/' });
  const before = root.querySelector('li li');
  const errors: unknown[] = [];
  await act(async () =>
    hydrateRoot(root, <SharedProviders shared={shared}>{list}</SharedProviders>, {
      onRecoverableError: (error) => errors.push(error),
    }),
  );
  expect(errors).toEqual([]);
  expect(root.querySelector('li li')).toBe(before);
  expect(before?.textContent).toBe('apple ★');
});
