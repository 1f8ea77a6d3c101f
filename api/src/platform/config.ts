import { z } from 'zod';
import { trustedProxies } from './http/trust-proxy.ts';

/** The password of every demo account. A production server refuses it. */
export const demoPassword = 'Larder-demo-1';

/** The sender's address when no setting names one. Nobody can own a `.test` address. */
export const defaultMailFrom = 'no-reply@localhost.test';

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  ROLE: z.enum(['all', 'edge', 'api', 'worker']).default('all'),
  /** Whether a process with the API also works on jobs, mails and webhooks; else workers do. */
  WORK: z.stringbool().default(true),
  /** Whether a server brings the schema up to date when it starts; else `node server/main.js migrate` does. */
  MIGRATE: z.stringbool().default(true),
  /** How long a server that is told to stop still takes requests, so that balancers see that it is not ready. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
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
  /** PostgreSQL itself, where DATABASE_URL is a pooler that shares connections between transactions. */
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
  /** Streaming replicas for reads of data that all shoppers see. */
  DATABASE_REPLICA_URLS: z
    .string()
    .transform((text) => text.split(',').map((url) => url.trim()))
    .pipe(z.array(z.string().regex(/^postgres(ql)?:\/\//)))
    .optional(),
  /** The most connections of this process for requests; `connectionsOf` says how many there are beside them. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(12),
  /** Whether statements are prepared by name, which a PgBouncer older than 1.21 cannot do. */
  DATABASE_PREPARED: z.stringbool().default(true),
  API_URL: z.url().optional(),
  /** The secret by which an API that runs apart recognises the edges of its platform. */
  EDGE_SECRET: z.string().min(32).optional(),
  DATA_DIR: z.string().default('var'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** A statement that takes longer is logged, without its values. */
  SLOW_STATEMENT_MS: z.coerce.number().int().min(1).default(1_000),
  /** Where Prometheus reads figures: a port of its own, and its address; none without it. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** The token that a request to that port sends as `Authorization: Bearer …`; none is needed without it. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Where a collector takes traces by OTLP over HTTP; none are made without it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().max(100).optional(),
  /** The share of requests that are traced. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
  /** The first platform user, created at the start when the database has none. */
  PLATFORM_ADMIN_EMAIL: z.email().max(254).toLowerCase().optional(),
  PLATFORM_ADMIN_PASSWORD: z.string().min(10).max(128).optional(),
  /** Where visitors reach the platform. Its scheme and port are used in the links of mails. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Proxies whose X-Forwarded-For is trusted: a comma-separated list of IP addresses and CIDR ranges. */
  TRUST_PROXY: z
    .string()
    .transform((text, { addIssue }) => {
      try {
        return trustedProxies(text);
      } catch (error) {
        addIssue({ code: 'custom', message: (error as Error).message });
        return z.NEVER;
      }
    })
    .optional(),
  /** smtp://user:password@host:587 or smtps://…; without it mails stay in the outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  MAIL_FROM: z.email().default(defaultMailFrom),
  /** Whether a shopper has to open the link in a mail before the account can be used. */
  CONFIRM_SIGN_UP: z.stringbool().optional(),
  /** Signs the cookies of the shoppers' sign-in layer; generated and stored in the database when not given. */
  AUTH_SECRET: z.string().min(32).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  /** Any OpenID Connect provider: its issuer, and the name on its button. */
  OIDC_ISSUER: z.url().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40).optional(),
  /** Where the files of uploaded builds are stored: any service that speaks S3; a folder of DATA_DIR without it. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9.-]{3,63}$/)
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** Where Stripe is called, and where its script for pages comes from, if not from Stripe itself: a test double. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  STRIPE_SCRIPT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The platform's own account at Stripe, which collects the stores' invoices; they are paid by hand without it. */
  BILLING_STRIPE_KEY: z.string().optional(),
  BILLING_STRIPE_WEBHOOK_SECRET: z.string().optional(),
  /** Whether a page may load a remote from its visitor's own machine, with a ticket; not in production by default. */
  ALLOW_OVERRIDES: z.stringbool().optional(),
  /** Whether shops have a service worker, which keeps pages for when there is no connection. */
  SERVICE_WORKER: z.stringbool().default(true),
});

const schema = settings.superRefine((given, { addIssue }) => {
  const issue = (path: keyof typeof given, message: string) =>
    addIssue({ code: 'custom', path: [path], message });
  const { PLATFORM_ADMIN_EMAIL: email, PLATFORM_ADMIN_PASSWORD: password } = given;
  if (email && !password) issue('PLATFORM_ADMIN_PASSWORD', 'it goes together with PLATFORM_ADMIN_EMAIL');
  if (password && !email) issue('PLATFORM_ADMIN_EMAIL', 'it goes together with PLATFORM_ADMIN_PASSWORD');
  for (const name of ['GOOGLE', 'GITHUB', 'FACEBOOK', 'OIDC'] as const) {
    const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const;
    if (given[id] && !given[secret]) issue(secret, `it goes together with ${id}`);
    if (given[secret] && !given[id]) issue(id, `it goes together with ${secret}`);
  }
  const billing = ['BILLING_STRIPE_KEY', 'BILLING_STRIPE_WEBHOOK_SECRET'] as const;
  const [key, other] = given[billing[0]] ? billing : [billing[1], billing[0]];
  if (given[key] && !given[other]) issue(other, `it goes together with ${key}`);
  const bucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  const named = bucket.find((name) => given[name]);
  for (const name of bucket) if (named && !given[name]) issue(name, `it goes together with ${named}`);
  if (given.OIDC_CLIENT_ID && !given.OIDC_ISSUER)
    issue('OIDC_ISSUER', 'it goes together with OIDC_CLIENT_ID');
  if (given.NODE_ENV === 'production' && password === demoPassword) {
    issue('PLATFORM_ADMIN_PASSWORD', 'everybody knows the password of the demo');
  }
});

export type Config = z.infer<typeof schema>;

/** The settings that the API needs. All others are optional or have a default. */
export type AppConfig = Pick<Config, 'ROOT_DOMAIN' | 'NODE_ENV' | 'DATA_DIR'> & Partial<Config>;

/** Whether a new account is usable only after its mail was confirmed. By default it is so when mails are sent. */
export const confirmsSignUp = ({ CONFIRM_SIGN_UP, SMTP_URL }: AppConfig): boolean =>
  CONFIRM_SIGN_UP ?? Boolean(SMTP_URL);

/** Whether a developer may see their local build of a remote in the pages of this platform. */
export const allowsOverrides = ({ ALLOW_OVERRIDES, NODE_ENV }: AppConfig): boolean =>
  ALLOW_OVERRIDES ?? NODE_ENV !== 'production';

/**
 * Whether addresses that stores enter, such as those of webhooks, are called by https and in the internet only.
 * Outside of production one may be on this machine.
 */
export const hasStrictWebhooks = ({ NODE_ENV }: AppConfig): boolean => NODE_ENV === 'production';

/** A missing or invalid setting. The message is one sentence for the person who starts the program. */
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
