import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const service = z.strictObject({
  image: z.string(),
  build: z.string().optional(),
  restart: z.literal('unless-stopped'),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  configs: z.array(z.strictObject({ source: z.string(), target: z.string() })).optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal('service_healthy') })).optional(),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.number(),
    })
    .optional(),
});

const file = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
  configs: z.record(z.string(), z.strictObject({ content: z.string() })),
});

/** The variables that a file of Compose reads. */
export const variablesOf = (path: string): string[] => [
  ...new Set([...readFileSync(path, 'utf8').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)),
];

/** compose.yaml with its variables filled in. One that has to be there and is not ends it, as with Compose. */
export function readCompose(path: string, variables: Record<string, string>): z.infer<typeof file> {
  const fill = (text: string) =>
    text.replace(
      /\$\{(\w+)(?:(:[-?])([^}]*))?\}/g,
      (_, name: string, sign: string | undefined, rest = '') => {
        const value = variables[name];
        if (value) return value;
        if (sign === ':?') throw new Error(`${name} is missing: ${rest}`);
        return rest;
      },
    );
  const reviver = (_: unknown, value: unknown) => (typeof value === 'string' ? fill(value) : value);
  return file.parse(parse(readFileSync(path, 'utf8'), reviver, { merge: true }));
}
