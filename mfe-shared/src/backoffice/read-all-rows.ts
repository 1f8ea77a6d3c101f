import type { ListData } from './list.types';

const largestPage = 100;

/**
 * Reads all pages of a list: `readAllRows((page) => adminClient.get('/webhooks', { query: { ...query, ...page } }))`.
 * A row that moves to a later page meanwhile is there once.
 */
export async function readAllRows<Row extends { id: string }>(
  read: (page: { page: number; limit: number }) => Promise<ListData<Row>>,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const reply = await read({ page, limit: largestPage });
    for (const row of reply.items) rows.set(row.id, row);
    pages = reply.pages;
  }
  return [...rows.values()];
}
