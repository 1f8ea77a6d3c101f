import type { ReleaseRecord } from 'api';
import { isUnder } from '../src/routing/areas.ts';
import type { Area } from './areas.ts';
import type { Composition, Parts } from './composition.ts';
import { fileUrl, integrityOf } from './composition.ts';
import { matchesPath } from './paths.ts';

export type Preload = {
  href: string;
  integrity: string | undefined;
  /** What runs before anything else can. */
  isBase: boolean;
};

/** The build whose pages these are: a remote that the shell does not know by itself names its paths in its record. */
function ownerOf(parts: Parts, path: string, remote: Area['remote']): ReleaseRecord {
  const named = Object.values(parts).flatMap((record) =>
    record.paths.filter((base) => isUnder(path, base)).map((base) => ({ base, record })),
  );
  const [nearest] = named.sort((one, other) => other.base.length - one.base.length);
  return nearest?.record ?? parts[remote];
}

function filesOf(
  record: ReleaseRecord,
  { base = [], rest = [] }: { base?: string[]; rest?: string[] },
): Preload[] {
  const of = (chunks: string[]) => chunks.flatMap((chunk) => record.chunks[chunk] ?? []);
  const isOfBase = new Set(base.length > 0 ? [record.entry, ...of(base)] : []);
  return [...new Set([record.entry, ...of(base), ...of(rest)])].map((file) => ({
    href: fileUrl(record, file),
    integrity: integrityOf(record, file),
    isBase: isOfBase.has(file),
  }));
}

/** Every script that this path is going to need, so that none has to be found out about by running another. */
export function preloadsFor(
  { parts, override }: Composition,
  { remote, subtype }: Area,
  path: string,
  language: string,
): Preload[] {
  const record = ownerOf(parts, path, remote);
  const page = Object.entries(record.preload).find(([pattern]) => matchesPath(pattern, path))?.[1] ?? [];
  // A page that comes rendered has its data; any other asks for it at once.
  const hasData = Object.keys(record.render).some((pattern) => matchesPath(pattern, path));
  return [
    ...filesOf(parts.shell, { base: ['bootstrap', 'react', 'framework'], rest: ['app'] }),
    ...filesOf(parts['mfe-shared'], {
      base: ['shared'],
      rest: [
        `i18n-${language}`,
        ...(hasData ? [] : ['api-client']),
        ...(subtype === 'admin' ? ['backoffice'] : []),
        ...(/\/auth\/|-profile$/.test(path) ? ['sign-in'] : []),
      ],
    }),
    ...(override?.remote === record.remote
      ? []
      : filesOf(record, { rest: ['routes', `i18n-${language}`, ...page] })),
  ];
}
