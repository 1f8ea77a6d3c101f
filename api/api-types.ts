import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import { pino } from 'pino';
import ts from 'typescript';
import { buildApp } from './src/app.ts';
import { loadConfig } from './src/platform/config.ts';

/**
 * Writes the types of all calls, from the API's own OpenAPI document: `npm run api-types`. With `--check` it only
 * compares. Nothing listens and no database is asked: routes say by themselves what they take and give.
 */

const file = join(import.meta.dirname, 'src/generated/openapi.ts');
const head = `// Made by \`npm run api-types\` from the OpenAPI document, never by hand.

import type { LanguageCode, LocalizedText } from '../languages.ts';

`;

type Operation = { responses?: Record<string, { content?: Record<string, unknown> }> };
type Paths = Record<string, Record<string, Operation>>;

async function readPaths(): Promise<Paths> {
  const app = await buildApp({
    config: loadConfig({}),
    databaseUrl: 'postgres://127.0.0.1:1/none',
    log: pino({ level: 'silent' }),
    limits: false,
  });
  const { paths } = app.swagger();
  await app.close();
  return paths as Paths;
}

/**
 * Paths as clients write them, below `/api`, each with its replies of success: failures all have the one shape of
 * `ApiError`. What answers no JSON (downloads, pages, streams) is not called by clients.
 */
function forClients(paths: Paths): Paths {
  const entries = Object.entries(paths).map(([path, item]) => {
    const operations = Object.entries(item).flatMap(([verb, operation]) => {
      const replies = Object.entries(operation.responses ?? {}).filter(
        ([status, { content }]) => status.startsWith('2') && content?.['application/json'],
      );
      return replies.length > 0 ? [[verb, { ...operation, responses: Object.fromEntries(replies) }]] : [];
    });
    return [path.replace(/^\/api/, ''), Object.fromEntries(operations)] as const;
  });
  return Object.fromEntries(entries.filter(([, item]) => Object.keys(item).length > 0));
}

const document = {
  openapi: '3.1.0',
  info: { title: 'Larder API', version: '1.0.0' },
  paths: forClients(await readPaths()),
};
/** A schema that names its type is not spelled out: one more language changes nothing here. */
const named = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'x-type' in value
    ? { type: 'object', 'x-type': value['x-type'] }
    : value;
const nodes = await openapiTypes(JSON.stringify(document, named), {
  // What has a default may be left out of a body.
  defaultNonNullable: false,
  silent: true,
  transform: (schema) => {
    const name: unknown = 'x-type' in schema ? schema['x-type'] : undefined;
    return typeof name === 'string' ? ts.factory.createTypeReferenceNode(name) : undefined;
  },
});
const types = head + astToString(nodes);
if (!process.argv.includes('--check')) {
  writeFileSync(file, types);
} else if (readFileSync(file, 'utf8') !== types) {
  process.stdout.write('api/src/generated/openapi.ts is not what the routes say: run npm run api-types\n');
  process.exitCode = 1;
}
