import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import { deleteRows, restoreRows } from '../../platform/database/deleted-rows.ts';
import { lockRows } from '../../platform/database/rows.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Customer } from './customers.staff.schema.ts';
import { notErased, readCustomer } from './customers.staff.service.ts';
import { customerNotes, customers } from './customers.table.ts';

type Note = { text: string; author: { id: string; name: string } };

/** Throws NOT_FOUND for an erased customer. */
export async function addNote(
  tx: Tx,
  tenantId: string,
  customerId: string,
  { text, author }: Note,
): Promise<Customer> {
  // The lock: an erasure comes before the note, or removes it.
  const known = await lockRows(tx, tenantId, customers, [customerId], 'key share', notErased);
  if (!known.has(customerId)) throw new AppError('NOT_FOUND');
  await tx
    .insert(customerNotes)
    .values({ tenantId, customerId, text, authorId: author.id, authorName: author.name });
  return readCustomer(tx, tenantId, customerId);
}

/** Throws NOT_FOUND when this customer has no such note. */
export async function deleteNote(
  tx: Tx,
  tenantId: string,
  { id: customerId, noteId }: { id: string; noteId: string },
): Promise<Customer> {
  const [note] = await tx
    .select({ id: customerNotes.id })
    .from(customerNotes)
    .where(
      and(
        eq(customerNotes.tenantId, tenantId),
        eq(customerNotes.customerId, customerId),
        eq(customerNotes.id, noteId),
      ),
    );
  if (!note) throw new AppError('NOT_FOUND');
  await deleteRows(tx, tenantId, customerNotes, [noteId]);
  return readCustomer(tx, tenantId, customerId);
}

/** Undoes that. An erased customer has nothing to bring back. */
export const restoreNotes = (tx: Tx, tenantId: string, ids: string[]): Promise<void> =>
  restoreRows(tx, tenantId, customerNotes, ids);
