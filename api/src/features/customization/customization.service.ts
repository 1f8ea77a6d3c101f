import { isDeepStrictEqual } from 'node:util';
import { and, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defaultCustomization } from './customization.defaults.ts';
import type { CustomizationRecord } from './customization.editing.schema.ts';
import { unknownPicturesIn } from './customization.pictures.service.ts';
import type { Customization } from './customization.schema.ts';
import { customizations, customizationVersions } from './customization.table.ts';
import { defaultDeliveryTimes } from './default-labels.ts';
import { withCleanTexts } from './rich-text.ts';

/** The number of versions of a store's document that can be restored. */
const keptVersions = 200;

const defaultsOf = (name: string) => defaultCustomization({ name, email: '', currency: 'USD' });

/** Reads the store's document, or the default one. */
export async function readCustomization(tx: Tx, tenantId: string, storeName: string): Promise<Customization> {
  const [row] = await tx
    .select({ body: customizations.body })
    .from(customizations)
    .where(eq(customizations.tenantId, tenantId));
  return row ? withTimes(row.body) : defaultsOf(storeName);
}

/** Documents from before ways of delivery had times have the default ones. */
const withTimes = (document: Customization): Customization => ({
  ...document,
  checkout: { ...defaultDeliveryTimes, ...document.checkout },
});

export async function writeCustomization(tx: Tx, tenantId: string, body: Customization): Promise<void> {
  await tx
    .insert(customizations)
    .values({ tenantId, body })
    .onConflictDoUpdate({ target: customizations.tenantId, set: { body } });
}

const columns = {
  id: customizations.id,
  version: customizations.version,
  updatedAt: customizations.updatedAt,
  customization: customizations.body,
};

/** Reads the document with its version, for those who edit it. */
export async function readRecord(tx: Tx, tenantId: string, storeName: string): Promise<CustomizationRecord> {
  const [row] = await tx.select(columns).from(customizations).where(eq(customizations.tenantId, tenantId));
  if (!row) return { id: tenantId, version: 0, updatedAt: null, customization: defaultsOf(storeName) };
  return {
    ...row,
    id: tenantId,
    updatedAt: row.updatedAt.toISOString(),
    customization: withTimes(row.customization),
  };
}

export type Author = { id: string; name: string };

type Save = {
  /** The version that was read; null saves over any. */
  version: number | null;
  sections: Partial<Customization>;
  author: Author;
  origin: 'save' | 'restore' | 'plan';
  storeName: string;
};

/**
 * Replaces the given sections and keeps the result as a version. Throws VERSION_CONFLICT when somebody else saved
 * first, and VALIDATION for pictures that are none of the store's.
 */
export async function saveSections(tx: Tx, tenantId: string, save: Save): Promise<CustomizationRecord> {
  const { author, origin, storeName } = save;
  await tx
    .insert(customizations)
    .values({ tenantId, body: defaultsOf(storeName), version: 0 })
    .onConflictDoNothing();
  const [before] = await tx
    .select(columns)
    .from(customizations)
    .where(eq(customizations.tenantId, tenantId))
    .for('update');
  if (!before) throw new AppError('NOT_FOUND');
  if (save.version !== null && save.version !== before.version) throw new AppError('VERSION_CONFLICT');
  const body = { ...before.customization, ...withCleanTexts(save.sections) };
  body.checkout = { ...before.customization.checkout, ...body.checkout };
  const problems = await unknownPicturesIn(tx, tenantId, before.customization, body);
  if (problems.length > 0) throw new AppError('VALIDATION', problems);
  await keepVersion(tx, tenantId, {
    number: before.version,
    body: before.customization,
    sections: [],
    origin: 'before',
    authorName: '',
  });
  const version = before.version + 1;
  await tx.update(customizations).set({ body, version }).where(eq(customizations.tenantId, tenantId));
  await keepVersion(tx, tenantId, {
    number: version,
    body,
    sections: changedSections(before.customization, body),
    origin,
    authorId: author.id,
    authorName: author.name,
  });
  await tx
    .delete(customizationVersions)
    .where(
      and(
        eq(customizationVersions.tenantId, tenantId),
        lte(customizationVersions.number, version - keptVersions),
      ),
    );
  return readRecord(tx, tenantId, storeName);
}

type Version = Omit<typeof customizationVersions.$inferInsert, 'tenantId'>;

/** Keeps a version. One that is kept already stays as it is. */
async function keepVersion(tx: Tx, tenantId: string, version: Version): Promise<void> {
  await tx
    .insert(customizationVersions)
    .values({ tenantId, ...version })
    .onConflictDoNothing({ target: [customizationVersions.tenantId, customizationVersions.number] });
}

/** Returns the changed sections. They are compared without the order of keys, as PostgreSQL returns another one. */
function changedSections(before: Customization, after: Customization): (keyof Customization)[] {
  const names = Object.keys(after) as (keyof Customization)[];
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
