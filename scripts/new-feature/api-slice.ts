import type { Names } from './names.ts';
import type { Slice } from './slice.ts';

/** A feature of the API that owns a table, lists its rows and adds one. */
export function apiSlice(names: Names): Slice {
  const { many, manyVariable, oneType } = names;
  return {
    folder: `api/src/features/${many}`,
    files: {
      [`${many}.schema.ts`]: schema(names),
      [`${many}.table.ts`]: table(names),
      [`${many}.service.ts`]: service(names),
      [`${many}.routes.ts`]: routes(names),
      [`${many}.test.ts`]: test(names),
    },
    steps: [
      `name ${manyVariable}Routes in api/src/features.ts, then npm run api-types`,
      `export the types ${oneType} and ${oneType}Input from api/src/contract.ts`,
      `give the routes a permission of their own in api/src/platform/identity/permissions.ts`,
      `npm run migration -- --name ${many}`,
    ],
  };
}

const schema = ({ oneVariable, oneType }: Names) => `import { z } from 'zod';
import { listQuery, listReply } from '../../platform/http/list.schema.ts';

export const ${oneVariable} = z.object({ id: z.uuid(), name: z.string() });
export type ${oneType} = z.infer<typeof ${oneVariable}>;

export const ${oneVariable}Input = z.strictObject({ name: z.string().trim().min(1).max(200) });
export type ${oneType}Input = z.infer<typeof ${oneVariable}Input>;

export const ${oneVariable}ListQuery = listQuery(['name']);
export type ${oneType}ListQuery = z.infer<typeof ${oneVariable}ListQuery>;
export const ${oneVariable}List = listReply(${oneVariable});
`;

const table = ({
  table: tableName,
  manyVariable,
}: Names) => `import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantRow } from '../../platform/database/columns.ts';

export const ${manyVariable} = pgTable('${tableName}', { ...tenantRow(), name: text().notNull() }, (t) => [
  primaryKey({ columns: [t.tenantId, t.id] }),
]);
`;

const service = ({
  many,
  manyVariable,
  manyType,
  oneVariable,
  oneType,
}: Names) => `import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/database/database.ts';
import type { ListReply } from '../../platform/http/list.schema.ts';
import type { ${oneType}, ${oneType}Input, ${oneType}ListQuery } from './${many}.schema.ts';
import { ${manyVariable} } from './${many}.table.ts';

const columns = { id: ${manyVariable}.id, name: ${manyVariable}.name };

export async function list${manyType}(
  tx: Tx,
  tenantId: string,
  { page, limit }: ${oneType}ListQuery,
): Promise<ListReply<${oneType}>> {
  const ofTenant = eq(${manyVariable}.tenantId, tenantId);
  const totalDoc = await tx.$count(${manyVariable}, ofTenant);
  const items = await tx
    .select(columns)
    .from(${manyVariable})
    .where(ofTenant)
    .orderBy(asc(${manyVariable}.name), asc(${manyVariable}.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return { items, totalDoc, page, pages: Math.ceil(totalDoc / limit) };
}

export async function create${oneType}(tx: Tx, tenantId: string, input: ${oneType}Input): Promise<${oneType}> {
  const [${oneVariable}] = await tx
    .insert(${manyVariable})
    .values({ tenantId, name: input.name })
    .returning(columns);
  if (!${oneVariable}) throw new Error('insert returned no row');
  return ${oneVariable};
}
`;

const routes = ({
  many,
  manyVariable,
  manyType,
  oneVariable,
  oneType,
}: Names) => `import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ${oneVariable}, ${oneVariable}Input, ${oneVariable}List, ${oneVariable}ListQuery } from './${many}.schema.ts';
import { create${oneType}, list${manyType} } from './${many}.service.ts';

const tags = ['${many}'];

export const ${manyVariable}Routes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/${many}',
    {
      config: { access: { permission: 'read_settings' } },
      schema: { tags, querystring: ${oneVariable}ListQuery, response: { 200: ${oneVariable}List } },
    },
    (request) => request.inTenant((tx, tenantId) => list${manyType}(tx, tenantId, request.query)),
  );
  app.post(
    '/${many}',
    {
      config: { access: { permission: 'write_settings' } },
      schema: { tags, body: ${oneVariable}Input, response: { 201: ${oneVariable} } },
    },
    async (request, reply) => {
      const created = await request.inTenant((tx, tenantId) => create${oneType}(tx, tenantId, request.body));
      return reply.status(201).send(created);
    },
  );
};
`;

const test = ({ many, title }: Names) => `import { createStaff } from '../../testing/actors.ts';
import { createStore } from '../../testing/factories.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { startTestApp } from '../../testing/test-app.ts';

const host = 'fresh.localhost';
let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  const tenantId = await createStore(test.database, 'fresh');
  token = (await createStaff(test.database, tenantId, 'owner')).token;
});
afterAll(() => test.close());

it('lists what staff added', async () => {
  const added = await test.call(host, 'POST', '/api/${many}', { body: { name: '${title}, first' }, token });
  expect(added.status).toBe(201);
  const { body } = await test.call(host, 'GET', '/api/${many}', { token });
  expect(body).toMatchObject({ items: [{ id: added.body.id, name: '${title}, first' }], totalDoc: 1, pages: 1 });
});

it('names the field that is not valid', async () => {
  const { status, body } = await test.call(host, 'POST', '/api/${many}', { body: { name: ' ' }, token });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'VALIDATION', details: [{ field: 'name' }] });
});

it('is closed to visitors', async () => {
  const { status } = await test.call(host, 'GET', '/api/${many}');
  expect(status).toBe(401);
});
`;
