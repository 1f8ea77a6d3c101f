import { z } from 'zod';
import { importField, importMapping, productChange } from '../product-changes/product-changes.schema.ts';

/** An uploaded file: its change, its first rows, and what its columns seem to be. */
export const productImport = z.object({
  change: productChange,
  columns: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  mapping: importMapping,
  /** The fields that a column can be, without those that the reader may not set. */
  fields: z.array(importField),
});
export type ProductImport = z.infer<typeof productImport>;

export const importMappingInput = importMapping;
