import type { AppConfig } from '../../platform/config.ts';
import { allowsOverrides } from '../../platform/config.ts';
import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { recordAct } from '../../platform/http/audit.ts';
import { refusedState } from '../releases/refusals.ts';
import { labelOf } from '../releases/release-label.ts';
import { findRelease, readReleaseState, wholeRecord } from '../releases/release-rows.ts';
import { readLive } from '../rollouts/rollouts.live.service.ts';
import type {
  OpenedOverride,
  OpenOverrideInput,
  Override,
  OverrideInput,
  OverrideList,
  OverrideTicket,
} from './overrides.schema.ts';
import type { Claims, SessionClaims, Tickets } from './overrides.tickets.service.ts';
import { sessionMs } from './overrides.tickets.service.ts';

type Given = { config: AppConfig; tickets: Tickets; tx: Tx };
type Audited = Given & { tenantId: string | null };
type Opened = SessionClaims['overrides'][number];

/** More do not fit into a cookie. */
const mostOverrides = 5;

/** Whether the override is allowed. A published build is the platform's own, so it is not subject to the setting. */
const isAllowed = (config: AppConfig, input: OverrideInput) => 'build' in input || allowsOverrides(config);

function assertAllowed(config: AppConfig, input: OverrideInput): void {
  if (!isAllowed(config, input)) throw new AppError('OVERRIDES_OFF');
}

async function record(
  { tx, tenantId }: Pick<Audited, 'tx' | 'tenantId'>,
  act: 'create' | 'open' | 'close',
  { by, remote, ...what }: Claims | Opened,
): Promise<void> {
  const action = { create: 'overrides.create', open: 'overrides.open', close: 'overrides.close' }[act];
  const details = 'build' in what ? { remote, build: what.build } : { remote, origin: what.origin };
  await recordAct(tx, { ...by, action, tenantId, details });
}

/**
 * Makes a ticket for a link: a browser that opens it gets this local or published build. Throws RELEASE_UNKNOWN, or
 * RELEASE_REFUSED for a build that was taken out of use.
 */
export async function createOverride(
  { config, tickets, ...audited }: Audited,
  by: Claims['by'],
  input: OverrideInput,
): Promise<OverrideTicket> {
  assertAllowed(config, input);
  if ('build' in input) {
    const { status, ...row } = await readReleaseState(audited.tx, input);
    if (status !== 'published')
      throw new AppError('RELEASE_REFUSED', [refusedState({ ...row, status }, 'is')]);
  }
  const claims = { ...input, by };
  const { token, expiresAt } = await tickets.sign('ticket', claims);
  await record(audited, 'create', claims);
  return { ticket: token, expiresAt };
}

/** Adds the ticket's override to those of the browser's session, in place of another one of the same part. */
export async function openOverride(
  { config, tickets, ...audited }: Audited,
  { ticket, session }: OpenOverrideInput,
): Promise<OpenedOverride> {
  const { expiresAt: _ofTicket, ...claims } = await tickets.verify('ticket', ticket);
  assertAllowed(config, claims);
  const opened: Opened = { ...claims, until: new Date(Date.now() + sessionMs).toISOString() };
  const before = session ? await readSession(tickets, session) : [];
  const others = before.filter(
    ({ remote, until }) => remote !== claims.remote && Date.parse(until) > Date.now(),
  );
  const overrides = [...others, opened].slice(-mostOverrides);
  const { token, expiresAt } = await tickets.sign('session', { overrides });
  await record(audited, 'open', claims);
  return { session: token, expiresAt };
}

/** Reads the overrides of a session. One that has expired, or never was one, has none to keep. */
async function readSession(tickets: Tickets, session: string): Promise<Opened[]> {
  try {
    return (await tickets.verify('session', session)).overrides;
  } catch (error) {
    if (error instanceof AppError && error.code === 'LINK_EXPIRED') return [];
    throw error;
  }
}

/** Reads the builds that a browser with this session gets, without those that were taken out of use since. */
export async function readOverrides({ config, tickets, tx }: Given, session: string): Promise<OverrideList> {
  const opened = (await tickets.verify('session', session)).overrides;
  const live = await readLive(tx);
  const overrides: Override[] = [];
  for (const { by: _by, until: expiresAt, ...input } of opened) {
    if (!isAllowed(config, input) || Date.parse(expiresAt) <= Date.now()) continue;
    if ('origin' in input) overrides.push({ ...input, expiresAt });
    else overrides.push(...(await readPublished(tx, live.parts[input.remote], { ...input, expiresAt })));
  }
  return { overrides };
}

async function readPublished(
  tx: Tx,
  live: string | undefined,
  { remote, build, expiresAt }: { remote: string; build: string; expiresAt: string },
): Promise<Override[]> {
  const row = await findRelease(tx, { remote, build });
  if (row?.status !== 'published') return [];
  const liveRow = live ? await findRelease(tx, { remote, build: live }) : undefined;
  const instead = liveRow ? labelOf(liveRow) : null;
  return [{ remote, build, expiresAt, label: labelOf(row), instead, record: wholeRecord(row.record) }];
}

export async function closeOverrides({ tickets, ...audited }: Audited, session: string): Promise<void> {
  for (const one of (await tickets.verify('session', session)).overrides) await record(audited, 'close', one);
}
