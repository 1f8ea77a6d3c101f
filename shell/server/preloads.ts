import type { ReleaseRecord } from 'api';
import { loginOf } from 'api/page-paths';
import type { Area } from './areas.ts';
import type { Composition } from './composition.ts';
import { fileUrl, integrityOf } from './composition.ts';
import { olderShared } from './older-records.ts';
import { inLanguage, ownerOf, pageAt } from './page-records.ts';

export type Preload = {
  href: string;
  integrity: string | undefined;
  /** The scripts that run before all others. */
  isBase: boolean;
};

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

/**
 * Every script that this path needs, so that none is found only by running another. The frame of a back office is a
 * chunk of its own in a remote that has public pages as well.
 */
export function preloadsFor(
  { parts, overrides = [] }: Composition,
  { host, subtype }: Area,
  path: string,
  language: string,
): Preload[] {
  const record = ownerOf(parts, path, host);
  const page = pageAt(record, path);
  const shared = page?.shared ?? olderShared(path);
  const isSignIn = shared.includes('sign-in') && (page?.login ?? loginOf(path)) === undefined;
  // A rendered page has its data, and one to sign in can be used without any; others request theirs at once.
  const asksAtOnce = page?.render === undefined && !isSignIn;
  return [
    ...filesOf(parts.shell, { base: ['bootstrap', 'react', 'framework'], rest: ['app'] }),
    ...filesOf(parts['mfe-shared'], {
      base: ['shared'],
      rest: [
        `i18n-${language}`,
        ...(asksAtOnce ? ['api-client'] : []),
        ...(subtype === 'admin' ? ['backoffice'] : []),
        ...shared,
      ],
    }),
    ...(!record || overrides.some((one) => 'origin' in one && one.remote === record.remote)
      ? []
      : filesOf(record, {
          rest: [
            'routes',
            ...(subtype === 'admin' ? ['frame'] : []),
            `i18n-${language}`,
            ...(page?.chunks ?? []).map((chunk) => inLanguage(chunk, language)),
          ],
        })),
  ];
}
