import { z } from 'zod';
import { localizedText } from '../../platform/http/localized.schema.ts';

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

/** The same for staff, with hidden ones. */
export const category = catalogCategory.extend({
  status: z.enum(['show', 'hide']),
  position: z.number().int(),
});
export type Category = z.infer<typeof category>;
export const categoryListReply = z.array(category);
