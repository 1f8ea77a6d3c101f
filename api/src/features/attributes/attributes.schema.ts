import { z } from 'zod';
import { localizedText, requiredText } from '../../platform/http/localized.schema.ts';

const option = z.enum(['dropdown', 'radio', 'checkbox', 'swatch']);
const status = z.enum(['show', 'hide']);

/** The fields of a value in replies to staff and shoppers alike. */
export const attributeValue = z.object({
  id: z.uuid(),
  name: localizedText(),
  /** Its colour as `#rrggbb`, if it has one. */
  swatch: z.string().nullable(),
  status,
  position: z.number().int(),
});

/** An attribute as shoppers see it. */
export const catalogAttribute = z.object({
  id: z.uuid(),
  title: localizedText(),
  name: localizedText(),
  option,
  /** Back offices of the last release ask for it; it goes away with them. */
  type: z.literal('attribute'),
  /** Whether shoppers can narrow a list down by its values. */
  filterable: z.boolean(),
  status,
  values: z.array(attributeValue),
});
export type CatalogAttribute = z.infer<typeof catalogAttribute>;

const forStaff = {
  /** The number of products that use it. */
  productCount: z.number().int(),
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
};

/** An attribute in the staff's list, which is not paged: the product form needs all of them. */
export const attribute = catalogAttribute.extend(forStaff);
export type Attribute = z.infer<typeof attribute>;
export const attributeListReply = z.array(attribute);

/** One attribute, with the number of variants that use each value. */
export const attributeDetail = attribute.extend({
  values: z.array(attributeValue.extend({ variantCount: z.number().int() })),
});
export type AttributeDetail = z.infer<typeof attributeDetail>;

const valueInput = z.strictObject({
  /** Missing for a new value. */
  id: z.uuid().optional(),
  name: requiredText(),
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  status,
});

export const attributeInput = z.strictObject({
  title: requiredText(),
  name: requiredText(),
  option,
  status,
  /**
   * Whether shoppers can filter by it. When this is left out, a new attribute is no filter, and an existing one stays
   * as it was.
   */
  filterable: z.boolean().optional(),
  /** The values in the order in which they are offered. */
  values: z.array(valueInput).min(1).max(200),
});

export type AttributeInput = z.infer<typeof attributeInput>;
