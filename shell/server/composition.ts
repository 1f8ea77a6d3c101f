import type { ReleaseRecord } from 'api';
import type { Override, Composition as PageComposition, RemoteRelease } from '../src/page/composition.ts';
import type { Area } from './areas.ts';
import { pathsOf } from './page-records.ts';

/** The parts that every page has. The shell comes first; the remotes need mfe-shared. */
export const partNames = [
  'shell',
  'mfe-shared',
  'mfe-storefront',
  'mfe-store-admin',
  'mfe-platform-admin',
] as const;
export type PartName = (typeof partNames)[number];

/** Part → its build. Remotes that the shell does not know by itself may be among them. */
export type Parts = Record<PartName, ReleaseRecord> & { [part: string]: ReleaseRecord };

/** One immutable set of builds: what a page is made of, and what it goes back to part by part. */
export type Composition = {
  id: string;
  parts: Parts;
  fallback: Record<string, ReleaseRecord>;
  /** A page that has one is for one visitor: neither rendered here nor cached. */
  override?: Override;
};

/** Address of a file of a build; it never changes its content. */
export const fileUrl = (record: ReleaseRecord, file: string): string =>
  `/mfe/${record.remote}/${record.build}/${file}`;

export const integrityOf = (record: ReleaseRecord, file: string): string | undefined =>
  record.files.find(({ path }) => path === file)?.sha384;

/** The parts that every page has in their order, then the others by name. */
export function compositionId(parts: Record<string, ReleaseRecord>): string {
  const others = Object.keys(parts)
    .filter((name) => !partNames.some((known) => known === name))
    .sort();
  return [...partNames, ...others].map((name) => (parts[name]?.build ?? '').slice(0, 6)).join('-');
}

/** What the shell's script needs to know of a build, without the file lists. */
function releaseForPage(record: ReleaseRecord): RemoteRelease {
  return {
    build: record.build,
    version: record.version,
    needs: record.needs,
    entry: fileUrl(record, record.entry),
    global: record.global,
    integrity: integrityOf(record, record.entry),
  };
}

/** Who has to be signed in, where a path does not say it. */
function loginsOf({ pages }: ReleaseRecord): RemoteRelease['logins'] {
  return Object.fromEntries(pages.flatMap(({ path, login }) => (login ? [[path, login]] : [])));
}

/** Only back offices have sidebars. */
function navigationOf(
  { pages }: ReleaseRecord,
  { hasSidebar }: { hasSidebar: boolean },
): RemoteRelease['navigation'] {
  if (!hasSidebar) return [];
  return pages.flatMap(({ path, permission, navigation = [] }) =>
    navigation.map((entry) => ({ ...entry, path, ...(permission && { permission }) })),
  );
}

/** As far as the pages of one kind of host need it. */
export function compositionForPage(
  { id, parts, fallback, override }: Composition,
  area: Pick<Area, 'host'> & { hasSidebar: boolean },
): PageComposition {
  const remotes = Object.entries(parts)
    .filter(([name]) => name !== 'shell')
    .map(([name, record]) => {
      const last = fallback[name];
      return [
        name,
        {
          ...releaseForPage(record),
          paths: pathsOf(record, area.host),
          logins: loginsOf(record),
          navigation: navigationOf(record, area),
          ...(last && { fallback: releaseForPage(last) }),
        },
      ] as const;
    });
  const page = { id, shell: parts.shell.build, remotes: Object.fromEntries(remotes) };
  return { ...page, ...(override && { override }) };
}
