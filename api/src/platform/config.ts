import { z } from 'zod';

/** The password of every account of the demo. A production server lets nobody in with it. */
export const demoPassword = 'Larder-demo-1';

const settings = z.object({
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
  /** The first platform user of an empty platform, made at start. */
  PLATFORM_ADMIN_EMAIL: z.email().max(254).toLowerCase().optional(),
  PLATFORM_ADMIN_PASSWORD: z.string().min(10).max(128).optional(),
});

const schema = settings.superRefine((given, { addIssue }) => {
  const issue = (path: keyof typeof given, message: string) =>
    addIssue({ code: 'custom', path: [path], message });
  const { PLATFORM_ADMIN_EMAIL: email, PLATFORM_ADMIN_PASSWORD: password } = given;
  if (email && !password) issue('PLATFORM_ADMIN_PASSWORD', 'it goes together with PLATFORM_ADMIN_EMAIL');
  if (password && !email) issue('PLATFORM_ADMIN_EMAIL', 'it goes together with PLATFORM_ADMIN_PASSWORD');
  if (given.NODE_ENV === 'production' && password === demoPassword) {
    issue('PLATFORM_ADMIN_PASSWORD', 'everybody knows the password of the demo');
  }
});

export type Config = z.infer<typeof schema>;

/** A setting that is missing or wrong; its message is one sentence for the person who starts the program. */
export class ConfigError extends Error {}

/** Parses the environment once. An empty variable counts as not set. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConfigError(
    `The setting ${issue?.path.join('.')} is wrong: ${issue?.message}. See .env.example.`,
  );
}
