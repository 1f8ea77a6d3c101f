import { askAhead } from './asked-ahead.ts';

const ok = async (path: string) => ({ status: 200, body: `"${path}"` });

it('what two pages of a route asked for is asked ahead for the third, and for no other route', async () => {
  const ahead = askAhead();
  ahead.learn('/search', new Set(['/api/categories', '/api/products?page=1']));
  expect([...(await ahead.replies('/search', ok)).keys()]).toEqual([]);
  ahead.learn('/search', new Set(['/api/products?page=2', '/api/categories']));
  expect([...(await ahead.replies('/search', ok))]).toEqual([
    ['/api/categories', { status: 200, body: '"/api/categories"' }],
  ]);
  expect((await ahead.replies('/faq', ok)).size).toBe(0);
});

it('what fails ahead is left to the page', async () => {
  const ahead = askAhead();
  for (const _ of [1, 2]) ahead.learn('/search', new Set(['/api/categories']));
  expect((await ahead.replies('/search', () => Promise.reject(new Error('away')))).size).toBe(0);
});
