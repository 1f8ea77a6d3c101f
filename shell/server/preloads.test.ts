import { areaOf } from './areas.ts';
import type { Composition, Parts } from './composition.ts';
import { preloadsFor } from './preloads.ts';
import { buildOf, makeRecord, testParts } from './testing/builds.ts';

const sharedChunks = ['shared', 'api-client', 'backoffice', 'sign-in'];
const chunks = Object.fromEntries(sharedChunks.map((name) => [name, [`${name}.js`]]));
const signIn = { shared: ['sign-in'] };
const pages = [
  { path: '/admin/products' },
  { path: '/admin/auth/login', ...signIn },
  { path: '/admin/me', ...signIn },
  // As builds from before `shared` have them.
  { path: '/admin/auth/logout' },
  { path: '/admin/edit-profile' },
].map((page) => ({ ...page, host: 'store' as const, chunks: [] }));
const parts = Object.fromEntries(
  testParts.map((name) => [
    name,
    makeRecord(name, buildOf('b'), {
      ...(name === 'mfe-shared' && { chunks }),
      ...(name === 'mfe-store-admin' && { pages }),
    }),
  ]),
) as unknown as Parts;
const composition = { id: '', parts, fallback: {} } as Composition;

it.each([
  ['a list, which asks for its data at once,', '/admin/products', ['shared', 'api-client', 'backoffice']],
  [
    'a sign-in page, which can be used without data,',
    '/admin/auth/login',
    ['shared', 'backoffice', 'sign-in'],
  ],
  [
    'a profile, which has the forms of sign-in and data,',
    '/admin/me',
    ['shared', 'api-client', 'backoffice', 'sign-in'],
  ],
  ['a sign-in page of an older build', '/admin/auth/logout', ['shared', 'backoffice', 'sign-in']],
  ['a profile of an older build', '/admin/edit-profile', ['shared', 'api-client', 'backoffice', 'sign-in']],
])('%s preloads what it needs of mfe-shared', (_, path, expected) => {
  const hrefs = preloadsFor(composition, areaOf(path, 'tenant'), path, 'en').map(({ href }) => href);
  const ofShared = hrefs.flatMap((href) => /mfe-shared\/\w+\/([\w-]+)\.js$/.exec(href)?.[1] ?? []);
  expect(ofShared.filter((name) => name !== 'entry')).toEqual(expected);
});
