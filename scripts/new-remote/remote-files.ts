import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../../api/src/languages.ts';
import type { Names } from '../new-feature/names.ts';
import { namespacesText } from '../words/namespaces.ts';
import type { Audience } from './audiences.ts';
import { audiences } from './audiences.ts';
import { slotFiles } from './slot-files.ts';

/** A typical remote, from which the common files are copied. */
const model = 'mfe-platform-admin';

/** Files of a remote with one feature of one page, below the remote's folder. */
export function remoteFiles(
  names: Names,
  audience: Audience,
  read: (file: string) => string,
  slot?: string,
): Record<string, string> {
  const { many, title } = names;
  const loginType = audiences[audience];
  const isStaff = audience === 'staff';
  const layout = inEveryLanguage('src/layout/locales', () => ({ name: title }));
  const page = inEveryLanguage('src/features/overview/locales', (language) => ({
    title,
    ...readWords(language),
  }));
  return {
    'package.json': manifest(many, read(`${model}/package.json`)),
    'tsconfig.json': read(`${model}/tsconfig.json`),
    'src/index.tsx': index(names, loginType),
    'src/pages.ts': pages,
    'src/routes.tsx': routes(names, `<${names.manyType}Layout${isStaff ? ' pages={pages}' : ''} />`),
    'src/words.ts': namespacesText(`mfe-${many}`, {
      'features/overview/locales/en.json': {},
      ...(isStaff ? {} : { 'layout/locales/en.json': {} }),
    }),
    'src/translations.ts': read(`${model}/src/translations.ts`).replace("'platform-admin'", `'${many}'`),
    [`src/layout/${many}-layout.tsx`]: isStaff ? staffLayout(names) : layoutFile(names),
    ...(isStaff ? {} : layout),
    'src/features/overview/overview.pages.ts': overviewPages(names, loginType),
    'src/features/overview/overview-page.tsx': overviewPage(names),
    'src/features/overview/overview.test.tsx': overviewTest(names, loginType),
    ...page,
    ...(slot && slotFiles(names, slot)),
  };
}

type LoginType = (typeof audiences)[Audience];

/** The words of the first page in a language. */
const readWords = (language: string): object =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'locales', `${language}.json`), 'utf8'));

/** A locale file for each language. */
const inEveryLanguage = (folder: string, words: (language: string) => object) =>
  Object.fromEntries(languageCodes.map((language) => [`${folder}/${language}.json`, json(words(language))]));

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** It shares what the others share. */
function manifest(many: string, modelText: string): string {
  const { peerDependencies } = JSON.parse(modelText) as { peerDependencies: Record<string, string> };
  return json({
    name: `mfe-${many}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    peerDependencies,
  });
}

/** Alone it has what the platform would have around it: the way to its first page, and to sign in. */
function index({ many }: Names, loginType: LoginType): string {
  const imports = [
    ...(loginType ? [`import { signInPath } from 'mfe-shared';`] : []),
    `import { startAlone } from 'mfe-shared/alone';`,
    ...(loginType ? [`import { SignInForm } from 'mfe-shared/sign-in';`] : []),
    `import { Navigate } from 'react-router-dom';`,
    `import * as remote from './routes';`,
  ];
  const others = [
    `{ path: '/', element: <Navigate to="/${many}" replace /> },`,
    ...(loginType
      ? [`{ path: signInPath('${loginType}'), element: <SignInForm loginType="${loginType}" /> },`]
      : []),
  ];
  return `${imports.join('\n')}

/** Only where this remote runs alone: pages of the platform load its routes. */
void startAlone(remote, [
  ${others.join('\n  ')}
]);
`;
}

const pages = `import type { PageEntry } from 'mfe-shared';
import { overviewPages } from './features/overview/overview.pages';

/** Everything this remote shows: its routes and what its release record says of it are made of this. */
export const pages: PageEntry[] = [...overviewPages];
`;

const routes = (
  { many, manyType }: Names,
  layout: string,
) => `import type { RemoteContext } from 'mfe-shared';
import { pageRoutes, RouteError } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { ${manyType}Layout } from './layout/${many}-layout';
import { pages } from './pages';

export { loadTranslations } from './translations';

/** The entry point of this remote. The table of pages says who may see a page. */
export function createRoutes(context: RemoteContext): RouteObject[] {
  return [
    {
      path: '/${many}',
      element: ${layout},
      errorElement: <RouteError />,
      children: pageRoutes(pages, context),
    },
  ];
}
`;

const staffLayout = ({ manyType }: Names) => `import type { PageEntry } from 'mfe-shared';
import { StaffFrame } from 'mfe-shared/backoffice';
import { Outlet } from 'react-router-dom';

/** Frame of all pages of this remote: that of the store's back office. */
export function ${manyType}Layout({ pages }: { pages: readonly PageEntry[] }) {
  return (
    <StaffFrame pages={pages}>
      <Outlet />
    </StaffFrame>
  );
}
`;

const layoutFile = ({ many, manyType }: Names) => `import { Box, Link, Stack, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';

/** Frame of all pages of this remote. */
export function ${manyType}Layout() {
  const { t } = useTranslation('${many}/layout');
  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default' }}>
      <Box component="header" sx={{ bgcolor: 'background.paper', borderBottom: '1px solid', borderColor: 'divider' }}>
        <Stack
          direction="row"
          spacing={2}
          sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 2, md: 3 }, height: 64, alignItems: 'center' }}
        >
          <Link to="/${many}" underline={false} sx={{ color: 'text.primary', flex: 1 }}>
            <Typography component="span" sx={{ fontWeight: 700 }}>
              {t('name')}
            </Typography>
          </Link>
        </Stack>
      </Box>
      <Box component="main" id="main" sx={{ maxWidth: 1120, mx: 'auto', px: { xs: 2, md: 3 }, py: 4 }}>
        <Outlet />
      </Box>
    </Box>
  );
}
`;

/** The audience of its pages, and the sidebar in which they stand. */
const places: Record<NonNullable<LoginType>, string> = {
  tenantAdmin: `login: 'tenantAdmin',
    navigation: { area: 'admin', icon: 'chart', order: 10 },`,
  platformAdmin: `host: 'platform',
    login: 'platformAdmin',
    navigation: { area: 'platform-admin', icon: 'chart', order: 200 },`,
  customer: `login: 'customer',`,
};

const overviewPages = ({ many }: Names, loginType: LoginType) => `import type { PageEntry } from 'mfe-shared';

export const overviewPages: PageEntry[] = [
  {
    path: '/${many}',
    title: '${many}/overview:title',
    ${loginType ? places[loginType] : ''}
    page: () => import(/* webpackChunkName: "overview-page" */ './overview-page').then((m) => m.OverviewPage),
  },
];
`;

const overviewPage = ({ many }: Names) => `import { Stack, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

export function OverviewPage() {
  const { t } = useTranslation('${many}/overview');
  return (
    <Stack spacing={2}>
      <Typography variant="h1">{t('title')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('text')}</Typography>
    </Stack>
  );
}
`;

const overviewTest = ({ many }: Names, loginType: LoginType) => {
  const options = loginType ? `, session: ${loginType}()` : '';
  return `import { screen${loginType ? ', waitFor' : ''} } from '@testing-library/react';
import { renderRoutes${loginType ? `, ${loginType}` : ''} } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import words from './locales/en.json';

it('/${many} opens with the overview', async () => {
  await renderRoutes(createRoutes, { path: '/${many}', translations: loadTranslations${options} });
  expect(await screen.findByRole('heading', { name: words.title })).toBeInTheDocument();
  expect(screen.getByText(words.text)).toBeInTheDocument();
});
${loginType ? strangerTest(many) : ''}`;
};

const strangerTest = (many: string) => `
it('/${many} sends a visitor who is not signed in to the sign-in page', async () => {
  const { router } = await renderRoutes(createRoutes, { path: '/${many}', translations: loadTranslations });
  await waitFor(() => expect(router.state.location.search).toBe('?redirect=%2F${many}'));
  expect(screen.queryByRole('heading', { name: words.title })).not.toBeInTheDocument();
});
`;
