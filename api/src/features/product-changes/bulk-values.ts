import { listedWith } from './product-changes.rows.service.ts';
import type { BulkOperation, ChangeValues } from './product-changes.schema.ts';
import type { ProductState, VariantState } from './product-state.ts';

const endings = { '99': 99, '95': 95, '00': 0 } as const;

/** Returns the nearest price with this ending; never less than the lowest one. */
function rounded(price: number, ending: 'none' | keyof typeof endings): number {
  if (ending === 'none') return Math.max(price, 0);
  const end = endings[ending];
  return Math.max(Math.round((price - end) / 100) * 100 + end, end || 100);
}

type PriceOperation = Extract<BulkOperation, { type: 'percent' | 'amount' }>;

function pricesAfter(
  { price, originalPrice }: Pick<VariantState, 'price' | 'originalPrice'>,
  operation: PriceOperation,
): ChangeValues | null {
  const changed =
    operation.type === 'percent'
      ? Math.round((price * (10_000 + operation.basisPoints)) / 10_000)
      : price + operation.amount;
  if (changed < 0) return null;
  const next = rounded(changed, operation.ending);
  const isOnSale = originalPrice > price;
  const staysOriginal = operation.asSale || isOnSale;
  return { price: next, originalPrice: staysOriginal ? Math.max(originalPrice, next) : next };
}

/** `wanted` is null when the operation would make a price negative. */
export type BulkRow = { variantId: string | null; wanted: ChangeValues | null };

const mostTags = 20;

/** Returns the rows that an operation makes of a product: one for each variant when it is about prices, else one. */
export function bulkRowsOf(product: ProductState, operation: BulkOperation): BulkRow[] {
  const ofProduct = (wanted: ChangeValues): BulkRow[] => [{ variantId: null, wanted }];
  switch (operation.type) {
    case 'percent':
    case 'amount':
      return product.variants.map((variant) => ({
        variantId: variant.id,
        wanted: pricesAfter(variant, operation),
      }));
    case 'endSale':
      return product.variants.map(({ id, originalPrice }) => ({
        variantId: id,
        wanted: { price: originalPrice },
      }));
    case 'category': {
      const { categoryId } = operation;
      return ofProduct({ categoryId, categoryIds: listedWith(product, categoryId) });
    }
    case 'taxClass':
      return ofProduct({ taxClassId: operation.taxClassId });
    case 'addTags':
      return ofProduct({ tags: [...new Set([...product.tags, ...operation.tags])].slice(0, mostTags) });
    case 'removeTags':
      return ofProduct({ tags: product.tags.filter((tag) => !operation.tags.includes(tag)) });
    case 'status':
      return ofProduct({ status: operation.status });
    case 'publishAt':
      return ofProduct({ publishAt: operation.at });
    case 'unpublishAt':
      return ofProduct({ unpublishAt: operation.at });
  }
}
