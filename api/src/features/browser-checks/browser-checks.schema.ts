import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { deployTokenHash } from '../../platform/identity/deploy-token-hash.ts';
import type { ReleaseRecord } from '../../platform/storage/release-record.schema.ts';
import { buildName, partName } from '../../platform/storage/release-record.schema.ts';

/** A build whose pages were opened in a browser, and worked. A check that failed is not sent. */
export const browserCheck = z.strictObject({
  remote: partName,
  build: buildName,
  /** Part → build, of the others in these pages. */
  beside: z.record(partName, buildName).refine((parts) => Object.keys(parts).length <= 100),
  pages: z.number().int().min(1).max(1_000),
  /** Its name and version. */
  browser: z.string().min(1).max(100),
  at: z.iso.datetime(),
  ms: z.number().int().nonnegative().max(3_600_000),
});
export type BrowserCheck = z.infer<typeof browserCheck>;

/** A check with the signature of a deploy token of the part. */
export const signedCheck = z.strictObject({ ...browserCheck.shape, signature: z.string().max(100) });
export type SignedCheck = z.infer<typeof signedCheck>;

/** Fields in a fixed order, so that equal checks are equal texts. */
const textOf = ({ remote, build, beside, pages, browser, at, ms }: BrowserCheck) =>
  JSON.stringify([
    'larder browser check',
    remote,
    build,
    Object.entries(beside).sort(),
    pages,
    browser,
    at,
    ms,
  ]);

/** Returns the signature of a check. Its key is the token's hash, because the platform does not have the token. */
const signatureOf = (check: BrowserCheck, hash: string) =>
  createHmac('sha256', hash).update(textOf(check)).digest('base64url');

export const signCheck = (check: BrowserCheck, token: string): SignedCheck => ({
  ...check,
  signature: signatureOf(check, deployTokenHash(token)),
});

export function isSignedWith(check: SignedCheck, hash: string): boolean {
  const given = Buffer.from(check.signature);
  const own = Buffer.from(signatureOf(check, hash));
  return given.length === own.length && timingSafeEqual(given, own);
}

/** The addresses of a build's pages that need no data: those without a parameter. */
export const openablePaths = (
  { pages }: Pick<ReleaseRecord, 'pages'>,
  host: 'store' | 'platform',
): string[] => pages.filter((page) => page.host === host && !/[:*]/.test(page.path)).map(({ path }) => path);

/** Whether a build has pages to open: shell and mfe-shared have none of their own. */
export const isOpenable = (record: Pick<ReleaseRecord, 'pages'>): boolean =>
  openablePaths(record, 'store').length + openablePaths(record, 'platform').length > 0;
