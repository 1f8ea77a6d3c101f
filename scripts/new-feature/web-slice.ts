import type { Names } from './names.ts';
import { capital } from './names.ts';
import type { Slice } from './slice.ts';

/** How the remotes differ: whose client they use, where they live, and who is signed in there. */
const remotes = {
  storefront: { client: 'api', at: '', person: undefined },
  'store-admin': { client: 'adminClient', at: '/admin', person: 'tenantAdmin' },
  'platform-admin': { client: 'adminClient', at: '/platform-admin', person: 'platformAdmin' },
} as const;

export type Remote = keyof typeof remotes;

export const remoteNames = Object.keys(remotes) as Remote[];

/** A feature of a remote with one page, which lists what the API's feature of the same name has. */
export function webSlice(remote: Remote, names: Names): Slice {
  const { many, one, manyVariable } = names;
  const words = JSON.stringify({ title: names.title, empty: `No ${many.replaceAll('-', ' ')} yet` }, null, 2);
  return {
    folder: `mfe-${remote}/src/features/${many}`,
    files: {
      [`${many}.pages.ts`]: pages(remote, names),
      [`${many}.queries.ts`]: queries(remote, names),
      [`${one}-list-page.tsx`]: page(remote, names),
      [`${many}.test.tsx`]: test(remote, names),
      'locales/en.json': `${words}\n`,
      'locales/de.json': `${words}\n`,
      'locales/fr.json': `${words}\n`,
    },
    steps: [
      `when the API has none of this name yet: npm run new-feature -- api ${many}`,
      `name ${manyVariable}Pages in mfe-${remote}/src/pages.ts`,
      `say in ${many}.pages.ts which permission it needs, and its place in the navigation`,
      `translate locales/de.json and locales/fr.json`,
    ],
  };
}

const pages = (
  remote: Remote,
  { many, one, manyVariable, oneVariable, oneType }: Names,
) => `import type { PageEntry } from 'mfe-shared';
import { ${oneVariable}ListOptions } from './${many}.queries';

export const ${manyVariable}Pages: PageEntry[] = [
  {
    path: '${remotes[remote].at}/${many}',
    title: '${remote}/${many}:title',
    page: () =>
      import(/* webpackChunkName: "${one}-list-page" */ './${one}-list-page').then((m) => m.${oneType}ListPage),
    load: ({ queryClient, tenantId }) => void queryClient.prefetchQuery(${oneVariable}ListOptions(tenantId)),
  },
];
`;

const queries = (remote: Remote, { many, oneVariable }: Names) => {
  const { client } = remotes[remote];
  return `import { queryOptions } from '@tanstack/react-query';
import { ${client} } from 'mfe-shared';

export const ${oneVariable}ListOptions = (tenantId: string) =>
  queryOptions({
    queryKey: ['tenants', tenantId, '${many}'],
    queryFn: ({ signal }) => ${client}.get('/${many}', { signal }),
  });
`;
};

const page = (
  remote: Remote,
  { many, oneVariable, oneType }: Names,
) => `import { useSuspenseQuery } from '@tanstack/react-query';
import { Stack, Typography, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { ${oneVariable}ListOptions } from './${many}.queries';

export function ${oneType}ListPage() {
  const { t } = useTranslation('${remote}/${many}');
  const tenant = useTenant();
  const { data } = useSuspenseQuery(${oneVariable}ListOptions(tenant.id ?? ''));

  return (
    <Stack spacing={2}>
      <Typography variant="h1">{t('title')}</Typography>
      {data.items.length === 0 && <Typography>{t('empty')}</Typography>}
      {data.items.map(({ id, name }) => (
        <Typography key={id}>{name}</Typography>
      ))}
    </Stack>
  );
}
`;

const test = (remote: Remote, { many, manyVariable, title }: Names) => {
  const { at, person } = remotes[remote];
  const imports = ['renderRoutes', ...(person ? [person] : [])].sort().join(', ');
  const options = [
    `path: '${at}/${many}'`,
    `handlers: { 'GET /${many}': { items, totalDoc: items.length, page: 1, pages: 1 } }`,
    `translations: async () => ({ '${remote}/${many}': words })`,
    ...(person ? [`session: ${person}()`] : []),
    ...(remote === 'platform-admin' ? [`host: 'platform'`] : []),
  ];
  return `import { screen } from '@testing-library/react';
import { pageRoutes } from 'mfe-shared';
import { ${imports} } from 'mfe-shared/testing';
import words from './locales/en.json';
import { ${manyVariable}Pages } from './${many}.pages';

const show = (items: { id: string; name: string }[]) =>
  renderRoutes((context) => pageRoutes(${manyVariable}Pages, context), {
    ${options.join(',\n    ')},
  });

it('lists what there is', async () => {
  await show([{ id: '1', name: '${capital(many)}, first' }]);
  expect(await screen.findByRole('heading', { name: '${title}' })).toBeInTheDocument();
  expect(screen.getByText('${capital(many)}, first')).toBeInTheDocument();
});

it('says so when there is nothing', async () => {
  await show([]);
  expect(await screen.findByText(words.empty)).toBeInTheDocument();
});
`;
};
