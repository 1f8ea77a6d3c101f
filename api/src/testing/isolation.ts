import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';
import { inTenant } from '../platform/tenancy/tenancy.ts';
import type { Operation, Schema } from './operations.ts';
import { fieldsOf, put, requestFor, sample, takesId } from './operations.ts';
import type { FilledStore } from './world.ts';

/** A place of an operation that takes an id. */
export type Place = { name: string; schema: Schema; parameter?: string; path?: string[] };

export type Reply = { status: number; body: { code?: string } };
export type Send = (operation: Operation, url: string, body: unknown) => Promise<Reply>;

export const outcome = ({ status, body }: Reply): string => `${status} ${body.code ?? ''}`;
export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`;

export function placesOf({ parameters, body }: Operation): Place[] {
  const inAddress = parameters
    .filter(({ schema }) => takesId(schema))
    .map(({ in: where, name, schema }) => ({ name: `${where} ${name}`, schema, parameter: name }));
  const inBody = (body ? fieldsOf(body) : [])
    .filter(({ schema }) => takesId(schema))
    .map(({ path, schema }) => ({ name: `body ${path.join('.')}`, schema, path }));
  return [...inAddress, ...inBody];
}

/** Writes the id in the form of the place; a picture is named with its store. */
const written = ({ schema }: Place, id: string, tenantId: string) =>
  schema.format === 'uuid'
    ? id
    : schema.pattern?.includes('uploads')
      ? `/uploads/${tenantId}/${id}.webp`
      : id;

type Filled = { place: Place; value: string }[];

/** Makes a request without any ids except those that are filled in. */
function requestWith(operation: Operation, filled: Filled): { url: string; body: unknown } {
  const inAddress = new Map(filled.map(({ place, value }) => [place.parameter, value]));
  const { url, body } = requestFor(operation, null, ({ name }) => inAddress.get(name));
  for (const { place, value } of filled) {
    if (!place.path || !operation.body) continue;
    fillLists(body, operation.body, place.path);
    put(body, place.path, value);
  }
  return { url, body };
}

/** Puts one valid element into every list on the path to a field. */
function fillLists(value: unknown, schema: Schema, [first, ...rest]: string[]): void {
  const plain = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  if (first === undefined || !value) return;
  const parent = value as Record<string, unknown>;
  const inner = (first === '0' ? plain.items : plain.properties?.[first]) ?? {};
  const list = inner.anyOf?.find(({ type }) => type !== 'null') ?? inner;
  if (first === '0') parent[first] ??= sample(inner, null);
  else if (parent[first] == null && rest.length > 0)
    parent[first] = list.type === 'array' ? [] : sample(list, null);
  fillLists(parent[first], inner, rest);
}

/** Puts both into a list: our row first, and then the other's. */
function bothInOneList(body: unknown, path: string[], second: string): void {
  const at = path.indexOf('0');
  const list = path
    .slice(0, at)
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], body);
  (list as unknown[]).push(structuredClone((list as unknown[])[0]));
  put(body, [...path.slice(0, at), '1', ...path.slice(at + 1)], second);
}

/**
 * Names another store's rows in every place of an operation, with everything else our own or empty, and in lists
 * after our own row. Returns the differences from naming an unknown row.
 */
export async function tryEachPlace(
  operation: Operation,
  send: Send,
  ours: FilledStore,
  theirs: FilledStore,
): Promise<{ tried: number; differences: string[] }> {
  const places = placesOf(operation);
  const differences: string[] = [];
  let tried = 0;
  const ask = (filled: Filled) => {
    const { url, body } = requestWith(operation, filled);
    return send(operation, url, body);
  };
  const own = places.length > 1 ? await ownAddress(places, ask, ours) : [];
  for (const place of places) {
    const rest = own.filter((one) => one.place !== place);
    const compare = async (what: string, one: (id: string, tenantId: string) => Promise<Reply>) => {
      const nobodys = outcome(await one(randomUUID(), randomUUID()));
      for (const id of theirs.ids) {
        const found = outcome(await one(id, theirs.tenantId));
        tried += 1;
        if (found !== nobodys) differences.push(`${nameOf(operation)} ${what}: ${found}, not ${nobodys}`);
      }
    };
    await compare(place.name, (id, tenantId) =>
      ask([...rest, { place, value: written(place, id, tenantId) }]),
    );
    if (!place.path?.includes('0')) continue;
    const { path } = place;
    const first = await someOwn(place, (filled) => ask([...rest, ...filled]), ours);
    if (!first) continue;
    await compare(`${place.name} behind one of ours`, (id, tenantId) => {
      const { url, body } = requestWith(operation, [...rest, first]);
      bothInOneList(body, path, written(place, id, tenantId));
      return send(operation, url, body);
    });
  }
  return { tried, differences };
}

/** Returns our ids for the path, so that the operation gets further than "not found". */
async function ownAddress(
  places: Place[],
  ask: (filled: Filled) => Promise<Reply>,
  ours: FilledStore,
): Promise<Filled> {
  const [place] = places.filter(({ name }) => name.startsWith('path '));
  if (!place) return [];
  for (const id of ours.ids) {
    const filled = [{ place, value: id }];
    if ((await ask(filled)).status !== 404) return filled;
  }
  return [];
}

async function someOwn(place: Place, ask: (filled: Filled) => Promise<Reply>, ours: FilledStore) {
  for (const id of ours.ids) {
    const one = { place, value: written(place, id, ours.tenantId) };
    if ((await ask([one])).status < 300) return one;
  }
  return undefined;
}

/** Tables in which a transaction of one store can read or write rows of another, without a condition in the query. */
export async function leakingTables(database: Database, ours: string, theirs: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not a.attisdropped
       and has_table_privilege('larder_app', c.oid, 'select') order by 1`,
  );
  const leaking: string[] = [];
  for (const { name } of rows) {
    const seen = await inTenant(database, ours, (tx) =>
      tx.execute<{ foreign: boolean }>(
        `select exists (select from ${name} where tenant_id = '${theirs}') as foreign`,
      ),
    );
    // Our rows are given to the other store, which must be refused; nothing is written.
    const written = await inTenant(database, ours, async (tx) => {
      await tx.execute(`update ${name} set tenant_id = '${theirs}'`);
      throw new Error('written');
    }).catch((error: Error) => error.message === 'written' && 'written');
    const any = await inTenant(database, ours, (tx) => tx.execute(`select from ${name} limit 1`));
    if (seen.rows[0]?.foreign || (written && any.rows.length > 0)) leaking.push(name);
  }
  return leaking;
}
