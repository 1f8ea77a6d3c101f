import type { ReleaseRecord } from 'api';
import type { Override, Composition as PageComposition, RemoteRelease } from '../src/page/composition.ts';
import type { Area } from './areas.ts';
import { pathsOf } from './page-records.ts';

/** The parts of every page. The other parts are remotes, which describe themselves in their release records. */
export const requiredParts = ['shell', 'mfe-shared'] as const;

/** Part → its build. */
export type Parts = Record<(typeof requiredParts)[number], ReleaseRecord> & { [part: string]: ReleaseRecord };

/** An immutable set of builds for a page, with the fallback of each part. */
export type Composition = {
  id: string;
  parts: Parts;
  fallback: Record<string, ReleaseRecord>;
  /** Whether a team has released one of the builds, so that this machine was not the first to run it. */
  isReleased?: boolean;
  /** A page with an override is for one visitor: it is neither rendered on the server nor cached. */
  overrides?: Override[];
};

/** The URL of a build's file, whose content never changes. */
export const fileUrl = (record: ReleaseRecord, file: string): string =>
  `/mfe/${record.remote}/${record.build}/${file}`;

export const integrityOf = (record: ReleaseRecord, file: string): string | undefined =>
  record.files.find(({ path }) => path === file)?.sha384;

/** The required parts in their order, then the others by name. */
export function compositionId(parts: Record<string, ReleaseRecord>): string {
  const others = Object.keys(parts)
    .filter((name) => !requiredParts.some((known) => known === name))
    .sort();
  return [...requiredParts, ...others].map((name) => (parts[name]?.build ?? '').slice(0, 6)).join('-');
}

/** The data about a build that the shell's script needs, without the list of files. */
function releaseForPage(record: ReleaseRecord): RemoteRelease {
  return {
    build: record.build,
    version: record.version,
    needs: record.needs,
    entry: fileUrl(record, record.entry),
    global: record.global,
    integrity: integrityOf(record, record.entry),
    ...(record.slots.length > 0 && { slots: record.slots }),
  };
}

/** The login type of paths that do not say it themselves. */
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

/** Reduced to the pages of one kind of host. */
export function compositionForPage(
  { id, parts, fallback, overrides, isReleased }: Composition,
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
  return { ...page, ...(isReleased && { isReleased }), ...(overrides && { overrides }) };
}
