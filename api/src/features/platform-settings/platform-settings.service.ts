import type { Tx } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { actorOf, recordAct } from '../../platform/http/audit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Principal } from '../../platform/identity/principal.ts';
import { linkTo } from '../../platform/mail/links.ts';
import type { HostTenant } from '../../platform/tenancy/host-tenant.schema.ts';
import { reservedSlugs } from '../../platform/tenancy/host-tenant.schema.ts';
import { findPerson } from '../accounts/accounts.people.service.ts';
import { queueMail } from '../mails/mails.service.ts';
import { platformProblems } from '../settings/settings.check.service.ts';
import { emptyPlatformDocument } from '../settings/settings.defaults.ts';
import { readPlatformDocument, savePlatformDocument } from '../settings/settings.documents.service.ts';
import type { PlatformDocument } from '../settings/settings.platform.schema.ts';
import type { PlatformAdminSetting, PlatformSettingUpdate } from './platform-settings.schema.ts';

export async function readPlatformAdminSetting(tx: Tx): Promise<PlatformAdminSetting> {
  const { body, version } = await readPlatformDocument(tx);
  return { ...emptyPlatformDocument, ...body, version, always_reserved: [...reservedSlugs] };
}

/** Throws VERSION_CONFLICT when somebody saved meanwhile, and VALIDATION. */
export async function savePlatformSetting(
  tx: Tx,
  actor: Principal,
  { version, ...given }: PlatformSettingUpdate,
): Promise<PlatformAdminSetting> {
  const stored = await readPlatformDocument(tx);
  if (stored.version !== version) throw new AppError('VERSION_CONFLICT');
  const before: PlatformDocument = { ...emptyPlatformDocument, ...stored.body };
  const next: PlatformDocument = { ...before, ...given };
  next.reserved_names = [...new Set(next.reserved_names)].sort();
  const problems = platformProblems(next);
  if (problems.length > 0) throw new AppError('VALIDATION', problems);
  await savePlatformDocument(tx, 'platform', { ...next, version });
  const fields = (Object.keys(next) as (keyof PlatformDocument)[]).filter(
    (field) => JSON.stringify(next[field]) !== JSON.stringify(before[field]),
  );
  const changed = Object.fromEntries(fields.map((field) => [field, next[field]]));
  await recordAct(tx, {
    ...actorOf(actor),
    ...{ action: 'platform-settings.save', tenantId: null, details: { changed } },
  });
  return readPlatformAdminSetting(tx);
}

/** Whether no new store may have this address, though none has it. */
export async function isReserved(tx: Tx, slug: string): Promise<boolean> {
  const { body } = await readPlatformDocument(tx);
  return body.reserved_names?.includes(slug) ?? false;
}

/** Sends a mail to the operator who asks, as the platform's own mails look now. */
export async function sendTestMail(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  tenant: HostTenant,
  actor: Principal,
): Promise<{ recipient: string; isSent: boolean }> {
  const person = await findPerson(tx, { tenantId: null, kind: 'platform' }, { id: actor.id });
  if (!person) throw new AppError('NOT_FOUND');
  const link = linkTo(config, { ...tenant, type: 'platform' }, '/platform-admin/settings');
  await queueMail(tx, { tenant: { id: null, name: null }, kind: 'test_mail', recipient: person, link });
  return { recipient: person.email, isSent: Boolean(config.SMTP_URL) };
}
