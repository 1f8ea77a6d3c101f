import { createPrefetch } from './prefetched-replies.ts';

const ok = async (path: string) => ({ status: 200, body: `"${path}"` });

it('a reply that two pages of a route asked for is prefetched for the third, and for no other route', async () => {
  const prefetch = createPrefetch();
  prefetch.learn('/search', new Set(['/api/categories', '/api/products?page=1']));
  expect([...(await prefetch.replies('/search', ok)).keys()]).toEqual([]);
  prefetch.learn('/search', new Set(['/api/products?page=2', '/api/categories']));
  expect([...(await prefetch.replies('/search', ok))]).toEqual([
    ['/api/categories', { status: 200, body: '"/api/categories"' }],
  ]);
  expect((await prefetch.replies('/faq', ok)).size).toBe(0);
});

it('a reply that could not be prefetched is left to the page', async () => {
  const prefetch = createPrefetch();
  for (const _ of [1, 2]) prefetch.learn('/search', new Set(['/api/categories']));
  expect((await prefetch.replies('/search', () => Promise.reject(new Error('away')))).size).toBe(0);
});
