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
  // `slice` returns an array of anything as long as the operation is not known.
  const part = (start: number) => items.slice(start, start + mostItems) as unknown as typeof items;
  for (let start = 0; start < items.length; start += mostItems)
    await adminClient.bulk(operation, part(start));
}
