import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyContextConfig, FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Tx } from '../database/database.ts';
import { recordExport } from './audit.ts';

/** How a request reads its store, each time in a transaction of its own. */
export type Reading = <T>(work: (tx: Tx, tenantId: string) => Promise<T>) => Promise<T>;

type Table<Row> = {
  columns: readonly string[];
  /** The next rows of the list, `rowsAtOnce` at most. `last` is the row that they follow, undefined at the beginning. */
  readAfter(last: Row | undefined): Promise<Row[]>;
  cellsOf(row: Row): readonly unknown[];
};

/** How many rows a statement reads, so that a slow reader holds neither memory nor a transaction. */
export const rowsAtOnce = 1_000;

/** Programs for tables take the text for UTF-8 by it. */
const byteOrderMark = '\uFEFF';

/**
 * Writes a list as CSV, in parts that are read one after the other. A text that a program for tables would take for a
 * formula is escaped.
 */
export async function* csvParts<Row>({ columns, readAfter, cellsOf }: Table<Row>): AsyncGenerator<string> {
  yield byteOrderMark + stringify([[...columns]]);
  let last: Row | undefined;
  for (;;) {
    const rows = await readAfter(last);
    yield stringify(
      rows.map((row) => [...cellsOf(row)]),
      { escape_formulas: true },
    );
    last = rows.at(-1);
    if (rows.length < rowsAtOnce) return;
  }
}

/** Sends the parts as a file with this name. */
export const sendCsv = (reply: FastifyReply, name: string, parts: AsyncIterable<string>) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(parts));

type CsvRoute<Query> = {
  /** Where the list is: the file of `/stock/movements` is `stock-movements.csv`, at `/stock/movements/export`. */
  list: `/${string}`;
  config: FastifyContextConfig;
  /** The query of the list without its page and order. */
  query: z.ZodType<Query>;
  rows(reading: Reading, query: NoInfer<Query>): AsyncIterable<string>;
  /** The action of the audit log, where the list has data about people. */
  recorded?: string;
};

/** Adds the route that sends all rows of a store's list as a file. */
export function csvRoute<Query extends Record<string, unknown>>(
  app: Parameters<FastifyPluginAsyncZod>[0],
  { list, config, query, rows, recorded }: CsvRoute<Query>,
): void {
  const name = list.slice(1).replaceAll('/', '-');
  const tags = list.split('/').slice(1, 2);
  const schema = { tags, produces: ['text/csv'], querystring: query };
  app.get(`${list}/export`, { config, schema }, async (request, reply) => {
    const asked = request.query as Query;
    if (recorded) await recordExport(request, recorded, asked);
    return sendCsv(reply, `${name}.csv`, rows(request.reading.bind(request), asked));
  });
}
