import { z } from 'zod';

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(['all', 'edge', 'api']).default('all'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  HOST: z.string().default(''),
  ROOT_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .default('localhost'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  API_URL: z.url().optional(),
  DATA_DIR: z.string().default('var'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Config = z.infer<typeof schema>;

/** A setting that is missing or wrong; its message is one sentence for the person who starts the program. */
export class ConfigError extends Error {}

/** Parses the environment once. An empty variable counts as not set. */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError(
    `The setting ${issue?.path.join('.')} is wrong: ${issue?.message}. See .env.example.`,
  );
}
