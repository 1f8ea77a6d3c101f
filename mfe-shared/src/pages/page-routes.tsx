import type { Permission } from 'api';
import type { ComponentType, ReactNode } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { Navigate } from 'react-router-dom';
import type { RemoteContext } from '../app/remote.types';
import { RouteError } from '../app/route-error';
import type { PageWordsLoader, TranslationLoader } from '../i18n/create-i18n';
import { addToPage } from '../i18n/page-translations';
import type { WordNamespace } from '../i18n/word-key';
import { authorize, hasPermission } from '../session/authorize';
import { RequireSession } from '../session/require-session';
import { session } from '../session/session';
import { useSession } from '../session/use-session';
import { completeCustomization } from '../settings/settings.queries';
import { PageSkeleton } from '../ui/page-skeleton';
import { loginOfPath } from './login-of-path';
import type { PageEntry } from './page-entry.types';
import { PageTitle } from './page-title';

/** The routes of a remote's pages, each with its guard, title, loader and error screen. */
export function pageRoutes(pages: readonly PageEntry[], context: RemoteContext): RouteObject[] {
  return pages.map((page): RouteObject => {
    const route = {
      path: page.path,
      errorElement: <RouteError />,
      HydrateFallback: PageSkeleton,
      handle: {
        title: page.title,
        write: page.write,
        addWords: (words) => addPageWords(words, context),
      } satisfies PageHandle,
      lazy: async () => {
        const [Page] = await Promise.all([
          page.page(),
          addPageWords(page.words, context),
          fetchStoreTexts(page, context),
        ]);
        return { Component: guarded(page, pages, Page) };
      },
      ...(page.load && { loader: loaderOf(page, page.load, context) }),
    };
    return page.children ? { ...route, children: pageRoutes(page.children, context) } : route;
  });
}

async function addPageWords(
  words: readonly WordNamespace[] = [],
  { loadPageWords: load, addWords = addToPage }: RemoteContext,
): Promise<void> {
  // A namespace is its own owner: two pages with the same one, or two builds of a remote, add it once.
  if (load) await Promise.all(words.map((name) => addWords(wordsLoader(load, name), name)));
}

async function fetchStoreTexts({ storeText }: PageEntry, context: RemoteContext): Promise<void> {
  if (storeText) await completeCustomization(context.queryClient, context.tenantId, storeText);
}

const wordsLoaders = new WeakMap<PageWordsLoader, Map<WordNamespace, TranslationLoader>>();

/** The same function each time: a server, which renders a page again and again, adds the texts of each once. */
function wordsLoader(load: PageWordsLoader, name: WordNamespace): TranslationLoader {
  const ofRemote = wordsLoaders.get(load) ?? new Map<WordNamespace, TranslationLoader>();
  wordsLoaders.set(load, ofRemote);
  const loader = ofRemote.get(name) ?? ((language) => load(language, [name]));
  ofRemote.set(name, loader);
  return loader;
}

/** The data of a page's route for what is rendered in it and around it. */
export type PageHandle = Partial<Pick<PageEntry, 'title' | 'write'>> & {
  /** Loads texts that come with other pages of the remote. */
  addWords?: (namespaces: readonly WordNamespace[]) => Promise<void>;
};

/** A page whose data takes longer begins with its skeleton. */
const skeletonDelayMs = 200;

/**
 * Starts the page's requests before the page is drawn. The page that is left stays on the screen for a moment, because
 * the data mostly arrives by then. A skeleton would stay for 300 ms at least: React reveals nothing sooner after one.
 */
function loaderOf(page: PageEntry, load: NonNullable<PageEntry['load']>, context: RemoteContext) {
  const may = (permission: Permission) => hasPermission(session.getState(), permission);
  const loader: LoaderFunction = async (args) => {
    // A refused request would redirect the browser before the page can show its own message.
    if (!maySee(page, context.tenantId)) return null;
    const data: unknown = load({ ...context, may }, args);
    if (data instanceof Promise && leavesPage(args.request))
      await Promise.race([data, pause(skeletonDelayMs)]);
    return null;
  };
  return loader;
}

/** A filter of the present page shows at once that it is set. */
const leavesPage = ({ url }: Request): boolean =>
  typeof document !== 'undefined' && new URL(url).pathname !== location.pathname;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function maySee({ path, login = loginOfPath(path), permission }: PageEntry, tenantId: string): boolean {
  if (!login) return true;
  return authorize(session.getState(), { loginType: login, permission, tenantId }) === 'allowed';
}

function guarded(page: PageEntry, pages: readonly PageEntry[], Page: ComponentType): ComponentType {
  const { path, login = loginOfPath(path), permission, otherwise, title } = page;
  return function GuardedPage() {
    const content = (
      <>
        {title ? <PageTitle text={title} suffixed={!login || login === 'customer'} /> : null}
        <Page />
      </>
    );
    if (!login) return content;
    const checked = (
      <RequireSession loginType={login} permission={permission}>
        {content}
      </RequireSession>
    );
    if (!permission || !otherwise) return checked;
    return (
      <Otherwise permission={permission} paths={otherwise} pages={pages}>
        {checked}
      </Otherwise>
    );
  };
}

type OtherwiseProps = {
  permission: Permission;
  paths: readonly string[];
  pages: readonly PageEntry[];
  children: ReactNode;
};

/** Redirects a person without the permission to the first of the other pages that they may see. */
function Otherwise({ permission, paths, pages, children }: OtherwiseProps) {
  const permissions = useSession((state) => state.tenantContext?.permissions) ?? [];
  if (permissions.includes(permission)) return children;
  const entrance = paths.find((path) =>
    pages.some((page) => page.path === path && page.permission && permissions.includes(page.permission)),
  );
  return entrance ? <Navigate to={entrance} replace /> : children;
}
