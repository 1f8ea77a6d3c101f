import { z } from 'zod';

export const audiences = ['operators', 'owner'] as const;
/** The readers of an archive. The audit log names operators, so an owner's archive leaves it out. */
export type Audience = (typeof audiences)[number];

const name = z.string().regex(/^[a-z][a-z0-9_]{0,62}$/);

/** The last file of an archive: its list of contents, and of tables that are left out. */
export const manifest = z.strictObject({
  format: z.literal('larder-archive'),
  version: z.literal(1),
  /** The number of the newest migration of the database that it comes from. */
  schema: z.int().min(0).max(100_000),
  exportedAt: z.iso.datetime(),
  audience: z.enum(audiences),
  store: z.strictObject({
    id: z.uuid(),
    slug: z.string().max(63),
    name: z.string().max(80),
    ownerEmail: z.email().max(254),
    /** Whether its owner has not opened it to shoppers yet. */
    isPreparing: z.boolean().optional(),
  }),
  tables: z
    .array(
      z.strictObject({
        name,
        columns: z.array(name).min(1).max(200),
        rows: z.int().min(0),
        /** The hash of the table's file. */
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
      }),
    )
    .max(500),
  pictures: z.strictObject({ files: z.int().min(0), bytes: z.int().min(0) }),
  /** The tables that are left out, with the reason of each. */
  leftOut: z.record(name, z.string().max(300)),
});
export type Manifest = z.infer<typeof manifest>;

export const manifestFile = 'manifest.json';
export const tableFile = (table: string): string => `tables/${table}.ndjson`;
export const pictureFile = (id: string): string => `pictures/${id}.webp`;
