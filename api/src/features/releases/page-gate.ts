import type { ErrorDetail } from '../../platform/errors/app-error.ts';
import { operatorPermissions } from '../../platform/identity/operator-permissions.ts';
import { permissions } from '../../platform/identity/permissions.ts';
import { basePaths, isOnHost, isUnder } from '../../platform/storage/page-paths.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { refusal } from './refusals.ts';

/**
 * The claims that an operator allows a part: pages below these paths, entries in these sidebars, fillers of these
 * slots.
 */
export type Grant = { paths: string[]; areas: string[]; slots: string[] };
/** The grant of each part; a part that is not in it is published by an operator, who may give it anything. */
export type Grants = ReadonlyMap<string, Grant>;

const hosts = ['store', 'platform'] as const;
const known = new Set<string>([...permissions, ...operatorPermissions]);

/**
 * Returns the claims of these builds' pages and slots that are not allowed, in the compositions that they would be part
 * of. Compositions have most builds in common, so each fault is listed once.
 */
export function pageFaults(
  compositions: ReleaseRecord[][],
  moved: ReleaseRecord[],
  grants: Grants,
): ErrorDetail[] {
  const movedParts = new Set(moved.map(({ remote }) => remote));
  const faults = [
    ...compositions.flatMap((composition) => takenPaths(composition, movedParts)),
    ...moved.flatMap((record) => [
      ...unknownPermissions(record),
      ...notGranted(record, grants.get(record.remote)),
    ]),
  ];
  return [...new Map(faults.map((fault) => [fault.message, fault])).values()];
}

/** Builds from before records held their pages name paths only, and the parts of the platform itself not even those. */
const pathsOf = ({ pages, paths }: ReleaseRecord, host: (typeof hosts)[number]) =>
  pages.length > 0 ? basePaths(pages, host) : host === 'store' ? paths : [];

/** Whether an address of the page `/product/:slug` can be under `/product` or `/product/milk`. */
function mayBeUnder(pattern: string, base: string): boolean {
  const segments = pattern.split('/');
  const any = (segment: string | undefined) => segment?.startsWith(':');
  return base === '/' || base.split('/').every((part, at) => segments[at] === part || any(segments[at]));
}

/** Checks that each page's address leads to the part that declares it. */
function takenPaths(composition: ReleaseRecord[], moved: ReadonlySet<string>): ErrorDetail[] {
  return hosts.flatMap((host) => {
    const bases = composition.flatMap((record) => pathsOf(record, host).map((base) => ({ base, record })));
    return composition.flatMap((record) =>
      record.pages
        // The last page of a part answers to what no other does.
        .filter((page) => isOnHost(page, host) && !page.path.endsWith('*'))
        .flatMap(({ path }) => {
          const fitting = bases.filter(({ base }) => mayBeUnder(path, base));
          const longest = Math.max(...fitting.map(({ base }) => base.length));
          const taker = fitting.find((one) => one.base.length === longest && one.record !== record);
          if (!taker) return [];
          if (moved.has(taker.record.remote))
            return [claimFault('pathTaken', taker.record, { path, owner: record.remote })];
          if (!moved.has(record.remote)) return [];
          return [claimFault('pathTaken', record, { path, owner: taker.record.remote })];
        }),
    );
  });
}

function unknownPermissions(record: ReleaseRecord): ErrorDetail[] {
  const claims = [
    ...record.pages,
    ...record.slots.map(({ slot, permission }) => ({ path: slot, permission })),
  ];
  return claims.flatMap(({ path, permission }) =>
    permission && !known.has(permission)
      ? [claimFault('permissionUnknown', record, { path, permission })]
      : [],
  );
}

function notGranted(record: ReleaseRecord, grant: Grant | undefined): ErrorDetail[] {
  if (!grant) return [];
  const paths = hosts
    .flatMap((host) => pathsOf(record, host))
    .filter((path) => !grant.paths.some((granted) => isUnder(path, granted)))
    .map((path) => claimFault('pathNotGranted', record, { path, granted: grant.paths.join(', ') || '–' }));
  const areas = record.pages
    .flatMap(({ navigation = [] }) => navigation)
    .filter(({ area }) => !grant.areas.includes(area))
    .map(({ area }) => claimFault('areaNotGranted', record, { area }));
  const slots = record.slots
    .filter(({ slot }) => !grant.slots.includes(slot))
    .map(({ slot }) => claimFault('slotNotGranted', record, { slot }));
  return [...paths, ...areas, ...slots];
}

const claimFault = (
  code: 'pathTaken' | 'permissionUnknown' | 'pathNotGranted' | 'areaNotGranted' | 'slotNotGranted',
  { remote, build }: ReleaseRecord,
  values: Record<string, string>,
): ErrorDetail => refusal(remote, { code, values: { remote, build, ...values } });
