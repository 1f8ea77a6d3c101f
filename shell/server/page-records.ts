import type { HostBootstrap, PageRecord, ReleaseRecord } from 'api';
import { basePaths, isUnder } from 'api/page-paths';
import { canonicalPath } from '../src/routing/areas.ts';
import { olderPages, olderPaths } from './older-records.ts';
import { patternRank } from './paths.ts';

type Places = Pick<ReleaseRecord, 'remote' | 'pages' | 'paths'>;

export type HostKind = PageRecord['host'];

const known = new WeakMap<Places, Record<HostKind, string[]>>();

/** The paths below which a build has pages on a kind of host; a path below another one is left out. */
export function pathsOf(record: Places, kind: HostKind): string[] {
  const found = known.get(record) ?? {
    store: findPaths(record, 'store'),
    platform: findPaths(record, 'platform'),
  };
  known.set(record, found);
  return found[kind];
}

function findPaths(record: Places, kind: HostKind): string[] {
  return record.pages.length === 0 ? olderPaths(record, kind) : basePaths(record.pages, kind);
}

/** The build of a path: the one with the longest matching path. */
export function ownerOf(
  parts: Record<string, ReleaseRecord>,
  path: string,
  kind: HostKind,
): ReleaseRecord | undefined {
  const wanted = canonicalPath(path, kind === 'store' ? 'tenant' : 'platform') ?? path;
  const named = Object.values(parts).flatMap((record) =>
    pathsOf(record, kind)
      .filter((base) => isUnder(wanted, base))
      .map((base) => ({ base, record })),
  );
  return named.sort((one, other) => other.base.length - one.base.length)[0]?.record;
}

/** The chunk of a page's record that has the texts of one folder in the page's language. */
export const wordsOfPage = (folder: string): string => `i18n-[language]-${folder}`;

export const inLanguage = (chunk: string, language: string): string => chunk.replace('[language]', language);

/** It tells visitors of an unknown host; no remote has it. */
const shellPage = '/tenant-not-found';

/** Whether the page there says that there is none: a public remote's last page answers to whatever no other does. */
export const isUnknownPage = (page: PageRecord | undefined, path: string): boolean =>
  page?.path === '/*' && canonicalPath(path, 'tenant') === undefined && path.replace(/\/$/, '') !== shellPage;

/**
 * Whether a browser may keep the page for reading it without a connection: its HTML is the same for everybody. Pages
 * that are not rendered on the server are personal, unless they say otherwise.
 */
export const isCachedOffline = (page: PageRecord | undefined): boolean =>
  page?.host === 'store' && (page.render !== undefined || page.offline === true);

/** Whether the page shows a section of the store's customization that the store has switched off. */
export function isSwitchedOff(
  { customization }: Pick<HostBootstrap, 'customization'>,
  page: Pick<PageRecord, 'storeText'> | undefined,
): boolean {
  const [name = ''] = page?.storeText?.split('.') ?? [];
  const section = Object.entries(customization ?? {}).find(([key]) => key === name)?.[1];
  return section !== undefined && 'status' in section && section.status === false;
}

/** A page that stands at two paths has one address: the last one. */
export const addressOf = (pages: PageRecord[], page: PageRecord): string =>
  pages.findLast(({ storeText, host }) => storeText && storeText === page.storeText && host === page.host)
    ?.path ?? page.path;

/** A plain map: remotes of other repositories build with this file, and have no library for it. */
const foundIn = new WeakMap<ReleaseRecord, Map<string, PageRecord | undefined>>();
const mostFound = 50;

/** The build's page at a path: the most specific of those that match. A page asks for its own several times. */
export function pageAt(record: ReleaseRecord | undefined, path: string): PageRecord | undefined {
  if (!record) return undefined;
  const found = foundIn.get(record) ?? new Map<string, PageRecord | undefined>();
  foundIn.set(record, found);
  if (!found.has(path)) {
    // Anybody may ask for any path.
    if (found.size >= mostFound) found.clear();
    found.set(path, findPage(record, path));
  }
  return found.get(path);
}

/** The pages of all parts. */
export const allPages = (parts: Record<string, ReleaseRecord>): PageRecord[] =>
  Object.values(parts).flatMap(pagesOf);

const pathAbout = (subject: PageRecord['head'], pages: PageRecord[]): string | undefined =>
  pages.find(({ head, host }) => head === subject && host === 'store')?.path;

/** The path of a product's page; undefined when no part has one. */
export const productPath = (pages: PageRecord[], slug: string): string | undefined =>
  pathAbout('product', pages)?.replace(/:[^/]+$/, () => slug);

/** The page that lists what is found; undefined when no part has one. */
export const listPath = (pages: PageRecord[]): string | undefined => pathAbout('category', pages);

export function categoryPath(pages: PageRecord[], slug: string): string | undefined {
  const path = listPath(pages);
  return path && `${path}?category=${encodeURIComponent(slug)}`;
}

export const pagesOf = (record: ReleaseRecord): PageRecord[] =>
  record.pages.length > 0 ? record.pages : olderPages(record);

function findPage(record: ReleaseRecord, path: string): PageRecord | undefined {
  const fitting = pagesOf(record).flatMap((page) => {
    const rank = patternRank(page.path, path);
    return rank === null ? [] : [{ page, rank }];
  });
  return fitting.sort((one, other) => (one.rank < other.rank ? 1 : -1))[0]?.page;
}
