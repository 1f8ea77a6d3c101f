import { z } from 'zod';

/** `mfe-storefront`, `shell`: a part's name in folders, URLs and compositions. */
export const partName = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);
export const buildName = z.string().regex(/^[0-9a-f]{12}$/);
export const fileName = z
  .string()
  .max(120)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);
const sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
/** No prerelease versions: the semver library and the page's federation runtime disagree about their ranges. */
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

/** An entry of a page in a back office's sidebar. */
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
  /** The kind of host that has the page. Operators' pages are on both. */
  host: z.enum(['store', 'platform']).default('store'),
  /** The login type that may open the page, when the path does not say it. */
  login: z.enum(['platformAdmin', 'tenantAdmin', 'customer']).optional(),
  permission: z.string().max(60).optional(),
  title: localized.optional(),
  navigation: z.array(navigationRecord).max(4).optional(),
  /** The chunks it will request in addition to the routes. */
  chunks: z.array(z.string().max(120)).max(20).default([]),
  /** The chunks of mfe-shared that it requests besides those of every page. */
  shared: z.array(z.string().max(120)).max(20).optional(),
  /** It is rendered on the server; the query parameters that its content depends on. */
  render: renderRecord.optional(),
  /** It works without a connection: browsers keep it before it is opened. */
  offline: z.literal(true).optional(),
  /**
   * The subject of the page's data for search engines. The path of a product's page ends with its slug; that of a
   * category reads the query parameters `category`, `q` and `page`.
   */
  head: z.enum(['product', 'category', 'page']).optional(),
  /** The field of the customization with the page's title and description. */
  storeText: z.string().max(80).optional(),
});
export type PageRecord = z.infer<typeof pageRecord>;

/** `store-admin.order`: a place of a page that other remotes may fill (`Slots` of mfe-shared). */
export const slotName = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z-]*(\.[a-z][a-z-]*)+$/);
/** A slot that a build fills, as its remote's table has it (`SlotEntry` of mfe-shared). */
const slotRecord = z.object({
  slot: slotName,
  /** Its position among the fillers of this slot, unless the store has an order of its own. */
  order: z.number(),
  permission: z.string().max(60).optional(),
});
export type SlotRecord = z.infer<typeof slotRecord>;

/**
 * All that is known of a build without running it: the only definition of `release.json`. `scripts/webpack` writes
 * it. It is parsed where it comes in (an upload, a folder of builds) and trusted afterwards. A new field needs a
 * default here, because older builds stay in use.
 */
export const releaseRecord = z.object({
  remote: partName,
  build: buildName,
  version: fullVersion,
  /** The version ranges that the page has to provide: `mfe-shared`, `react`, … */
  needs: z.record(z.string().max(80), z.string().max(80)),
  /** The versions that it provides for others: the shell its libraries, mfe-shared itself. */
  provides: z.record(z.string().max(80), fullVersion).default({}),
  /**
   * The imports of its modules from other parts: `mfe-shared/forms` → `useForm` → files with the import, three at
   * most. Builds from before this field have none.
   */
  uses: z.record(moduleName, z.record(exportName, z.array(z.string().max(200)).max(3))).default({}),
  /** The exports that it provides for others, by import name. Exports of other names are unknown. */
  gives: z.record(moduleName, z.array(exportName).max(2_000)).default({}),
  /** The modules of the container; none for the shell. */
  exposes: z.array(z.string().max(80)).max(20),
  pages: z.array(pageRecord).max(300).default([]),
  /** The slots in pages of other parts that it fills. */
  slots: z.array(slotRecord).max(20).default([]),
  /** Where a remote has its pages. A page works without it, so its last build may be withdrawn. */
  paths: z
    .array(z.string().regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/))
    .max(20)
    .default([]),
  /** The first file to load. */
  entry: fileName,
  /** The global variable of the container. */
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
  /** A chunk's name → every file that it needs to run, including its own. */
  chunks: chunkFiles,
  /** Stylesheets the page itself has to link. */
  styles: z.array(fileName).max(20),
  /** Only in builds from before `pages`, as is `render`: path → the chunks it requests. */
  preload: z.record(z.string().max(120), z.array(z.string().max(120)).max(20)).default({}),
  /** The module that renders pages on the server; null when only browsers do. */
  server: fileName.nullable().default(null),
  /** The path of a rendered route (`/search`) → the query parameters that the page depends on. */
  render: z.record(z.string().max(120), z.array(z.string().max(40)).max(40)).default({}),
});
export type ReleaseRecord = z.infer<typeof releaseRecord>;

/**
 * The record as a publisher sends it. An unknown field is refused. Stored records are read by `releaseRecord`, which
 * ignores unknown fields, because a newer API may have written them before it was rolled back.
 */
export const uploadedRecord = z.strictObject({
  ...releaseRecord.shape,
  slots: z.array(slotRecord.strict()).max(20).default([]),
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
