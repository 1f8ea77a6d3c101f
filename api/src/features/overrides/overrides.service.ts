import type { AppConfig } from '../../platform/config.ts';
import { allowsOverrides } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordAct } from '../../platform/http/audit.ts';
import type { OpenedOverride, Override, OverrideInput, OverrideTicket } from './overrides.schema.ts';
import type { Claims, Tickets } from './overrides.tickets.service.ts';

type Given = { config: AppConfig; tickets: Tickets };
type Audited = Given & { tx: Tx; tenantId: string | null };

function assertAllowed(config: AppConfig): void {
  if (!allowsOverrides(config)) throw new AppError('OVERRIDES_OFF');
}

async function record(
  { tx, tenantId }: Omit<Audited, keyof Given>,
  act: 'create' | 'open' | 'close',
  { remote, origin, by }: Claims,
): Promise<void> {
  const action = { create: 'overrides.create', open: 'overrides.open', close: 'overrides.close' }[act];
  await recordAct(tx, { ...by, action, tenantId, details: { remote, origin } });
}

/** A ticket for a link: a browser that opens it loads this remote from its own machine. */
export async function createOverride(
  { config, tickets, ...audited }: Audited,
  by: Claims['by'],
  input: OverrideInput,
): Promise<OverrideTicket> {
  assertAllowed(config);
  const claims = { ...input, by };
  const { token, expiresAt } = await tickets.sign('ticket', claims);
  await record(audited, 'create', claims);
  return { ticket: token, expiresAt };
}

export async function openOverride(
  { config, tickets, ...audited }: Audited,
  ticket: string,
): Promise<OpenedOverride> {
  assertAllowed(config);
  const { expiresAt: _ofTicket, ...claims } = await tickets.verify('ticket', ticket);
  const { token, expiresAt } = await tickets.sign('session', claims);
  await record(audited, 'open', claims);
  return { remote: claims.remote, origin: claims.origin, expiresAt, session: token };
}

/** What a browser with this session may load from its own machine. */
export async function readOverride({ config, tickets }: Given, session: string): Promise<Override> {
  assertAllowed(config);
  const { remote, origin, expiresAt } = await tickets.verify('session', session);
  return { remote, origin, expiresAt };
}

export async function closeOverride({ tickets, ...audited }: Audited, session: string): Promise<void> {
  await record(audited, 'close', await tickets.verify('session', session));
}
