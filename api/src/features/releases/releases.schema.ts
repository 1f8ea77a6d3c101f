import { z } from 'zod';

/** `mfe-storefront`, `shell`: a part of a page, as it is named in folders, addresses and compositions. */
export const partName = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
export const buildName = z.string().regex(/^[0-9a-f]{12}$/);
const fileName = z
  .string()
  .max(120)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);
const sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const chunkFiles = z.record(z.string().max(120), z.array(fileName).max(200));

/**
 * All that is known of a build without running it (`release.json`). Written by the build, checked here once, believed
 * afterwards.
 */
export const releaseRecord = z.strictObject({
  remote: partName,
  build: buildName,
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  /** Ranges of what the page has to bring: `mfe-shared`, `react`, … */
  needs: z.record(z.string().max(80), z.string().max(80)),
  /** Versions of what it brings for the others: the shell its libraries, mfe-shared itself. */
  provides: z.record(z.string().max(80), z.string().max(40)).default({}),
  exposes: z.array(z.string().max(80)).max(20),
  /** Paths whose pages it brings, for a remote that the shell does not know by itself: `/reports`. */
  paths: z
    .array(z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/))
    .max(20)
    .default([]),
  entry: fileName,
  /** The variable the container puts itself into. */
  global: z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,80}$/),
  files: z
    .array(
      z.strictObject({
        path: fileName,
        size: z.number().int().min(0).max(20_000_000),
        gzip: z.number().int().min(0),
        brotli: z.number().int().min(0),
        sha384,
      }),
    )
    .max(500),
  chunks: chunkFiles,
  styles: z.array(fileName).max(20),
  preload: z.record(z.string().max(120), z.array(z.string().max(120)).max(20)),
});
export type ReleaseRecord = z.infer<typeof releaseRecord>;
