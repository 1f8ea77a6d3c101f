import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import openapiTypes, { astToString } from 'openapi-typescript';
import { pino } from 'pino';
import ts from 'typescript';
import { z } from 'zod';
import { buildApp } from './src/app.ts';
import { loadConfig } from './src/platform/config.ts';
import type { Access } from './src/platform/http/access.ts';
import { errorReply } from './src/platform/http/list.schema.ts';
import { programPermissions } from './src/platform/identity/permissions.ts';

/**
 * Writes the types of all calls, from the API's own OpenAPI document: `npm run api-types`, for our pages and for the
 * client that stores' own programs use. With `--check` it only compares. Nothing listens and no database is asked: routes say by themselves what they take and give.
 */

const check = process.argv.includes('--check');
const made = `// Made by \`npm run api-types\` from the OpenAPI document, never by hand.
`;

type Operation = {
  'x-access'?: Access;
  'x-endless'?: boolean;
  responses?: Record<string, { content?: Record<string, unknown> } | { $ref: string }>;
};
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

const isJson = (type: string) => type === 'application/json';
const isFile = (type: string) => !['application/json', 'text/html', 'text/event-stream'].includes(type);

/** Selects the wanted operations by the types of their replies, and these replies. Empty paths are left out. */
function select(
  paths: Paths,
  isType: (type: string) => boolean,
  isWanted: (operation: Operation) => boolean = () => true,
): Paths {
  const entries = Object.entries(paths).map(([path, item]) => {
    const operations = Object.entries(item).flatMap(([verb, operation]) => {
      const replies = Object.entries(operation.responses ?? {}).filter(
        ([status, reply]) =>
          status.startsWith('2') && 'content' in reply && Object.keys(reply.content ?? {}).some(isType),
      );
      if (replies.length === 0 || !isWanted(operation)) return [];
      return [[verb, { ...operation, responses: Object.fromEntries(replies) }] as const];
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  return Object.fromEntries(entries.filter(([, item]) => Object.keys(item).length > 0));
}

/**
 * Makes a document for our pages: paths as the pages write them, below `/api`. All failures have the one shape of
 * `ApiError`. The pages call no routes that answer a page or a stream of events.
 */
const forPages = (paths: Paths) => ({
  openapi: '3.1.0',
  info: { title: 'Larder API', version: '1.0.0' },
  paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path.replace(/^\/api/, ''), item])),
});

const isForPrograms = ({ 'x-access': access }: Operation): boolean =>
  access === 'store' ||
  (typeof access === 'object' &&
    'permission' in access &&
    programPermissions.some((permission) => permission === access.permission));

const refused = '#/components/responses/Refused';

/**
 * Makes the document for stores' own programs: the routes that a key can open or that need none, with the shape of
 * failures.
 */
function forPrograms(paths: Paths) {
  const chosen = select(paths, isJson, isForPrograms);
  for (const operation of Object.values(chosen).flatMap(Object.values<Operation>))
    operation.responses = { ...operation.responses, default: { $ref: refused } };
  const { $schema: _, ...schema } = z.toJSONSchema(errorReply);
  const Refused = { description: 'Refused', content: { 'application/json': { schema } } };
  return { ...forPages({}), paths: chosen, components: { responses: { Refused } } };
}

/** A schema that names its type is not spelled out: one more language changes nothing here. */
const named = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'x-type' in value
    ? { type: 'object', 'x-type': value['x-type'] }
    : value;

async function write(name: string, head: string, document: object): Promise<void> {
  const nodes = await openapiTypes(JSON.stringify(document, named), {
    // A field with a default may be left out of a body.
    defaultNonNullable: false,
    silent: true,
    transform: (schema) => {
      const isBinary = 'format' in schema && schema.format === 'binary';
      const type: unknown = isBinary ? 'Blob' : 'x-type' in schema ? schema['x-type'] : undefined;
      return typeof type === 'string' ? ts.factory.createTypeReferenceNode(type) : undefined;
    },
  });
  const file = join(import.meta.dirname, '..', name);
  const types = `${made}\n${head}\n${astToString(nodes)}`;
  if (!check) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, types);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== types) {
    process.stdout.write(`${name} is not what the routes say: run npm run api-types\n`);
    process.exitCode = 1;
  }
}

const paths = await readPaths();
await write(
  'api/src/generated/openapi.ts',
  "import type { LanguageCode, LocalizedText } from '../languages.ts';\n",
  forPages(select(paths, isJson)),
);
await write(
  'api/src/generated/files.ts',
  "import type { LanguageCode } from '../languages.ts';\n",
  forPages(select(paths, isFile)),
);
await write(
  'clients/typescript/src/generated/openapi.ts',
  `/** The code of a language, such as \`en\`. */
export type LanguageCode = string;
/** A text by language. */
export type LocalizedText = Record<LanguageCode, string>;
`,
  forPrograms(paths),
);
