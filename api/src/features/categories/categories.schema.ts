import { z } from 'zod';
import { localizedText, requiredText } from '../../platform/http/localized.schema.ts';

/** A category as shoppers see it: flat, in display order; the tree is `parentId`. */
export const catalogCategory = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: localizedText(),
  description: localizedText(2_000),
  parentId: z.uuid().nullable(),
  image: z.string().nullable(),
  /** The number of visible products in it and below it. */
  productCount: z.number().int(),
});
export type CatalogCategory = z.infer<typeof catalogCategory>;
export const catalogCategoryList = z.array(catalogCategory);

const status = z.enum(['show', 'hide']);

/** The same for staff, with hidden ones. Their list is not paged: a tree is seen and moved as a whole. */
export const category = catalogCategory.extend({
  status,
  position: z.number().int(),
  /** The number of products in it and below it, hidden ones and drafts too. */
  totalCount: z.number().int(),
  version: z.number().int(),
});
export type Category = z.infer<typeof category>;
export const categoryListReply = z.array(category);

export const categoryInput = z.strictObject({
  name: requiredText(),
  description: requiredText(2_000),
  /** Its address in the shop, unique in the store. */
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120),
  /** Null for the top of the tree. */
  parentId: z.uuid().nullable(),
  image: z
    .string()
    .regex(/^\/uploads\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.webp$/)
    .nullable(),
  status,
});

export type CategoryInput = z.infer<typeof categoryInput>;

/** Where a category goes: to a place among the children of another, counted from 0 without itself. */
export const categoryMove = z.strictObject({
  parentId: z.uuid().nullable(),
  position: z.number().int().min(0).max(10_000),
});
export type CategoryMove = z.infer<typeof categoryMove>;

/** Where the products, coupons and children of a deleted category go. Without it a category in use stays. */
export const categoryDelete = z.strictObject({ moveTo: z.uuid().optional() });
