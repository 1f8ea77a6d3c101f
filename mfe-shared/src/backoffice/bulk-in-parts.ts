import { adminClient } from '../api/admin-client';
import type { BulkOperation } from '../api/calls.types';

/** The most items of one call, as the API's `bulkInput` has it. */
const mostItems = 100;

/**
 * A bulk operation on any number of items. Up to 100 are changed all together or, when one is refused, not at all.
 * More are sent in calls of 100 one after the other, and the first refusal ends them.
 */
export async function bulkInParts<Operation extends BulkOperation>(
  operation: Operation,
  items: Parameters<typeof adminClient.bulk<Operation>>[1],
): Promise<void> {
  const all: readonly unknown[] = items;
  for (let start = 0; start < all.length; start += mostItems)
    await adminClient.bulk(operation, all.slice(start, start + mostItems) as never);
}
