import type { ProductChange } from 'api';
import type { ApiBody, ApiQuery } from 'mfe-shared';
import { adminClient } from 'mfe-shared';

export type SheetFilter = Omit<ApiQuery<'/product-sheet'>, 'page' | 'limit'>;
type RowsInput = ApiBody<'post', '/product-changes/rows'>;
export type RowChange = RowsInput['rows'][number];

const productsAtOnce = 1_000;

/** One part of the sheet. The grid shows the first one at once, and the others follow. */
export const readPart = (filter: SheetFilter, page: number, signal?: AbortSignal) =>
  adminClient.get('/product-sheet', {
    query: { ...filter, page, limit: productsAtOnce },
    ...(signal && { signal }),
  });

/** The lines of these products as they are now. */
export async function readLines(productIds: string[]) {
  const atOnce = 100;
  const parts = Array.from({ length: Math.ceil(productIds.length / atOnce) }, (_, part) =>
    productIds.slice(part * atOnce, (part + 1) * atOnce),
  );
  const lines = [];
  for (const part of parts) {
    const query = { ids: part.join(), limit: atOnce };
    lines.push(...(await adminClient.get('/product-sheet', { query })).items);
  }
  return lines;
}

export const rowsAtOnce = 500;

export const saveRows = (rows: RowChange[]) => adminClient.post('/product-changes/rows', { body: { rows } });

const pauseMs = 300;

/** Undoes a change, and waits until its rows are written. */
export async function undoSaved(id: string): Promise<ProductChange> {
  let undo = await adminClient.post('/product-changes/{id}/undo', { path: { id } });
  while (undo.status === 'queued' || undo.status === 'running') {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    undo = await adminClient.get('/product-changes/{id}', { path: { id: undo.id } });
  }
  return undo;
}
