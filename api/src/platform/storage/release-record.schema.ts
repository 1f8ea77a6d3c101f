import { z } from 'zod';

/** `mfe-storefront`, `shell`: a part of a page, as it is named in folders, addresses and compositions. */
export const partName = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
export const buildName = z.string().regex(/^[0-9a-f]{12}$/);
export const fileName = z
  .string()
  .max(120)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);
const sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** No prerelease: whether one is in a range, the semver library and the page's federation runtime disagree. */
const fullVersion = z
  .string()
  .max(40)
  .regex(/^\d+\.\d+\.\d+$/);
const moduleName = z.string().max(80);
const exportName = z.string().max(120);
const chunkFiles = z.record(z.string().max(120), z.array(fileName).max(200));

const localized = z.record(z.string().max(10), z.string().max(120));
const pagePath = z
  .string()
  .max(120)
  .regex(/^\/[A-Za-z0-9:/_-]*\*?$/);

/** A line of a page in the sidebar of a back office. */
const navigationRecord = z.object({
  area: z.string().max(40),
  group: z.string().max(40).optional(),
  icon: z.string().max(40),
  order: z.number(),
  label: localized,
  search: z.string().max(120).optional(),
  also: z.array(pagePath).max(10).optional(),
});
const renderRecord = z.object({ query: z.array(z.string().max(40)).max(40) });

/** One page of a build, as its remote's table has it (`PageEntry` of mfe-shared). */
const pageRecord = z.object({
  path: pagePath,
  /** On which kind of host it is; operators' pages are on both. */
  host: z.enum(['store', 'platform']).default('store'),
  /** Who has to be signed in, where the path does not say it. */
  login: z.enum(['platformAdmin', 'tenantAdmin', 'customer']).optional(),
  permission: z.string().max(60).optional(),
  title: localized.optional(),
  navigation: z.array(navigationRecord).max(4).optional(),
  /** What it is going to ask for beside the routes. */
  chunks: z.array(z.string().max(120)).max(20).default([]),
  /** Rendered on a server; the parameters of an address that its content depends on. */
  render: renderRecord.optional(),
  /** What search engines are told about. */
  head: z.enum(['product', 'category', 'page']).optional(),
  /** Where a store's customization has the words that name the page. */
  storeText: z.string().max(80).optional(),
});
export type PageRecord = z.infer<typeof pageRecord>;

/**
 * All that is known of a build without running it: the only definition of `release.json`. `scripts/webpack` writes it;
 * it is parsed where it comes in (an upload, a folder of builds), and trusted by its type afterwards. A new field needs
 * a default here, because builds made before it stay in use.
 */
export const releaseRecord = z.object({
  remote: partName,
  build: buildName,
  version: fullVersion,
  /** Ranges of what the page has to bring: `mfe-shared`, `react`, … */
  needs: z.record(z.string().max(80), z.string().max(80)),
  /** Versions of what it brings for the others: the shell its libraries, mfe-shared itself. */
  provides: z.record(z.string().max(80), fullVersion).default({}),
  /**
   * What its modules import of what other parts bring: `mfe-shared/forms` → `useForm` → files that do, three at most.
   * Builds from before this was recorded have none.
   */
  uses: z.record(moduleName, z.record(exportName, z.array(z.string().max(200)).max(3))).default({}),
  /** The exports of what it brings for the others, by the name they import it by. A name that is not there is unknown. */
  gives: z.record(moduleName, z.array(exportName).max(2_000)).default({}),
  /** The modules of the container; none for the shell. */
  exposes: z.array(z.string().max(80)).max(20),
  pages: z.array(pageRecord).max(300).default([]),
  /** Where a remote has its pages that every page can do without: its last build may be withdrawn. */
  paths: z
    .array(z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/))
    .max(20)
    .default([]),
  /** The file to load first. */
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
  /** Name of a chunk → every file that has to be there for it to run, its own included. */
  chunks: chunkFiles,
  /** Stylesheets the page itself has to link. */
  styles: z.array(fileName).max(20),
  /** Of builds from before their pages were in the record, as is `render`: path → chunks it asks for. */
  preload: z.record(z.string().max(120), z.array(z.string().max(120)).max(20)).default({}),
  /** The file whose module renders pages on a server; null when only browsers do. */
  server: fileName.nullable().default(null),
  /** Path of a route that is rendered there (`/search`) → the parameters of an address that the page depends on. */
  render: z.record(z.string().max(120), z.array(z.string().max(40)).max(40)).default({}),
});
export type ReleaseRecord = z.infer<typeof releaseRecord>;

/**
 * The record as a publisher sends it: a field that it does not have is refused. Stored records are read by
 * `releaseRecord`, which ignores such a field: a newer API may have written it before it was rolled back.
 */
export const uploadedRecord = z.strictObject({
  ...releaseRecord.shape,
  pages: z
    .array(
      z.strictObject({
        ...pageRecord.shape,
        navigation: z.array(navigationRecord.strict()).max(4).optional(),
        render: renderRecord.strict().optional(),
      }),
    )
    .max(300)
    .default([]),
});
