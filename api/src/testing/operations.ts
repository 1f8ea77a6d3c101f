import { randomUUID } from 'node:crypto';
import type { Access } from '../platform/http/access.ts';
import type { TestApp } from './test-app.ts';

/** The part of JSON schema that the OpenAPI document of this API uses. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  /** The `type` of a value tells these apart. */
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  required?: string[];
};

type Parameter = { in: 'path' | 'query' | 'header'; name: string; schema: Schema };
type Described = {
  'x-access': Access;
  'x-endless'?: boolean;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

export type Operation = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  parameters: Parameter[];
  body: Schema | null;
};

/**
 * Returns every route of the API, from its own document, so that a new one is found without being named anywhere.
 * Streams of events are left out: their replies do not end, and their own tests ask who may listen.
 */
export async function operationsOf(test: TestApp): Promise<Operation[]> {
  const { body } = await test.call('localhost', 'GET', '/api/openapi.json');
  const paths = Object.entries(body.paths as Record<string, Record<string, Described>>);
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => {
      if (described['x-endless']) return [];
      const body = described.requestBody?.content['application/json']?.schema;
      return {
        method: method.toUpperCase() as Operation['method'],
        path,
        access: described['x-access'],
        parameters: (described.parameters ?? []).map((one) => ({ ...one, schema: plain(one.schema) })),
        body: body ? plain(body) : null,
      };
    }),
  );
}

/** Writes `type: ['string', 'null']` as any of two, as the document does elsewhere. */
function plain({
  type,
  properties,
  items,
  oneOf,
  anyOf = oneOf,
  ...rest
}: Schema | (Omit<Schema, 'type'> & { type: string[] })): Schema {
  if (Array.isArray(type)) {
    return { anyOf: type.map((one) => plain({ ...rest, properties, items, type: one } as Schema)) };
  }
  const inner = Object.entries(properties ?? {}).map(([name, one]) => [name, plain(one)] as const);
  return {
    ...rest,
    ...(type && { type }),
    ...(properties && { properties: Object.fromEntries(inner) }),
    ...(items && { items: plain(items) }),
    ...(anyOf && { anyOf: anyOf.map(plain) }),
  };
}

/** Whether an id goes there, alone or as part of an address of a picture. */
export const takesId = ({ format, pattern }: Schema): boolean =>
  format === 'uuid' || (pattern?.includes('[0-9a-f-]{36}') ?? false);

/** Paths of all fields of a body that hold no others: `items.0.quantity`. */
export function fieldsOf(schema: Schema, path: string[] = []): { path: string[]; schema: Schema }[] {
  if (schema.anyOf) return fieldsOf(schema.anyOf.find((one) => one.type !== 'null') ?? {}, path);
  if (schema.type === 'array') return fieldsOf(schema.items ?? {}, [...path, '0']);
  if (schema.type !== 'object') return [{ path, schema }];
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => fieldsOf(inner, [...path, name]));
}

/** Sets a field of a body; a list or an object that is not there is made. */
export function put(target: unknown, [first = '', ...rest]: string[], value: unknown): void {
  const parent = target as Record<string, unknown>;
  if (rest.length === 0) {
    parent[first] = value;
    return;
  }
  parent[first] ??= rest[0] === '0' ? [] : {};
  put(parent[first], rest, value);
}

let made = 0;

/**
 * Returns a value that fits, different each time where it may be; `id` for every id. With null it names nothing that
 * would have to exist.
 */
export function sample(schema: Schema, id: string | null): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf && id === null && schema.anyOf.some((one) => one.type === 'null')) return null;
  if (schema.anyOf) return sample(schema.anyOf.find((one) => one.type !== 'null') ?? {}, id);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name, { format }]) => id || format !== 'uuid' || schema.required?.includes(name))
          .map(([name, property]) => [name, sample(property, id)]),
      );
    case 'array':
      return id === null && !schema.minItems ? [] : [sample(schema.items ?? {}, id)];
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'boolean':
      return true;
    default:
      return sampleText(schema, id);
  }
}

function sampleText(
  { format, pattern, minLength = 0, maxLength = 1_000 }: Schema,
  id: string | null,
): string {
  if (format === 'uuid') return id ?? randomUUID();
  made += 1;
  const texts = [
    `Sample ${made}`.padEnd(Math.min(12, maxLength), '.'),
    `sample-${made}`,
    `/sample-${made}`,
    `sample-${made}@example.test`,
    '#2e7d32',
    '2026-01-01',
    '2026-01-01T00:00:00.000Z',
    '12345678',
    '0123456789ab',
    '1.0.0',
    'DE',
    'store-admin.order',
    'http://localhost:3100',
    `sha384-${'A'.repeat(64)}`,
    ...(id ? [`/uploads/${id}/${id}.webp`, id] : []),
  ];
  const fits = (text: string) =>
    text.length >= minLength && (!pattern || new RegExp(pattern, 'u').test(text));
  return (
    texts.find((text) => fits(text) && text.length <= maxLength) ??
    'x'.repeat(Math.min(Math.max(minLength, 1), maxLength))
  );
}

/** Returns the operation's address and body with `id` wherever an id goes, and `change` for any parameter. */
export function requestFor(
  operation: Operation,
  id: string | null,
  change: (parameter: Parameter) => string | undefined = () => undefined,
): { url: string; body: unknown } {
  const textOf = (parameter: Parameter) =>
    encodeURIComponent(change(parameter) ?? String(sample(parameter.schema, id)));
  let url = operation.path;
  const query: string[] = [];
  for (const parameter of operation.parameters) {
    if (parameter.in === 'path') url = url.replace(`{${parameter.name}}`, textOf(parameter));
    // Only ids and changed parameters are sent: a filter too many would hide rows that a route shows by mistake.
    const wanted = parameter.schema.format === 'uuid' || change(parameter) !== undefined;
    if (parameter.in === 'query' && wanted) query.push(`${parameter.name}=${textOf(parameter)}`);
  }
  if (query.length > 0) url += `?${query.join('&')}`;
  return { url, body: operation.body ? sample(operation.body, id) : undefined };
}
