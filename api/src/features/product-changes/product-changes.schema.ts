import { z } from 'zod';
import { listQuery, listReply, money } from '../../platform/http/list.schema.ts';
import { languageCode, localizedText } from '../../platform/http/localized.schema.ts';
import {
  bundlePart,
  foodFields,
  handlingFields,
  productFilter,
  substituteIds,
  taxClassId,
  weightFields,
} from '../products/products.schema.ts';

const status = z.enum(['show', 'hide', 'draft']);
const tag = z.string().trim().min(1).max(40);
const tags = z.array(tag).max(20);
const moment = z.iso.datetime();

/** The fields of a product and its variant that changes of many can set. A missing one stays as it is. */
export const changeValues = z.strictObject({
  title: localizedText().optional(),
  brand: z.string().trim().max(80).optional(),
  categoryId: z.uuid().nullable().optional(),
  categoryIds: z.array(z.uuid()).max(21).optional(),
  tags: tags.optional(),
  status: status.optional(),
  publishAt: moment.nullable().optional(),
  unpublishAt: moment.nullable().optional(),
  externalRef: z.string().trim().min(1).max(100).nullable().optional(),
  sku: z.string().trim().min(1).max(60).optional(),
  barcode: z
    .string()
    .regex(/^\d{8}(\d{4,6})?$/)
    .nullable()
    .optional(),
  price: money.optional(),
  originalPrice: money.optional(),
  costPrice: money.nullable().optional(),
  soldBy: foodFields.soldBy.optional(),
  pricedBy: foodFields.pricedBy.optional(),
  nominalWeightG: weightFields.nominalWeightG.optional(),
  tolerancePct: weightFields.tolerancePct.optional(),
  ageLimit: handlingFields.ageLimit.optional(),
  shelfLifeDays: handlingFields.shelfLifeDays.optional(),
  aisle: handlingFields.aisle.optional(),
  taxClassId: taxClassId.optional(),
  substituteIds: substituteIds.optional(),
  /** The parts of a bundle; empty for any other product. */
  bundleOf: z.array(bundlePart).max(30).optional(),
  /** The stock on hand. The difference between before and after is moved. */
  stock: z.number().int().min(0).max(100_000_000).optional(),
});
export type ChangeValues = z.infer<typeof changeValues>;

const ending = z.enum(['none', '99', '95', '00']);

/** An operation on every chosen product. Percentages are basis points, amounts minor units. */
export const bulkOperation = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('category'), categoryId: z.uuid().nullable() }),
  z.strictObject({
    type: z.literal('percent'),
    basisPoints: z.number().int().min(-9_900).max(100_000),
    ending,
    /** The price before stays as the original one, so that the shop shows a sale. */
    asSale: z.boolean(),
  }),
  z.strictObject({
    type: z.literal('amount'),
    amount: z.number().int().min(-1_000_000_000).max(1_000_000_000),
    ending,
    asSale: z.boolean(),
  }),
  z.strictObject({ type: z.literal('endSale') }),
  z.strictObject({ type: z.literal('addTags'), tags: tags.min(1) }),
  z.strictObject({ type: z.literal('removeTags'), tags: tags.min(1) }),
  z.strictObject({ type: z.literal('taxClass'), taxClassId }),
  z.strictObject({ type: z.literal('status'), status }),
  z.strictObject({ type: z.literal('publishAt'), at: moment.nullable() }),
  z.strictObject({ type: z.literal('unpublishAt'), at: moment.nullable() }),
]);
export type BulkOperation = z.infer<typeof bulkOperation>;

/** The products that a list shows, or some of them. */
export const bulkSelection = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(1_000) }),
  z.strictObject({ filter: productFilter }),
]);
export type BulkSelection = z.infer<typeof bulkSelection>;

export const bulkChangeInput = z.strictObject({ selection: bulkSelection, operation: bulkOperation });
export type BulkChangeInput = z.infer<typeof bulkChangeInput>;

const rowValues = changeValues.omit({ title: true, categoryIds: true, bundleOf: true, substituteIds: true });

/** Rows of the sheet, or of a program: the value that was seen in each field, and its new value. */
export const changeRowsInput = z.strictObject({
  rows: z
    .array(z.strictObject({ variantId: z.uuid(), seen: rowValues, values: rowValues }))
    .min(1)
    .max(1_000),
});
export type ChangeRowsInput = z.infer<typeof changeRowsInput>;

/** The fields that a column of a file can be, in the order in which they are offered. */
export const importFields = [
  'sku',
  'externalRef',
  'title',
  'brand',
  'category',
  'tags',
  'status',
  'price',
  'originalPrice',
  'costPrice',
  'stock',
  'barcode',
  'publishAt',
  'unpublishAt',
  'soldBy',
  'pricedBy',
  'nominalWeightG',
  'tolerancePct',
  'bundleOf',
  'ageLimit',
  'shelfLifeDays',
  'aisle',
  'taxClass',
  'substituteIds',
] as const;
export const importField = z.enum(importFields);
export type ImportField = z.infer<typeof importField>;

export const importMapping = z.strictObject({
  /** The field of each column of the file, or null. */
  fields: z.array(importField.nullable()).min(1).max(60),
  decimal: z.enum(['.', ',']),
  /** Whether a row without a product makes one; else it is refused. */
  create: z.boolean(),
});
export type ImportMapping = z.infer<typeof importMapping>;

export const changeSource = z.discriminatedUnion('type', [
  ...bulkOperation.options,
  z.strictObject({ type: z.literal('edit') }),
  z.strictObject({ type: z.literal('undo') }),
  z.strictObject({
    type: z.literal('import'),
    file: z.string(),
    columns: z.array(z.string()),
    mapping: importMapping.nullable(),
  }),
]);
export type ChangeSource = z.infer<typeof changeSource>;

export const changeStatus = z.enum([
  'mapping',
  'preparing',
  'ready',
  'queued',
  'running',
  'done',
  'cancelled',
  'failed',
]);

export const productChange = z.object({
  id: z.uuid(),
  kind: z.enum(['bulk', 'import', 'edit', 'undo']),
  status: changeStatus,
  actorName: z.string(),
  source: changeSource,
  total: z.number().int(),
  applied: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  changesStock: z.boolean(),
  undoOf: z.uuid().nullable(),
  /** The change that undid this one. */
  undoneBy: z.uuid().nullable(),
  /** The moment until which it can be undone; null when it cannot. */
  undoUntil: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
});
export type ProductChange = z.infer<typeof productChange>;

export const productChangeListQuery = listQuery(['-createdAt']).omit({ q: true });
export const productChangeList = listReply(productChange);

const itemState = z.enum(['unread', 'waiting', 'applied', 'unchanged', 'refused']);

export const changeItem = z.object({
  position: z.number().int(),
  productId: z.uuid().nullable(),
  variantId: z.uuid().nullable(),
  sku: z.string(),
  title: localizedText().nullable(),
  /** The attributes of the variant, which tell it apart from the product's others. */
  label: localizedText().nullable(),
  before: changeValues.nullable(),
  after: changeValues.nullable(),
  state: itemState,
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});
export type ChangeItem = z.infer<typeof changeItem>;

export const changeItemQuery = listQuery(['position'])
  .omit({ q: true })
  .extend({ state: itemState.optional() });
export type ChangeItemQuery = z.infer<typeof changeItemQuery>;
export const changeItemList = listReply(changeItem);

export const changeRowsReply = z.object({ change: productChange, items: z.array(changeItem) });
export type ChangeRowsReply = z.infer<typeof changeRowsReply>;

export const problemFileQuery = z.strictObject({ language: languageCode.optional() });
