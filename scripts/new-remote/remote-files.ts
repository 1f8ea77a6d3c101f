import type { Names } from '../new-feature/names.ts';

/** A remote that every other is like: what is the same in all is taken from it. */
const model = 'mfe-platform-admin';

/** Files of a remote with one feature of one page, below the remote's folder. */
export function remoteFiles(names: Names, read: (file: string) => string): Record<string, string> {
  const { many, title } = names;
  const layoutWords = json({ name: title });
  const pageWords = json({ title, text: 'Nothing here yet.' });
  const layout = Object.fromEntries(languages.map((one) => [`src/layout/locales/${one}.json`, layoutWords]));
  const page = Object.fromEntries(
    languages.map((one) => [`src/features/overview/locales/${one}.json`, pageWords]),
  );
  return {
    'package.json': manifest(many, read(`${model}/package.json`)),
    'tsconfig.json': read(`${model}/tsconfig.json`),
    'src/index.ts': read(`${model}/src/index.ts`),
    'src/bootstrap.tsx': read(`${model}/src/bootstrap.tsx`),
    'src/routes.tsx': routes(names),
    [`src/layout/${many}-layout.tsx`]: layoutFile(names),
    ...layout,
    'src/features/overview/overview.routes.tsx': overviewRoutes(),
    'src/features/overview/overview-page.tsx': overviewPage(names),
    'src/features/overview/overview.test.tsx': overviewTest(names),
    ...page,
  };
}

const languages = ['en', 'de', 'fr'];

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
    larder: { paths: [`/${many}`], preload: { [`/${many}`]: ['overview-page'] } },
  });
}

const routes = ({
  many,
  manyType,
}: Names) => `import type { Language, RemoteContext, TranslationResources } from 'mfe-shared';
import { RouteError } from 'mfe-shared';
import type { RouteObject } from 'react-router-dom';
import { overviewRoutes } from './features/overview/overview.routes';
import { ${manyType}Layout } from './layout/${many}-layout';

/** The door of this remote. */
export function createRoutes(_context: RemoteContext): RouteObject[] {
  return [
    {
      path: '/${many}',
      element: <${manyType}Layout />,
      errorElement: <RouteError />,
      children: overviewRoutes(),
    },
  ];
}

/** All words of this remote in one language, one file a language. */
export async function loadTranslations(language: Language): Promise<TranslationResources> {
  const [layout, overview] = await Promise.all([
    import(/* webpackChunkName: "i18n-[request]" */ \`./layout/locales/\${language}.json\`),
    import(/* webpackChunkName: "i18n-[request]" */ \`./features/overview/locales/\${language}.json\`),
  ]);
  return { '${many}/layout': layout.default, '${many}/overview': overview.default };
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

const overviewRoutes = () => `import type { RouteObject } from 'react-router-dom';

export function overviewRoutes(): RouteObject[] {
  return [
    {
      index: true,
      lazy: () =>
        import(/* webpackChunkName: "overview-page" */ './overview-page').then((module) => ({
          Component: module.OverviewPage,
        })),
    },
  ];
}
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

const overviewTest = ({ many }: Names) => `import { screen } from '@testing-library/react';
import { renderRoutes } from 'mfe-shared/testing';
import { createRoutes, loadTranslations } from '../../routes';
import words from './locales/en.json';

it('is what /${many} opens with', async () => {
  await renderRoutes(createRoutes, { path: '/${many}', translations: loadTranslations });
  expect(await screen.findByRole('heading', { name: words.title })).toBeInTheDocument();
  expect(screen.getByText(words.text)).toBeInTheDocument();
});
`;
