import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationsOf } from './testing/operations.ts';
import type { TestApp } from './testing/test-app.ts';
import { startTestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const root = join(import.meta.dirname, '../..');
const call = /lient\.(get|post|put|patch|delete)(?:<[^()]*>)?\(\s*(?:'(\/[^']*)'|`(\/[^`]*)`)/g;

/** What the pages call, as their sources write it: `PUT /notification/{}`. Their own tests answer by themselves. */
function callsOfPages(): Map<string, string> {
  const files = globSync('{mfe-*,shell}/src/**/*.{ts,tsx}', { cwd: root });
  const calls = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(call)].map(([, method = '', plain, made]) => {
        const path = (plain ?? made ?? '').replace(/\?.*/, '').replace(/\$\{[^}]*\}/g, '{}');
        return [`${method.toUpperCase()} ${path}`, file] as const;
      }),
    );
  return new Map(calls);
}

it('are all there', async () => {
  const operations = await operationsOf(test);
  const there = operations.map(({ method, path }) => `${method} ${path.replace(/^\/api/, '')}`.split('/'));
  const isThere = (name: string) => {
    const asked = name.split('/');
    return there.some(
      (path) =>
        path.length === asked.length &&
        path.every((part, at) => part === asked[at] || part.startsWith('{') || asked[at] === '{}'),
    );
  };
  const calls = callsOfPages();
  expect(calls.size).toBeGreaterThan(50);
  const missing = [...calls].filter(([name]) => !isThere(name));
  expect(missing).toEqual([]);
});
