import { and, eq } from 'drizzle-orm';
import type { AppConfig } from '../../platform/config.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { orTaken } from '../../platform/database/unique.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { seal, unseal } from '../../platform/identity/sealed.ts';
import { keyFor } from '../../platform/identity/secrets.ts';
import type { CardProvider } from '../../platform/payments/card-provider.ts';
import { stripeAddress, stripeProvider } from '../../platform/payments/stripe.ts';
import type { CardSettingsInput, CardSettingsReply } from './card-settings.schema.ts';
import { cardSettings } from './card-settings.table.ts';

const t = cardSettings;
const ofStore = (tenantId: string) => eq(t.tenantId, tenantId);
const sealedFor = (tenantId: string, name: 'secretKey' | 'webhookSecret') => `${tenantId} card ${name}`;

type SecretKeys = { secretKey?: string | undefined; webhookSecret?: string | undefined };

/** The secrets that are given, as they are stored. */
export const sealedCardKeys = (key: Buffer, tenantId: string, { secretKey, webhookSecret }: SecretKeys) => ({
  ...(secretKey !== undefined && { secretKey: seal(key, sealedFor(tenantId, 'secretKey'), secretKey) }),
  ...(webhookSecret !== undefined && {
    webhookSecret: seal(key, sealedFor(tenantId, 'webhookSecret'), webhookSecret),
  }),
});

type Settings = NonNullable<CardSettingsReply['settings']>;

export async function readCardSettings(tx: Tx, tenantId: string): Promise<Settings | null> {
  const [row] = await tx
    .select({ enabled: t.enabled, publishableKey: t.publishableKey, version: t.version })
    .from(t)
    .where(ofStore(tenantId));
  return row ?? null;
}

export async function takesCards(tx: Tx, tenantId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: t.id })
    .from(t)
    .where(and(ofStore(tenantId), t.enabled));
  return row !== undefined;
}

/** Throws VALIDATION for a missing secret, and VERSION_CONFLICT. */
export async function saveCardSettings(
  tx: Tx,
  tenantId: string,
  { actor, key }: { actor: Principal; key: Buffer },
  { version, secretKey, webhookSecret, ...input }: CardSettingsInput,
): Promise<Settings> {
  const before = await readCardSettings(tx, tenantId);
  if ((before?.version ?? 0) !== version) throw new AppError('VERSION_CONFLICT');
  const given = Object.entries({ secretKey, webhookSecret });
  const lacking = before ? undefined : given.find(([, text]) => text === undefined);
  if (lacking) throw new AppError('VALIDATION', [{ field: lacking[0], message: 'required' }]);
  // A public key and a secret one of different accounts would take no money.
  if (before && before.publishableKey !== input.publishableKey && secretKey === undefined)
    throw new AppError('VALIDATION', [{ field: 'secretKey', message: 'required' }]);
  const next = {
    ...{ ...input, version: version + 1 },
    ...sealedCardKeys(key, tenantId, { secretKey, webhookSecret }),
  };
  if (before) {
    const saved = await tx
      .update(t)
      .set(next)
      .where(and(ofStore(tenantId), eq(t.version, version)))
      .returning({ id: t.id });
    if (saved.length === 0) throw new AppError('VERSION_CONFLICT');
  } else {
    await orTaken(tx.insert(t).values({ secretKey: '', webhookSecret: '', ...next, tenantId }), {
      card_settings_store: ['VERSION_CONFLICT', 'version'],
    });
  }
  const details = { ...input, newSecrets: secretKey !== undefined || webhookSecret !== undefined };
  await recordAct(tx, { ...actorOf(actor), action: 'card-settings.save', tenantId, details });
  return { ...input, version: version + 1 };
}

const purpose = 'card payments';
type Secrets = { config: AppConfig; database: Database };
export const cardKey = (from: Secrets): Promise<Buffer> => keyFor(from, purpose);

/** The addresses of Stripe's API and script: the platform's settings, never a store's. */
export const stripeAddresses = (config: AppConfig) => ({
  api: stripeAddress(config),
  script: config.STRIPE_SCRIPT_URL ?? 'https://js.stripe.com/v3/',
  /** The origins that the script calls: https://docs.stripe.com/security/guide#content-security-policy */
  origins: config.STRIPE_SCRIPT_URL ? [new URL(config.STRIPE_SCRIPT_URL).origin] : stripeOrigins,
});
const stripeOrigins = [
  'https://api.stripe.com',
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://hooks.stripe.com',
];

/** Returns the store's card provider; null without keys, and where the key that encrypted them is gone. */
export async function cardProviderOf(
  tx: Tx,
  tenantId: string,
  { config, key }: { config: AppConfig; key: Buffer },
): Promise<CardProvider | null> {
  const [row] = await tx
    .select({ secretKey: t.secretKey, webhookSecret: t.webhookSecret })
    .from(t)
    .where(ofStore(tenantId));
  if (!row) return null;
  const secretKey = unseal(key, sealedFor(tenantId, 'secretKey'), row.secretKey);
  const webhookSecret = unseal(key, sealedFor(tenantId, 'webhookSecret'), row.webhookSecret);
  if (!secretKey || !webhookSecret) return null;
  return stripeProvider({ secretKey, webhookSecret }, stripeAddresses(config).api);
}
